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
 * @param trx the transaction of all writes.
 * @param accountId the account that deletes it; null if its retention period has ended.
 * @throws NotFound
 */
export async function removeLead(trx: Db, id: string, accountId: string | null): Promise<void> {
  await lockPeople(trx, [id]);
  const lead = await leadOf(trx, id);
  const conversations = lead ? await conversationsOfLead(trx, lead) : [];
  await removeRecord(trx, 'lead', id, accountId);
  // Its mails are deleted with it: `on delete cascade`.
  if (lead?.enquiry_id) await trx.deleteFrom('enquiry').where('id', '=', lead.enquiry_id).execute();
  for (const conversation of conversations) await refreshConversation(trx, conversation);
}

/**
 * Deletes a conversation with its replies and their mails. Enquiries stay with the leads that they created.
 * @param trx the transaction of all writes.
 * @throws NotFound
 */
export async function removeConversation(trx: Db, id: string, accountId: string): Promise<void> {
  await lockConversations(trx, [id]);
  await removeOrphanedEnquiries(trx, id);
  await removeRecord(trx, 'conversation', id, accountId);
}

/**
 * Deletes a record with its history, and logs who deleted it and when.
 * @param trx the transaction of all writes.
 * @throws NotFound
 */
export async function removeRecord(trx: Db, entity: RecordName, id: string, accountId: string | null): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom(entity).where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new NotFound(`There is no ${entity} ${id}.`);
  await trx.deleteFrom('activity').where('entity', '=', entity).where('entity_id', '=', id).execute();
  await addActivities(trx, { entity, entity_id: id }, accountId, [
    newActivity(accountId === null ? 'expired' : 'deleted'),
  ]);
}
