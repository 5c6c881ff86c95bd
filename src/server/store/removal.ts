import { ignoreNotFound, NotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import type { RecordName } from '#domain/records.ts';
import { addActivities } from './activities.ts';
import {
  conversationsOfLead,
  lockConversations,
  refreshConversation,
  removeOrphanedEnquiries,
} from './conversationRemoval.ts';
import type { Db } from './database.ts';
import { lockLead } from './leadRecord.ts';

/**
 * Locks leads and the conversations with their people until the end of the transaction: conversations first, each kind
 * in a fixed order, so that concurrent transactions cannot deadlock. Deleted leads are skipped.
 * @param others further conversations to lock.
 */
export async function lockPeople(trx: Db, ids: readonly string[], others: readonly string[] = []): Promise<void> {
  const conversations = new Set(others);
  for (const id of ids) {
    const lead = await leadOf(trx, id);
    if (lead) for (const conversation of await conversationsOfLead(trx, lead)) conversations.add(conversation);
  }
  await lockConversations(trx, [...conversations]);
  for (const id of ids.toSorted()) await lockLead(trx, id).catch(ignoreNotFound);
}

const leadOf = (trx: Db, id: string) =>
  trx.selectFrom('lead').select(['id', 'enquiry_id', 'email']).where('id', '=', id).executeTakeFirst();

/**
 * Deletes a lead with its enquiry and that enquiry's mails, whether sent or not. With a person's last lead, their
 * conversation and all replies are deleted, too, so nothing of the person remains; the same enquiry sent again becomes
 * a new lead. A mail that is being sent at this moment still goes out.
 * @param transaction the transaction of all writes.
 * @param accountId the account that deletes it; null if its retention period has ended.
 * @throws NotFound
 */
export async function removeLead(transaction: Db, id: string, accountId: string | null): Promise<void> {
  await lockPeople(transaction, [id]);
  const lead = await leadOf(transaction, id);
  const conversations = lead ? await conversationsOfLead(transaction, lead) : [];
  await removeRecord(transaction, 'lead', id, accountId);
  // Its mails are deleted with it: `on delete cascade`.
  if (lead?.enquiry_id) await transaction.deleteFrom('enquiry').where('id', '=', lead.enquiry_id).execute();
  for (const conversation of conversations) await refreshConversation(transaction, conversation);
}

/**
 * Deletes a conversation with its replies and their mails. Enquiries stay with the leads that they created.
 * @param transaction the transaction of all writes.
 * @throws NotFound
 */
export async function removeConversation(transaction: Db, id: string, accountId: string): Promise<void> {
  await lockConversations(transaction, [id]);
  await removeOrphanedEnquiries(transaction, id);
  await removeRecord(transaction, 'conversation', id, accountId);
}

/**
 * Deletes a record with its history, and logs who deleted it and when.
 * @param transaction the transaction of all writes.
 * @throws NotFound
 */
export async function removeRecord(
  transaction: Db,
  entity: RecordName,
  id: string,
  accountId: string | null,
): Promise<void> {
  const { numDeletedRows } = await transaction.deleteFrom(entity).where('id', '=', id).executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new NotFound(`There is no ${entity} ${id}.`);
  await transaction.deleteFrom('activity').where('entity', '=', entity).where('entity_id', '=', id).execute();
  await addActivities(transaction, { entity, entity_id: id }, accountId, [
    newActivity(accountId === null ? 'expired' : 'deleted'),
  ]);
}
