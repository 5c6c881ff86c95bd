import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';
import PostalMime, { type Email } from 'postal-mime';
import { v5 } from 'uuid';
import { minute } from '#domain/durations.ts';
import { repeat } from '../repeat.ts';
import { addClientMail } from '../store/conversationMessages.ts';
import type { Db } from '../store/database.ts';
import { storeMailboxResult } from '../store/mailboxFailure.ts';
import { recordReturn } from '../store/outbox.ts';
import { changeSetting, readSetting } from '../store/settings.ts';
import { failureReasonOf, isFromMailServer } from './deliveryFailure.ts';
import type { IncomingMail, MailboxPosition, ReadMailbox } from './imapMailbox.ts';
import { readableMessage } from './mailErrors.ts';

/** Interval between two looks into the mailbox, in ms. */
const interval = minute;

/** How many intervals pass at most until the next look after a failure; each failure in a row doubles them. */
const maxIntervals = 64;

/** The setting with the position up to which the mailbox was read. */
const name = 'mailbox';

/** Maximum lengths of what is stored of a client's mail, in characters, and the maximum number of names of files. */
const maxText = 50_000;
const maxLine = 500;
const maxAddress = 320;
const maxNames = 50;

/** Namespace of the ids of clients' mails: made up once, so that the same mail always has the same id. */
const clientMailNamespace = '5b0c2f3e-6f0b-4d7e-9a55-0c1b7d0f4a61';

/** Headers of mails that no person wrote. Sources: RFC 3834, 5; RFC 2076, 3.9; RFC 2369. */
const automatic: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!no\b)/i,
  precedence: /^(auto_reply|bulk|junk|list)\b/i,
  'x-autoreply': /./,
  'list-id': /./,
};

/** Reports of mail programs and servers, e.g. that a mail was read or is delayed. Sources: RFC 8098, 3.1; RFC 3464, 2. */
const isNotification = /^message\/(disposition-notification|delivery-status)$/i;

/** What the company's own mails are known by. */
export interface OwnMails {
  /** The domain in the ids of mails of this server. */
  domain: string;
  /** The addresses that mails of this server come from or go to. */
  addresses: readonly string[];
}

/**
 * Reads what arrived in the mailbox since the last time: a mail that came back is marked as refused, a client's mail is
 * added to the conversation. May run in several processes at once.
 * @returns how many mails had an effect.
 * @throws Error if the mailbox cannot be read or the database is unavailable.
 */
export async function readIncomingMails(
  db: Db,
  readMailbox: ReadMailbox,
  own: OwnMails,
  signal: AbortSignal,
): Promise<number> {
  const { value: since, text: stored } = await readSetting<MailboxPosition | null>(db, name, null);
  const { mails, position } = await readMailbox(since, signal);
  let count = 0;
  for (const mail of mails) if (await recordMail(db, mail, own)) count += 1;
  // Only now: a process that is killed before reads these mails again, which changes nothing more.
  if (JSON.stringify(position) !== stored) await changeSetting(db, name, stored, position);
  return count;
}

/** Records that a mail came back, or that a client has written. @returns whether the mail had an effect. */
async function recordMail(db: Db, { source, receivedAt }: IncomingMail, own: OwnMails): Promise<boolean> {
  const { domain, addresses } = own;
  const mail = await parse(source);
  if (!mail) return false;
  const reason = failureReasonOf(mail);
  if (reason !== null) {
    // The returned mail, or at least its headers, is attached or copied into the text.
    const texts = [...mail.attachments.map(({ content }) => `${content}`), mail.text];
    const returned = texts.map((text) => /^[> \t]*message-id:\s*\S+/im.exec(text)?.[0] ?? '');
    const [id] = ownIdsIn(`${returned.join(' ')} ${mail.inReplyTo ?? ''}`, domain);
    return id !== undefined && recordReturn(db, id, storable(reason), receivedAt);
  }
  if (mail.attachments.some(({ mimeType }) => isNotification.test(mimeType))) return false;
  if (mail.headers.some(({ key, value }) => automatic[key]?.test(value))) return false;
  const from = mail.from?.address ?? '';
  // Notifications of this server may arrive in the same mailbox.
  if (from === '' || isFromMailServer(from) || ownIdsIn(mail.messageId ?? '', domain).length > 0) return false;
  return addClientMail(db, ownIdsIn(`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`, domain), addresses, {
    id: v5(mail.messageId ?? source, clientMailNamespace),
    mailId: repeatableId(mail.messageId),
    receivedAt,
    from: storable(from).slice(0, maxAddress),
    // An encoded header may contain line breaks and invisible characters.
    subject: storable(mail.subject ?? '')
      .replace(/[\s\p{C}]+/gu, ' ')
      .slice(0, maxLine),
    text: storable(mail.text).trim().slice(0, maxText),
    attachments: mail.attachments
      .flatMap(({ filename }) => (filename ? [storable(filename).slice(0, maxLine)] : []))
      .slice(0, maxNames),
  });
}

/** @returns the mail, with the text of its HTML if it has no other; null if it cannot be read, e.g. is nested too deeply. */
async function parse(source: Uint8Array): Promise<(Email & { text: string }) | null> {
  try {
    const mail = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
    // Some mail programs write an empty text beside the HTML.
    const text = mail.text?.trim() ? mail.text : toText(fromHtml((mail.html ?? '').slice(0, maxText)));
    return { ...mail, text };
  } catch {
    return null;
  }
}

/**
 * What Windows-1252, the encoding of many mails of Outlook, has in place of the control characters U+0080 to U+009F, as
 * which Node.js 20 decodes it. Sources: WHATWG, Encoding, index-windows-1252; nodejs/node#56542.
 */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** @returns a text as its sender meant it, without the character that PostgreSQL does not store. */
const storable = (text: string) =>
  text.replaceAll('\0', '').replace(/[\x80-\x9f]/g, (char) => windows1252.charAt(char.charCodeAt(0) - 0x80));

/** @param id the `Message-ID` of a mail. @returns it if it can be named in the header of another mail, else null. */
const repeatableId = (id = '') => (id.length <= maxLine && /^<[!-;=?-~]+@[!-;=?-~]+>$/.test(id) ? id : null);

/** @returns the ids of mails of this server that a text names, in the order of the text. */
function ownIdsIn(text: string, domain: string): string[] {
  const ids = [...text.matchAll(/<([\da-f-]{36})@([^<>\s]+)>/gi)];
  return ids.flatMap(([, id, host]) => (id && host === domain ? [id] : []));
}

const causeOf = (error: unknown) => {
  const failure = error as Error & { responseText?: string };
  return failure.responseText ?? readableMessage(failure);
};

/**
 * Starts to read the mailbox periodically, and stores for staff whether it can be read.
 * @param onFailure called with the cause of a failure, once per cause until the mailbox is read: the sentence of the mail
 * server, or that of the error, which contain no password.
 * @returns a function that stops it.
 */
export function startMailboxReader(
  db: Db,
  readMailbox: ReadMailbox,
  own: OwnMails,
  onFailure: (cause: string) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const reported = new Set<string>();
  let failures = 0;
  let intervalsToSkip = 0;
  const { run, stop } = repeat(
    async () => {
      // A wrong password every minute would lock the mailbox at many providers.
      if (intervalsToSkip > 0) {
        intervalsToSkip -= 1;
        return;
      }
      try {
        await readIncomingMails(db, readMailbox, own, ending.signal);
      } catch (error) {
        if (!ending.signal.aborted) await storeMailboxResult(db, causeOf(error));
        throw error;
      }
      await storeMailboxResult(db, null);
      failures = 0;
      reported.clear();
    },
    interval,
    (error) => {
      intervalsToSkip = Math.min(2 ** failures, maxIntervals) - 1;
      failures += 1;
      const cause = causeOf(error);
      if (!reported.has(cause) && !ending.signal.aborted) onFailure(cause);
      reported.add(cause);
    },
  );
  run();
  return async () => {
    ending.abort();
    await stop();
  };
}
