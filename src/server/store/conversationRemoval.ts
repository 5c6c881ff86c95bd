import { excerptOf } from '#domain/conversation.ts';
import { foldEmail } from '#domain/texts.ts';
import { leadsOf, readMessages } from './conversations.ts';
import { toConversationRow } from './conversationTable.ts';
import type { Db } from './database.ts';
import type { LeadTable } from './leadTable.ts';

/** @returns the ids of the conversations with whoever a lead is: by its address, and by its enquiries. */
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
 * Keeps conversations from being changed until the transaction is over. By their addresses, as enquiries that come in take
 * them, and before anything else that a deletion touches: of all who do it at once, none waits for another that waits for it.
 */
export async function lockConversations(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx.selectFrom('conversation').select(['id', 'email']).where('id', 'in', ids).execute();
  for (const { id } of rows.toSorted((one, other) => (one.email < other.email ? -1 : 1))) {
    // Writes nothing new; both engines have the row wait for it.
    const update = trx.updateTable('conversation').set(({ ref }) => ({ updated_at: ref('updated_at') }));
    await update.where('id', '=', id).execute();
  }
}

/**
 * Puts a conversation in order after a lead of its person was deleted: with the last lead, or the last message, it goes.
 * Else it is as what is left of it says.
 */
export async function tidyConversation(trx: Db, id: string): Promise<void> {
  const updated_at = new Date().toISOString();
  // Kept as it is until the transaction is over: an enquiry that comes in now waits, and finds what is left.
  const before = await trx
    .updateTable('conversation')
    .set({ updated_at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!before) return;
  const messages = await readMessages(trx, id);
  const latest = messages.at(-1);
  if (!latest || (await leadsOf(trx, { id, email: before.email })).length === 0) return removeConversation(trx, id);
  const { name, email, read, archived, responsible_id: responsibleId } = before;
  const words = messages.map(({ text }) => text);
  const left = { id, name, email, read, archived, responsibleId, excerpt: excerptOf(latest.text), latestAt: latest.at };
  await trx
    .updateTable('conversation')
    .set({ ...toConversationRow(left, words), updated_at })
    .where('id', '=', id)
    .execute();
}

/** Deletes a conversation with its replies and their mails. */
async function removeConversation(trx: Db, id: string): Promise<void> {
  await removeLooseEnquiries(trx, id);
  await trx.deleteFrom('conversation').where('id', '=', id).execute();
  await trx.deleteFrom('activity').where('entity', '=', 'conversation').where('entity_id', '=', id).execute();
}

/** Deletes the enquiries of a conversation that no lead has: those of leads go with these. */
export async function removeLooseEnquiries(trx: Db, id: string): Promise<void> {
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
