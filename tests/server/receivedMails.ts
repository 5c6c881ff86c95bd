import type { ReadMailbox } from '#server/mail/imapMailbox.ts';
import { readIncomingMails } from '#server/mail/mailboxReader.ts';
import { mailRound } from '#server/mail/mailer.ts';
import type { Db } from '#server/store/database.ts';
import { addEva, openStore, store, type Where } from './engines.ts';
import { reply, sent, theOnly } from './storedConversations.ts';

/** A mail of the company's, by the id of its outbox row. */
const messageId = (id: string) => `<${id}@example.org>`;

/** The report of a mail server that could not deliver a mail. @param fields of the recipient, in the report. */
export const bounceOf = (id: string, fields: Readonly<Record<string, string>> = {}): string => {
  const allFields = {
    'Final-Recipient': 'rfc822; ada@example.com',
    Action: 'failed',
    Status: '5.1.1',
    'Diagnostic-Code': 'smtp; 550 5.1.1 <ada@example.com>:\n    User unknown',
    ...fields,
  };
  return `From: MAILER-DAEMON@mx.example.org
To: hello@example.org
Subject: Undelivered Mail Returned to Sender
Message-ID: <report@mx.example.org>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain

This mail could not be delivered.
--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org
Arrival-Date: Tue, 1 Jun 2027 12:00:00 +0000

${Object.entries(allFields)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}

--part
Content-Type: message/rfc822

From: hello@example.org
To: ada@example.com
Message-ID: ${messageId(id)}
Subject: Your event

Dear Ada
--part--
`;
};

/** A mail that answers one of ours. @param headers further ones, or others. */
export const answerTo = (id: string, text = 'Yes, gladly.', headers: Readonly<Record<string, string>> = {}): string => {
  const allHeaders = {
    From: 'Ada Byron <ada@example.com>',
    To: 'hello@example.org',
    Subject: 'Re: Your event',
    'Message-ID': '<answer@example.com>',
    'In-Reply-To': messageId(id),
    ...headers,
  };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\n')}\n\n${text}\n`;
};

/** How far the mailbox is read afterwards. */
export const position = { validity: '7', uid: 9 };

/** A mailbox with these mails. @param receivedAt instant, ISO 8601 UTC. */
export const mailbox = (texts: readonly string[], receivedAt = new Date().toISOString()): ReadMailbox => {
  const mails = texts.map((text) => ({ source: Buffer.from(text.replaceAll('\n', '\r\n')), receivedAt }));
  return async () => ({ mails, position });
};

/** The company's own mails. */
const ownMails = { domain: 'example.org', addresses: ['hello@example.org', 'Staff@example.org'] };

/** Reads what arrived in a mailbox. @returns how many mails had an effect. */
export const read = (db: Db, from: ReadMailbox) => readIncomingMails(db, from, ownMails, new AbortController().signal);

/** Reads these mails. @returns how many had an effect. */
export const takeIn = (db: Db, ...texts: string[]) => read(db, mailbox(texts));

/** A database with a conversation with Ada, in which Eva's reply was just sent. */
export async function openReplied(where: Where) {
  const db = await openStore(where);
  await addEva(db);
  await store(db, [sent('a', 'Ada@example.com', 'Ada Byron', 'A tea party.')]);
  await db.deleteFrom('outbox').execute();
  const { id } = await theOnly(db);
  await reply(db, id);
  await mailRound(db, async () => undefined)();
  const { id: mailId } = await db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  return { db, id, mailId };
}

/** @returns the last message of the only conversation. */
export const lastMessage = async (db: Db) => (await theOnly(db)).messages.at(-1);
