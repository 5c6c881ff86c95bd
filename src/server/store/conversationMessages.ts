import { type RawBuilder, sql } from 'kysely';
import { NotFound } from '#backend/errors.ts';
import {
  type ClientMail,
  type Conversation,
  excerptOf,
  excerptOfMessage,
  type ReplyForm,
  type SearchedMessage,
  searchedWordsOf,
} from '#domain/conversation.ts';
import { groupBy } from '#domain/groupBy.ts';
import { contactActivity, leadsOfReply, statusAfterContact } from '#domain/leadContact.ts';
import type { Session } from '#domain/session.ts';
import { foldEmail } from '#domain/texts.ts';
import { addActivities } from './activities.ts';
import { leadsOf } from './conversations.ts';
import { type ConversationTable, toConversationRow } from './conversationTable.ts';
import type { Db } from './database.ts';
import { searchText } from './keys.ts';
import { setLeadStatus } from './leadRecord.ts';
import { newId } from './newId.ts';
import { queueMails } from './outbox.ts';
import { createOnce, type WriteAttempt } from './recordWrites.ts';
import type { EnquiryTable } from './tables.ts';

/** Maximum searchable characters of a conversation, so that long ones do not slow the search down. */
const searchedLength = 50_000;

/** @param words the text of a conversation, ending with the latest name and address. @returns its searchable end. */
const latestWords = (words: RawBuilder<unknown>): RawBuilder<string> =>
  sql`substr(${words}, case when length(${words}) > ${searchedLength} then length(${words}) - ${searchedLength} + 1 else 1 end)`;

/**
 * Adds new enquiries to the conversations of their senders, with two statements for all of them. Each conversation
 * becomes unread and leaves the archive.
 * @param trx the transaction that stored the enquiries.
 */
export async function addEnquiryMessages(trx: Db, enquiries: readonly EnquiryTable[]): Promise<void> {
  if (enquiries.length === 0) return;
  const byEmail = groupBy(enquiries, ({ email }) => foldEmail(email));
  // Sorted, so that two processes with the same addresses cannot deadlock.
  const sorted = [...byEmail].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rows = sorted.map(([email, ownEnquiries]) => {
    const { name, message, created_at } = ownEnquiries.at(-1) as EnquiryTable;
    const conversation = {
      id: newId(),
      name,
      email,
      excerpt: excerptOf(message),
      latestAt: created_at,
      read: 'no',
      archived: 'no',
      responsibleId: null,
    } as const;
    return toConversationRow(
      conversation,
      ownEnquiries.map(({ reference, message: text }) => searchedWordsOf({ kind: 'enquiry', reference, text })),
      null,
    );
  });
  const conversations = await trx
    .insertInto('conversation')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        name_key: ref('excluded.name_key'),
        excerpt: ref('excluded.excerpt'),
        latest_at: ref('excluded.latest_at'),
        updated_at: ref('excluded.updated_at'),
        read: ref('excluded.read'),
        archived: ref('excluded.archived'),
        search: latestWords(sql`conversation.search || ${'\n'} || excluded.search`),
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(conversations.map(({ id, email }) => [email, id]));
  const messages = enquiries.map(({ id, email, created_at }) => ({
    id: newId(),
    conversation_id: ids.get(foldEmail(email)) ?? '',
    enquiry_id: id,
    subject: '',
    body: '',
    created_at,
  }));
  await trx.insertInto('message').values(messages).execute();
}

/** Makes a mail the latest message of its conversation, which leaves the archive. @param now instant, ISO 8601 UTC. */
async function updateWithMail(
  trx: Db,
  { id, name, email }: Pick<ConversationTable, 'id' | 'name' | 'email'>,
  message: SearchedMessage & { subject?: string },
  now: string,
  read: Conversation['read'],
): Promise<void> {
  const words = `\n${searchText([name, email, searchedWordsOf(message)])}`;
  await trx
    .updateTable('conversation')
    .set({
      excerpt: excerptOfMessage(message),
      latest_at: now,
      updated_at: now,
      read,
      archived: 'no',
      search: latestWords(sql`search || ${words}`),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * @param addresses of senders of mails.
 * @param own addresses of the company.
 * @returns those that have a conversation. Colleagues who have tried the enquiry form are no clients.
 */
export async function clientsAmong(
  db: Db,
  addresses: readonly string[],
  own: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('conversation')
    .select('email')
    // The empty address has no conversation, but keeps the list from being empty.
    .where('email', 'in', ['', ...addresses.map(foldEmail)])
    .where('email', 'not in', ['', ...own.map(foldEmail)])
    .where('email', 'not in', (accounts) => accounts.selectFrom('account').select('email'))
    .execute();
  const emails = new Set(rows.map(({ email }) => email));
  return new Set(addresses.filter((address) => emails.has(foldEmail(address))));
}

/** A client's mail. */
export interface ReceivedMail extends Pick<ClientMail, 'from' | 'subject' | 'text' | 'attachments'> {
  /** The id of the message, the same whenever the mail is read. */
  id: string;
  /** Its `Message-ID`, with angle brackets; null if it has none that can be repeated. */
  mailId: string | null;
  /** Instant at which the mail server received it, ISO 8601 UTC. */
  receivedAt: string;
}

/**
 * Adds a client's mail to the conversation with the recipient of the mail that it answers, or else with its sender. The
 * conversation becomes unread and leaves the archive.
 * @param answered the ids of mails of this server that it may answer.
 * @param own addresses of the company, which are no clients'.
 * @returns whether it was added; not a second time, nor if there is no such conversation.
 */
export async function addClientMail(
  db: Db,
  answered: readonly string[],
  own: readonly string[],
  mail: ReceivedMail,
): Promise<boolean> {
  const { id, mailId, receivedAt, from, subject, text, attachments } = mail;
  return db.transaction().execute(async (trx) => {
    const recipients = await trx
      .selectFrom('outbox')
      .select(sql<string>`lower(recipient)`.as('email'))
      // The empty id matches no mail, but keeps the list from being empty.
      .where('id', 'in', ['', ...answered])
      .execute();
    const senders = await clientsAmong(trx, [from], own);
    const emails = [...recipients.map(({ email }) => email), ...[...senders].map(foldEmail)];
    const conversations = await trx
      .selectFrom('conversation')
      .select(['id', 'name', 'email'])
      .where('email', 'in', ['', ...emails])
      .execute();
    const [conversation] = conversations.toSorted(
      (one, other) => emails.indexOf(one.email) - emails.indexOf(other.email),
    );
    if (!conversation) return false;
    const now = new Date().toISOString();
    const message = { kind: 'mail', subject, text } as const;
    const inserted = await trx
      .insertInto('message')
      .values({
        id,
        conversation_id: conversation.id,
        sender: from,
        mail_id: mailId,
        attachments: JSON.stringify(attachments),
        subject,
        body: text,
        // The mail server's clock may be ahead.
        created_at: receivedAt < now ? receivedAt : now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
    await updateWithMail(trx, conversation, message, now, 'no');
    return true;
  });
}

/**
 * Stores a reply and adds its mail to the outbox. Attempts with the same text are stored once. The conversation becomes
 * read and leaves the archive; new leads of the person become contacted.
 * @param trx the transaction of all writes.
 * @throws NotFound
 */
export async function addReply(
  trx: Db,
  conversationId: string,
  reply: ReplyForm,
  attempt: WriteAttempt | null,
  by: Session,
): Promise<void> {
  const { subject, text } = reply;
  const conversation = trx.selectFrom('conversation').select(['name', 'email']).where('id', '=', conversationId);
  const replyAttempt = attempt && { ...attempt, key: JSON.stringify([attempt.key, conversationId, subject, text]) };
  await createOnce(trx, replyAttempt, {
    insert: async (id) => {
      const now = new Date().toISOString();
      const row = await conversation.executeTakeFirst();
      if (!row) throw new NotFound(`There is no conversation ${conversationId}.`);
      await updateWithMail(trx, { id: conversationId, ...row }, { kind: 'reply', text }, now, 'yes');
      await trx
        .insertInto('message')
        .values({ id, conversation_id: conversationId, account_id: by.id, subject, body: text, created_at: now })
        .execute();
      const in_reply_to = await latestMailId(trx, conversationId);
      await queueMails(trx, [
        { recipient: row.email, in_reply_to, subject, body: text, message_id: id, created_at: now },
      ]);
      for (const lead of leadsOfReply(await leadsOf(trx, { id: conversationId, email: row.email }))) {
        const status = await setLeadStatus(trx, lead, statusAfterContact(lead.status));
        const activity = contactActivity('replied', lead.status, status);
        await addActivities(trx, { entity: 'lead', entity_id: lead.id }, by.id, [activity]);
      }
      return { id, version: 1 };
    },
    // The mail may already have been sent, so an existing reply is not changed.
    update: async (id, version) => ({ id, version }),
  });
}

/** @returns the `Message-ID` of the client's latest mail; null if there is none that can be repeated. */
async function latestMailId(trx: Db, conversationId: string): Promise<string | null> {
  const mails = trx.selectFrom('message').select('mail_id').where('conversation_id', '=', conversationId);
  const latest = mails.where('sender', 'is not', null).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1);
  return (await latest.executeTakeFirst())?.mail_id ?? null;
}
