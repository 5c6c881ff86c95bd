import { NotFound } from '#backend/errors.ts';
import { activitiesBetween } from '#domain/activity.ts';
import {
  type Conversation,
  type ConversationChange,
  type ConversationDetails,
  type ConversationLead,
  conversationEntity,
  inverseChange,
  type Message,
  searchedTextsOf,
} from '#domain/conversation.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import { matchingPassage } from '#domain/passages.ts';
import { hasExpectedValues } from '#domain/records.ts';
import { searchWords } from '#domain/textSearch.ts';
import { foldEmail } from '#domain/texts.ts';
import { addActivities } from './activities.ts';
import { conversationColumns, responsibleName, toConversation, toConversationRow } from './conversationTable.ts';
import type { Db } from './database.ts';
import { lockLead, requirePeople } from './leadRecord.ts';
import { hasEmail } from './leadTable.ts';
import { countRows, type ListedTable, readPage } from './lists.ts';
import { lockRow } from './lockRow.ts';
import { newId } from './newId.ts';
import { mailState } from './outboxTable.ts';

/** Maximum messages shown of a conversation: the latest ones. */
const maxMessages = 200;

/** Maximum messages that are looked through for the passages that a search has found: the latest ones. */
const maxSearchedMessages = 1000;

/** All conversations for lists and searches. @param search the search text; its passages become the excerpts. */
export const listedConversations = (db: Db, search: string): ListedTable<Conversation> => ({
  count: (condition) => countRows(db.selectFrom('conversation').where(condition)),
  read: async (condition, order, limit, offset) => {
    const matching = db
      .selectFrom('conversation')
      .select(conversationColumns)
      .select(responsibleName)
      .where(condition)
      .orderBy(order);
    const conversations = (await matching.limit(limit).offset(offset).execute()).map(toConversation);
    return searchWords(search).length === 0 ? conversations : withPassages(db, conversations, search);
  },
});

/**
 * @returns the conversations with the passage of the latest message in which the search found a word as their excerpt,
 * unless name or address explain why they were found.
 */
async function withPassages(db: Db, conversations: readonly Conversation[], search: string): Promise<Conversation[]> {
  if (conversations.length === 0) return [];
  const rows = await db
    .selectFrom('message')
    .leftJoin('enquiry', 'enquiry.id', 'message.enquiry_id')
    .select(['conversation_id', 'enquiry_id', 'sender', 'body', 'enquiry.message', 'reference'])
    .where(
      'conversation_id',
      'in',
      conversations.map(({ id }) => id),
    )
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(maxSearchedMessages)
    .execute();
  const messages = rows.map(({ conversation_id: of, enquiry_id, sender, body, message, reference }) =>
    enquiry_id
      ? ({ of, kind: 'enquiry', text: message ?? '', reference: reference ?? '' } as const)
      : ({ of, kind: sender === null ? 'reply' : 'mail', text: body } as const),
  );
  return conversations.map((conversation) => {
    const { id, name, email, excerpt } = conversation;
    const texts = messages.filter(({ of }) => of === id).flatMap(searchedTextsOf);
    return { ...conversation, excerpt: matchingPassage(`${name} ${email}`, texts, search) || excerpt };
  });
}

/** @returns the requested page of all matching conversations. */
export const listConversations = (db: Db, query: ListQuery): Promise<Page<Conversation>> =>
  readPage(conversationEntity, query, listedConversations(db, query.q));

/** @returns a conversation with its messages and the leads of its person. @throws NotFound */
export async function getConversation(db: Db, id: string): Promise<ConversationDetails> {
  const row = await db
    .selectFrom('conversation')
    .select(conversationColumns)
    .select(responsibleName)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no conversation ${id}.`);
  return { ...toConversation(row), messages: await readMessages(db, id), leads: await leadsOf(db, row) };
}

/** @returns the messages of a conversation, oldest first. */
export async function readMessages(db: Db, id: string): Promise<Message[]> {
  const rows = await db
    .selectFrom('message')
    .leftJoin('enquiry', 'enquiry.id', 'message.enquiry_id')
    .leftJoin('account', 'account.id', 'message.account_id')
    .leftJoin('outbox', 'outbox.message_id', 'message.id')
    .select(['message.id', 'message.enquiry_id', 'message.account_id', 'sender', 'attachments', 'message.subject'])
    .select(['message.body', 'message.created_at as at', 'account.name as by'])
    .select(['reference', 'enquiry.message', 'page', 'service', 'event_type', 'event_date'])
    .select(['outbox.id as mail', 'sent_at', 'failed_at', 'last_error'])
    .where('conversation_id', '=', id)
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(maxMessages)
    .execute();
  return rows.toReversed().map((row): Message => {
    const { id, at, subject, sender } = row;
    if (row.enquiry_id) {
      return {
        id,
        kind: 'enquiry',
        at,
        text: row.message ?? '',
        reference: row.reference ?? '',
        page: row.page ?? '',
        service: row.service ?? '',
        eventType: row.event_type ?? 'other',
        eventDate: row.event_date,
      };
    }
    const written = { id, at, subject, text: row.body };
    if (sender !== null) return { ...written, kind: 'mail', from: sender, attachments: JSON.parse(row.attachments) };
    return {
      ...written,
      kind: 'reply',
      by: row.account_id ? { id: row.account_id, name: row.by ?? '' } : null,
      mail: { state: mailState(row), reason: row.sent_at ? '' : (row.last_error ?? '') },
    };
  });
}

/** @returns the leads of a conversation's person: its own, and those found by email address and by enquiries, latest first. */
export const leadsOf = (db: Db, { id, email }: { id: string; email: string }): Promise<ConversationLead[]> =>
  db
    .selectFrom('lead')
    .select(['id', 'event_type as eventType', 'event_date as eventDate', 'status'])
    .where('id', 'in', (query) =>
      // A union of queries: with one combined condition, PostgreSQL would scan all leads.
      query
        .selectFrom('lead')
        .select('lead.id')
        .where(hasEmail(email))
        .union(
          query
            .selectFrom('conversation')
            .innerJoin('lead as own', 'own.id', 'conversation.lead_id')
            .select('own.id')
            .where('conversation.id', '=', id),
        )
        .union(
          query
            .selectFrom('message')
            .innerJoin('lead as sent', 'sent.enquiry_id', 'message.enquiry_id')
            .select('sent.id')
            .where('conversation_id', '=', id),
        )
        .union(
          query
            .selectFrom('message')
            .innerJoin('enquiry', 'enquiry.id', 'message.enquiry_id')
            .innerJoin('lead as merged', 'merged.id', 'enquiry.lead_id')
            .select('merged.id')
            .where('conversation_id', '=', id),
        ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/**
 * Marks several conversations as read or archived, or assigns them. Conversations that need no change, are not as
 * expected or were deleted are skipped.
 * @returns the changes that undo those applied.
 * @throws InvalidInput
 */
export async function changeConversations(
  trx: Db,
  changes: readonly ConversationChange[],
  accountId: string,
): Promise<ConversationChange[]> {
  await requirePeople(trx, changes);
  const undo: ConversationChange[] = [];
  // Sorted, so that concurrent changes lock rows in the same order and cannot deadlock.
  for (const { id, expected, undo: _, ...change } of changes.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    await lockRow(trx, 'conversation', id);
    const before = await trx
      .selectFrom('conversation')
      .select(['read', 'archived', 'responsible_id as responsibleId', 'latest_at as latestAt'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before || !hasExpectedValues(before, expected)) continue;
    const after = { ...before, ...change };
    if (activitiesBetween(before, after).length === 0) continue;
    const { read, archived, responsibleId: responsible_id } = after;
    await trx
      .updateTable('conversation')
      .set({ read, archived, responsible_id, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    // Reading a conversation is not logged.
    const newActivities = activitiesBetween({ ...before, read }, after);
    await addActivities(trx, { entity: 'conversation', entity_id: id }, accountId, newActivities);
    undo.push(inverseChange({ ...before, id }, change));
  }
  return undo;
}

/**
 * @returns the id of the conversation with a lead's person. A new conversation stays in the archive until the first
 * message.
 * @throws NotFound if there is no such lead, or it has no address.
 */
export async function openConversation(trx: Db, leadId: string): Promise<string> {
  // Otherwise the lead could be deleted before the conversation refers to it.
  await lockLead(trx, leadId);
  const lead = await trx.selectFrom('lead').select(['name', 'email']).where('id', '=', leadId).executeTakeFirst();
  const email = foldEmail(lead?.email ?? '');
  if (!lead || email === '') throw new NotFound(`There is no lead ${leadId} with an email address.`);
  const conversation = {
    id: newId(),
    name: lead.name,
    email,
    excerpt: '',
    latestAt: new Date().toISOString(),
    read: 'yes',
    archived: 'yes',
    responsibleId: null,
  } as const;
  await trx
    .insertInto('conversation')
    .values(toConversationRow(conversation, [], leadId))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await trx.selectFrom('conversation').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}
