import { createTransport } from 'nodemailer';
import { company } from '#content/company.ts';
import { minute } from '#domain/durations.ts';
import { isLocalHost } from '../config.ts';
import { repeat } from '../repeat.ts';
import type { Db } from '../store/database.ts';
import { claimDueMail, type DueMail, leaseRenewal, markSent, recordFailure, renewLease } from '../store/outbox.ts';
import { isMailSpecific, isPermanent, type MailError, readableMessage } from './mailErrors.ts';
import { mailHtml } from './mailHtml.ts';

/** Polling interval of the outbox, in ms. */
const interval = 5000;

/** Time that a stopping server waits for the mail being sent, in ms. */
const patienceAtEnd = 4000;

/**
 * Timeouts for a mail server, in ms. The last one is long because it covers the reply to a complete mail: a client that
 * gives up earlier would send it twice. Source: RFC 5321, 4.5.3.2.6.
 */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 10 * minute };

/** Sends one mail. @throws MailError with the mail server's reply. */
export type SendMail = (mail: DueMail, signal: AbortSignal) => Promise<unknown>;

/** The events that the mailer logs. */
export interface MailerLog {
  /** A mail could not be sent. Called once per cause, until a mail is sent again. */
  onRefused(cause: string): void;
  /** The outbox could not be read or written, e.g. because the database is unavailable. */
  onError(error: unknown): void;
}

/** @param address an email address. @returns its domain, which is also that of the ids of mails sent from it. */
export const domainOf = (address: string): string => address.split('@').at(-1) ?? '';

/**
 * @param smtpUrl e.g. `smtp://user:password@host:587`. The connection has to change to TLS before a password is sent,
 * unless the mail server runs on this machine or the address ends with `?requireTLS=false`.
 * @param from the sender's address; mail programs show the company's name.
 * @param siteUrl the site's origin.
 * @returns a function that sends mails as plain text with an HTML alternative.
 */
export function smtpSender(smtpUrl: string, from: string, siteUrl: string): SendMail {
  const { hostname, password } = new URL(smtpUrl);
  const requireTLS = password !== '' && !isLocalHost(hostname);
  const transport = createTransport(
    { url: smtpUrl, requireTLS, ...timeouts },
    { from: { name: company.name, address: from } },
  );
  const domain = domainOf(from);
  return (mail, signal) =>
    transport.sendMail({
      // The same id for all attempts, so that mail servers can recognise duplicates.
      messageId: `<${mail.id}@${domain}>`,
      to: { name: '', address: mail.recipient },
      replyTo: mail.reply_to === null ? undefined : { name: '', address: mail.reply_to },
      // Puts the reply into the thread of the client's mail program.
      inReplyTo: mail.in_reply_to ?? undefined,
      references: mail.in_reply_to ?? undefined,
      // Keeps absence notes from answering what no person wrote. Source: RFC 3834, 5.
      headers: mail.message_id === null ? { 'Auto-Submitted': 'auto-generated' } : {},
      subject: mail.subject,
      text: mail.body,
      html: mailHtml(mail, siteUrl),
      ...(mail.calendar !== null && { icalEvent: icalEvent(mail.calendar) }),
      signal,
    });
}

/** @param calendar iCalendar text. @returns a mail part, which mail programs show as an invitation or an event. */
const icalEvent = (calendar: string) => ({
  method: /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH',
  filename: 'appointment.ics',
  content: calendar,
});

/**
 * @returns a function that sends all due mails, one after the other, and resolves to their number. Its signal ends the
 * round and cancels the mail being sent. If the mail server accepts no mail at all, the remaining mails wait.
 */
export function mailRound(
  db: Db,
  send: SendMail,
  log: Pick<MailerLog, 'onRefused'> = { onRefused: () => undefined },
): (signal?: AbortSignal) => Promise<number> {
  // A mail that was sent, but could not be marked as sent.
  let unmarked: DueMail | null = null;
  return async (signal = new AbortController().signal) => {
    let sentCount = 0;
    if (unmarked) await markSent(db, unmarked);
    unmarked = null;
    while (!signal.aborted) {
      const mail = await claimDueMail(db);
      if (!mail) break;
      const error = await whileLeased(db, mail, () => send(mail, signal));
      if (!error) {
        unmarked = mail;
        await markSent(db, mail);
        unmarked = null;
        sentCount += 1;
        continue;
      }
      // Cancelled by the end of this process, not rejected by the mail server: the next round tries again.
      if (signal.aborted) break;
      log.onRefused(causeOf(error));
      await recordFailure(db, mail, {
        reason: error.response ?? readableMessage(error),
        permanent: isPermanent(error),
        affectsAllMails: !isMailSpecific(error),
      });
    }
    return sentCount;
  };
}

/** Renews the lease of a mail while it is being sent. @returns the error of the sending, or null. */
async function whileLeased(db: Db, mail: DueMail, work: () => Promise<unknown>): Promise<MailError | null> {
  let renewal: Promise<unknown> = Promise.resolve();
  const renew = setInterval(() => {
    renewal = renewLease(db, mail).catch(() => undefined);
  }, leaseRenewal);
  try {
    await work();
    return null;
  } catch (error) {
    return error as MailError;
  } finally {
    clearInterval(renew);
    // A result is stored under the lease's end, which a renewal under way is about to change.
    await renewal;
  }
}

/** Describes an error without revealing the recipient, whom replies name: a failed connection has none, but a reason. */
function causeOf(error: MailError) {
  const { code, command, response, responseCode } = error;
  const codes = [code ?? 'unknown', command, responseCode].filter(Boolean).join(' ');
  return command === 'CONN' && !response ? `${codes}: ${readableMessage(error)}` : codes;
}

/**
 * Starts to send the mails of the outbox periodically.
 * @param patience time to wait for the mail being sent when stopping, in ms; after that it is left for a later attempt.
 * @returns a function that stops the mailer.
 */
export function startMailer(db: Db, send: SendMail, log: MailerLog, patience = patienceAtEnd): () => Promise<void> {
  const ending = new AbortController();
  const logged = new Set<string>();
  const logOnce = {
    onRefused: (cause: string) => {
      if (!logged.has(cause)) log.onRefused(cause);
      logged.add(cause);
    },
  };
  const sendDueMails = mailRound(db, send, logOnce);
  const { stop } = repeat(
    async () => {
      if ((await sendDueMails(ending.signal)) > 0) logged.clear();
    },
    interval,
    (error) => log.onError(error),
  );
  return async () => {
    const abort = setTimeout(() => ending.abort(), patience);
    await stop();
    clearTimeout(abort);
  };
}
