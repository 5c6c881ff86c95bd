import type { ExpressionBuilder, Generated } from 'kysely';
import { type Conversation, conversationEntity } from '#domain/conversation.ts';
import { type SortKey, sortValueOf } from '#domain/entity.ts';
import { searchText } from './keys.ts';
import type { Tables } from './tables.ts';

/** Conversations, as stored. Lists are sorted by the columns named `…_key`. */
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
  /** A lead of its person, whatever the lead's email address becomes; null if it began with an enquiry. */
  lead_id: string | null;
  /** Instant of the last message or change by staff, ISO 8601 UTC. */
  updated_at: string;
  name_key: SortKey;
  /** Name, email address, all messages, and the references of enquiries. */
  search: string;
}

/** The messages of a conversation. The text of an enquiry is stored in the enquiry, that of a mail in this table. */
export interface MessageTable {
  id: string;
  conversation_id: string;
  /** The enquiry, which is deleted with the message; null for mails. */
  enquiry_id: string | null;
  /** The account that wrote the reply; null if it was deleted. */
  account_id: string | null;
  /** The address that a client's mail was sent from; null for enquiries and replies. */
  sender: Generated<string | null>;
  /** The `Message-ID` of a client's mail, with its angle brackets; null if it has none that can be repeated. */
  mail_id: Generated<string | null>;
  /** JSON array of the names of files that were attached to a client's mail. */
  attachments: Generated<string>;
  subject: string;
  body: string;
  created_at: string;
}

/** The columns of a conversation. */
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

/** Selects the name of the staff member responsible for a conversation. */
export const responsibleName = (build: ExpressionBuilder<Tables, 'conversation'>) =>
  build
    .selectFrom('account')
    .select('account.name')
    .whereRef('account.id', '=', 'conversation.responsible_id')
    .as('responsible');

/** @returns the table row of a conversation. @param words the texts of all its messages. @param leadId see the table. */
export const toConversationRow = (
  conversation: Omit<Conversation, 'responsible'>,
  words: readonly string[],
  leadId: string | null,
): ConversationTable => ({
  id: conversation.id,
  email: conversation.email,
  name: conversation.name,
  excerpt: conversation.excerpt,
  latest_at: conversation.latestAt,
  read: conversation.read,
  archived: conversation.archived,
  responsible_id: conversation.responsibleId,
  lead_id: leadId,
  updated_at: conversation.latestAt,
  name_key: sortValueOf(conversationEntity.fields.name, conversation.name),
  search: searchText([conversation.name, conversation.email, ...words]),
});

/** @returns the conversation of a row. */
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
