import { ignoreNotFound, NotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import type { RecordName } from '#domain/records.ts';
import { addActivities } from './activities.ts';
import {
  conversationsOfLead,
  lockConversations,
  removeLooseEnquiries,
  tidyConversation,
} from './conversationRemoval.ts';
import type { Db } from './database.ts';
import { lockLead } from './leadRecord.ts';

/**
 * Keeps leads and the conversations with their people from being changed until the transaction is over: first the
 * conversations, then the leads, each in one order for all who do it at once. Those that are gone are left out.
 * @param others conversations that no lead leads to.
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
 * Deletes a lead with the enquiry that it came with and that enquiry's mails, sent or not. With a person's last lead their
 * conversation goes, and all replies in it: nothing of the person stays, and the same words sent again are a new lead. A
 * mail that is being handed to the mail server in this very moment still goes out. @param transaction of all writes.
 * @param accountId who does it; null where their time is over. @throws NotFound
 */
export async function removeLead(transaction: Db, id: string, accountId: string | null): Promise<void> {
  await lockPeople(transaction, [id]);
  const lead = await leadOf(transaction, id);
  const conversations = lead ? await conversationsOfLead(transaction, lead) : [];
  await removeRecord(transaction, 'lead', id, accountId);
  // Its mails go with it: `on delete cascade`.
  if (lead?.enquiry_id) await transaction.deleteFrom('enquiry').where('id', '=', lead.enquiry_id).execute();
  for (const conversation of conversations) await tidyConversation(transaction, conversation);
}

/**
 * Deletes a conversation with its replies and their mails; what the person has sent stays with the leads that it has
 * begun. @param transaction of all writes. @throws NotFound
 */
export async function removeConversation(transaction: Db, id: string, accountId: string): Promise<void> {
  await lockConversations(transaction, [id]);
  await removeLooseEnquiries(transaction, id);
  await removeRecord(transaction, 'conversation', id, accountId);
}

/**
 * Deletes a record for good with its history, and keeps who did it and when. @param transaction of all writes.
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
