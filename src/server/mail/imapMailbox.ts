import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import { day } from '#domain/durations.ts';
import { isLocalHost } from '../config.ts';
import { failedRecipients, isFromMailServer } from './deliveryFailure.ts';

/** How far a mailbox was read. */
export interface MailboxPosition {
  /** Changes when the mail server numbers the mails anew (UIDVALIDITY). Source: RFC 9051, 2.3.1.1. */
  validity: string;
  /** The number of the last mail that was read. */
  uid: number;
  /** Day of the last look, UTC, e.g. `2027-06-14`. Not stored by earlier versions. */
  day?: string;
}

/** A mail in the mailbox. */
export interface IncomingMail {
  /** As it was received: headers and body, cut after {@link maxBytes}. */
  source: Uint8Array;
  /** Instant at which the mail server received it, ISO 8601 UTC. */
  receivedAt: string;
}

/** The mails since a position that concern this server, oldest first, and the position to read on from. */
export interface MailboxPart {
  mails: IncomingMail[];
  position: MailboxPosition;
}

/**
 * Reads a mailbox, which is not changed by it.
 * @param since null for a mailbox that was never read: then only mails count that arrive from now on.
 * @param signal closes the connection.
 * @throws Error if the mail server cannot be reached or refuses the password.
 */
export type ReadMailbox = (since: MailboxPosition | null, signal: AbortSignal) => Promise<MailboxPart>;

/** Timeouts of the connection, in ms. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** What is read of one mail at most, in bytes: reports and texts come before attachments. */
const maxBytes = 256 * 1024;

/** How many mails are looked at in one round, and how many of them are read; the next one continues. */
const maxLooked = 500;
const maxRead = 50;

/** @returns whether the body is a report, e.g. that a mail could not be delivered. Source: RFC 6522. */
const isReport = (body: MessageStructureObject | undefined) => body?.type === 'multipart/report';

/**
 * @param addresses of senders.
 * @returns those of clients with a conversation, whose mails are read.
 */
export type FindClients = (addresses: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * @param imapUrl e.g. `imaps://user:password@host`. With `imap:` the connection has to change to TLS before the password
 * is sent, unless the mail server runs on this machine.
 * @param domain the domain in the ids of mails of this server. Only mails of mail servers, answers to mails of this server
 * and mails of clients are read.
 */
export function imapMailbox(imapUrl: string, domain: string, findClients: FindClients): ReadMailbox {
  const { protocol, hostname, port, username, password } = new URL(imapUrl);
  const secure = protocol === 'imaps:';
  const options = {
    host: hostname,
    // Without one, the usual port of the protocol.
    port: Number(port) || undefined,
    secure,
    doSTARTTLS: secure ? undefined : !isLocalHost(hostname),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false as const,
    disableAutoIdle: true,
    ...timeouts,
  };
  return async (since, signal) => {
    // Only now, because it takes a sixth of a second of the server's start.
    const { ImapFlow: Client } = await import('imapflow');
    const client = new Client(options);
    // A lost connection also rejects the command in progress.
    client.on('error', () => undefined);
    const close = () => client.close();
    signal.addEventListener('abort', close);
    try {
      await client.connect();
      const { uidValidity, uidNext } = await client.mailboxOpen('INBOX', { readOnly: true });
      const validity = String(uidValidity);
      const today = new Date().toISOString().slice(0, 10);
      const end = { validity, uid: uidNext - 1, day: today };
      const isSame = since?.validity === validity;
      const query = isSame ? { uid: `${since.uid + 1}:*` } : numberedAnew(since);
      if (!query || (isSame && since.uid >= end.uid)) return { mails: [], position: end };
      const found = await client.search(query, { uid: true });
      // In ascending order. `*` stands for the last mail, also if that is before the first one asked for.
      const uids = (found || []).filter((uid) => !isSame || uid > since.uid);
      const looked = uids.slice(0, maxLooked);
      const relevant = await relevantMails(client, looked, domain, findClients);
      const read = relevant.slice(0, maxRead);
      const mails = await readMails(client, read);
      const lastLooked = uids.length > maxLooked ? looked.at(-1) : undefined;
      const last = relevant.length > maxRead ? read.at(-1) : lastLooked;
      return { mails, position: last === undefined ? end : { validity, uid: last, day: today } };
    } finally {
      signal.removeEventListener('abort', close);
      client.close();
    }
  };
}

/**
 * @param since as for {@link ReadMailbox}.
 * @returns the search for what may have arrived in a mailbox that was numbered anew, e.g. moved to another provider;
 * null if nothing counts that is there already. Mails that were read before change nothing when they are read again.
 */
const numberedAnew = (since: MailboxPosition | null) =>
  // The day before, as the mail server may live in another time zone.
  since?.day === undefined ? null : { since: new Date(Date.parse(since.day) - day) };

/**
 * @returns the numbers of those mails that may concern this server, in ascending order: of mail servers, answers and mails
 * of clients.
 */
async function relevantMails(
  client: ImapFlow,
  uids: readonly number[],
  domain: string,
  findClients: FindClients,
): Promise<number[]> {
  if (uids.length === 0) return [];
  const query = { bodyStructure: true, envelope: true, headers: ['In-Reply-To', 'References', failedRecipients] };
  const mails = await client.fetchAll(uids.join(','), query, { uid: true });
  const senderOf = ({ envelope }: FetchMessageObject) => envelope?.from?.[0]?.address ?? '';
  const clients = await findClients(mails.map(senderOf));
  return mails
    .filter((mail) => {
      const headers = `${mail.headers}`;
      const sender = senderOf(mail);
      return (
        isReport(mail.bodyStructure) ||
        isFromMailServer(sender) ||
        headers.toLowerCase().includes(`${failedRecipients}:`) ||
        headers.includes(`@${domain}>`) ||
        clients.has(sender)
      );
    })
    .map(({ uid }) => uid)
    .toSorted((one, other) => one - other);
}

/** @returns these mails, oldest first, without those that were deleted in the meantime. */
async function readMails(client: ImapFlow, uids: readonly number[]): Promise<IncomingMail[]> {
  if (uids.length === 0) return [];
  const query = { source: { maxLength: maxBytes }, internalDate: true };
  const mails = await client.fetchAll(uids.join(','), query, { uid: true });
  return mails
    .toSorted((one, other) => one.uid - other.uid)
    .flatMap(({ source, internalDate }) =>
      source && internalDate ? [{ source, receivedAt: new Date(internalDate).toISOString() }] : [],
    );
}
