import { expect } from 'vitest';
import { conversationEntity } from '#domain/conversation.ts';
import { readListQuery } from '#domain/entity.ts';
import { addReply } from '#server/store/conversationMessages.ts';
import { getConversation, listConversations } from '#server/store/conversations.ts';
import type { Db } from '#server/store/database.ts';
import type { Submission } from '#server/store/enquiries.ts';
import { replyForm } from '#tests/support/records.ts';
import { submission } from './engines.ts';

/** An enquiry as it is sent. */
export const sent = (key: string, email: string, name: string, message: string): Submission => {
  const { enquiry, ...rest } = submission(key);
  return { ...rest, enquiry: { ...enquiry, email, name, message } };
};

/** @returns the first page of conversations. @param search the list's query parameters. */
export const list = async (db: Db, search = '') =>
  (await listConversations(db, readListQuery(conversationEntity, new URLSearchParams(search)))).rows;

/** Eva's session. */
export const eva = { id: 'eva', name: 'Eva', email: 'eva@example.com', role: 'staff' as const, picture: '' };

/** Sends a reply by Eva. @param attempt key of the attempt, if any. */
export const reply = (db: Db, id: string, attempt: string | null = null, form = replyForm) =>
  db
    .transaction()
    .execute((trx) => addReply(trx, id, form, attempt === null ? null : { key: attempt, accountId: eva.id }, eva));

/** @returns the only conversation, with its details. */
export async function theOnly(db: Db) {
  const rows = await list(db, 'archived=all');
  expect(rows).toHaveLength(1);
  return getConversation(db, rows[0]?.id ?? '');
}
