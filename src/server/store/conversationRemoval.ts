import { excerptOfMessage, searchedWordsOf } from '#domain/conversation.ts';
import { foldEmail } from '#domain/texts.ts';
import { leadsOf, readMessages } from './conversations.ts';
import { toConversationRow } from './conversationTable.ts';
import type { Db } from './database.ts';
import type { LeadTable } from './leadTable.ts';
import { lockRow } from './lockRow.ts';

/** @returns the ids of the conversations with a lead's person: its own, and those found by email address and by enquiries. */
export async function conversationsOfLead(
  db: Db,
  { id, email, enquiry_id }: Pick<LeadTable, 'id' | 'email' | 'enquiry_id'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('id')
    .where((where) =>
      where.or([
        where('email', '=', foldEmail(email)),
        where('lead_id', '=', id),
        where(
          'id',
          'in',
          where
            .selectFrom('message')
            .innerJoin('enquiry', 'enquiry.id', 'message.enquiry_id')
            .select('conversation_id')
            .where((its) => its.or([its('enquiry.id', '=', enquiry_id ?? ''), its('enquiry.lead_id', '=', id)])),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks conversations until the end of the transaction. The locks are taken in the order of email addresses, as for
 * incoming enquiries, and before a deletion changes any other row, so that concurrent transactions cannot deadlock.
 */
export async function lockConversations(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx.selectFrom('conversation').select(['id', 'email']).where('id', 'in', ids).execute();
  for (const { id } of rows.toSorted((one, other) => (one.email < other.email ? -1 : 1))) {
    await lockRow(trx, 'conversation', id);
  }
}

/**
 * Updates a conversation after a lead of its person was deleted. Without remaining leads or messages, the conversation
 * is deleted, too; otherwise its columns are derived from the remaining messages.
 */
export async function refreshConversation(trx: Db, id: string): Promise<void> {
  const updated_at = new Date().toISOString();
  // Locks the row: an enquiry that arrives now waits for the end of the transaction.
  const before = await trx
    .updateTable('conversation')
    .set({ updated_at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!before) return;
  const messages = await readMessages(trx, id);
  const latest = messages.at(-1);
  const [lead] = await leadsOf(trx, { id, email: before.email });
  if (!latest || !lead) return removeWithLead(trx, id);
  const { name, email, read, archived, responsible_id: responsibleId } = before;
  const words = messages.map(searchedWordsOf);
  const conversation = {
    id,
    name,
    email,
    read,
    archived,
    responsibleId,
    excerpt: excerptOfMessage(latest),
    latestAt: latest.at,
  };
  await trx
    .updateTable('conversation')
    .set({ ...toConversationRow(conversation, words, before.lead_id ?? lead.id), updated_at })
    .where('id', '=', id)
    .execute();
}

/** Deletes a conversation with its replies and their mails, without a log entry: that of the lead stands for both. */
async function removeWithLead(trx: Db, id: string): Promise<void> {
  await removeOrphanedEnquiries(trx, id);
  await trx.deleteFrom('conversation').where('id', '=', id).execute();
  await trx.deleteFrom('activity').where('entity', '=', 'conversation').where('entity_id', '=', id).execute();
}

/** Deletes the enquiries of a conversation that belong to no lead; others are deleted with their leads. */
export async function removeOrphanedEnquiries(trx: Db, id: string): Promise<void> {
  const enquiries = trx
    .selectFrom('message')
    .select('enquiry_id')
    .where('conversation_id', '=', id)
    .where('enquiry_id', 'is not', null);
  const ofLeads = trx.selectFrom('lead').select('enquiry_id').where('enquiry_id', 'in', enquiries);
  await trx
    .deleteFrom('enquiry')
    .where('id', 'in', enquiries)
    .where('id', 'not in', ofLeads)
    .where('lead_id', 'is', null)
    .execute();
}
