import type { ExpressionBuilder } from 'kysely';
import { type Conversation, conversationEntity } from '#domain/conversation.ts';
import { type SortKey, sortValueOf } from '#domain/entity.ts';
import { searchText } from './keys.ts';
import type { Tables } from './tables.ts';

/** Conversations as they are stored. Columns named `…_key` are what lists are sorted by. */
export interface ConversationTable {
  id: string;
  /** Lower case. */
  email: string;
  name: string;
  excerpt: string;
  latest_at: string;
  read: Conversation['read'];
  archived: Conversation['archived'];
  responsible_id: string | null;
  /** Instant of whatever happened last: a message, or what staff has made of it. */
  updated_at: string;
  name_key: SortKey;
  /** Name, email, and all that was written. */
  search: string;
}

/** The messages of a conversation: what a client has sent is an enquiry, what we have written stands here. */
export interface MessageTable {
  id: string;
  conversation_id: string;
  /** The enquiry that it is; null of a reply. It goes with it. */
  enquiry_id: string | null;
  /** The account that wrote the reply; null where it was deleted. */
  account_id: string | null;
  subject: string;
  body: string;
  created_at: string;
}

/** The columns that make a conversation. */
export const conversationColumns = [
  'id',
  'email',
  'name',
  'excerpt',
  'latest_at',
  'read',
  'archived',
  'responsible_id',
] as const satisfies (keyof ConversationTable)[];

/** Selects the name of who takes care of a conversation. */
export const responsibleName = (build: ExpressionBuilder<Tables, 'conversation'>) =>
  build
    .selectFrom('account')
    .select('account.name')
    .whereRef('account.id', '=', 'conversation.responsible_id')
    .as('responsible');

/**
 * @param words all that was written in it.
 * @returns a conversation as its table keeps it.
 */
export const toConversationRow = (
  conversation: Omit<Conversation, 'responsible'>,
  words: readonly string[],
): ConversationTable => ({
  id: conversation.id,
  email: conversation.email,
  name: conversation.name,
  excerpt: conversation.excerpt,
  latest_at: conversation.latestAt,
  read: conversation.read,
  archived: conversation.archived,
  responsible_id: conversation.responsibleId,
  updated_at: conversation.latestAt,
  name_key: sortValueOf(conversationEntity.fields.name, conversation.name),
  search: searchText([conversation.name, conversation.email, ...words]),
});

/** @returns a stored conversation. */
export const toConversation = (
  row: Pick<ConversationTable, (typeof conversationColumns)[number]> & { responsible: string | null },
): Conversation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  excerpt: row.excerpt,
  latestAt: row.latest_at,
  read: row.read,
  archived: row.archived,
  responsibleId: row.responsible_id,
  responsible: row.responsible ?? '',
});
