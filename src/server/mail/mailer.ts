import { createTransport } from 'nodemailer';
import type { Db } from '../store/database.ts';
import { type DueMail, leaseRenewal, noteFailure, noteSent, renewLease, takeDueMail } from '../store/outbox.ts';
import { isForGood, isOfThisMail, type MailError } from './mailErrors.ts';
import { mailHtml } from './mailHtml.ts';

/** How often the outbox is looked into, in ms. */
const interval = 5000;

/** How long the end of the server waits for a mail that is on its way, in ms. */
const patienceAtEnd = 4000;

/**
 * How long a mail server may take, in ms. The last is for the answer to a whole mail: whoever gives up earlier sends a
 * second one to somebody who has the first already. Source: RFC 5321, 4.5.3.2.6.
 */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 10 * 60 * 1000 };

/** Sends one mail. @throws MailError what the mail server says. */
export type SendMail = (mail: DueMail, signal: AbortSignal) => Promise<unknown>;

/** The events that the mailer reports to the log. */
export interface MailerLog {
  /** A mail did not get through. Called once for each cause, until a mail gets through again. */
  refused(cause: string): void;
  /** The outbox could not be read or written (the database is gone, say). */
  failed(error: unknown): void;
}

/**
 * @param smtpUrl e.g. `smtp://user:password@host:587`. @param from the sender. @param siteUrl the site's origin.
 * @returns sends mails as plain text, with the same in the company's look beside it.
 */
export function smtpSender(smtpUrl: string, from: string, siteUrl: string): SendMail {
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  const domain = from.split('@').at(-1);
  return (mail, signal) =>
    transport.sendMail({
      // The same id at every attempt, so that a mail server that has taken the mail already can tell.
      messageId: `<${mail.id}@${domain}>`,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.body,
      html: mailHtml(mail, siteUrl),
      ...(mail.calendar !== null && { icalEvent: icalEvent(mail.calendar) }),
      signal,
    });
}

/** @param calendar of a mail. @returns it as a part of its own, of which mail programs make a question or an entry. */
const icalEvent = (calendar: string) => ({
  method: /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH',
  filename: 'appointment.ics',
  content: calendar,
});

/**
 * @returns sends what is due once, one mail after the other, and gives how many were sent; its signal ends it, and the
 * sending of the mail that is on its way. Where the mail server takes no mail at all, the rest waits as well.
 */
export function mailRound(
  db: Db,
  send: SendMail,
  log: Pick<MailerLog, 'refused'> = { refused: () => undefined },
): (signal?: AbortSignal) => Promise<number> {
  // Sent, but the database was gone before it could be noted.
  let unnoted: DueMail | null = null;
  return async (signal = new AbortController().signal) => {
    let sent = 0;
    if (unnoted) await noteSent(db, unnoted);
    unnoted = null;
    while (!signal.aborted) {
      const mail = await takeDueMail(db);
      if (!mail) break;
      const error = await whileLeased(db, mail, () => send(mail, signal));
      if (!error) {
        unnoted = mail;
        await noteSent(db, mail);
        unnoted = null;
        sent += 1;
        continue;
      }
      // Cut off by the end of this process, not by the mail server: whoever looks next tries again.
      if (signal.aborted) break;
      log.refused(causeOf(error));
      await noteFailure(db, mail, {
        reason: error.message,
        forGood: isForGood(error),
        concernsAll: !isOfThisMail(error),
      });
    }
    return sent;
  };
}

/** Keeps a mail taken while it is being sent, however long that lasts. @returns what the sending failed with. */
async function whileLeased(db: Db, mail: DueMail, work: () => Promise<unknown>): Promise<MailError | null> {
  const renew = setInterval(() => void renewLease(db, mail).catch(() => undefined), leaseRenewal);
  try {
    await work();
    return null;
  } catch (error) {
    return error as MailError;
  } finally {
    clearInterval(renew);
  }
}

/** Says what went wrong without a word of whom the mail was for. */
const causeOf = ({ code, command, responseCode }: MailError) =>
  [code ?? 'unknown', command, responseCode].filter(Boolean).join(' ');

/**
 * Empties the outbox from time to time.
 * @param patience how long the end waits for a mail that is on its way, in ms; it is tried again later then.
 * @returns ends it.
 */
export function startMailer(db: Db, send: SendMail, log: MailerLog, patience = patienceAtEnd): () => Promise<void> {
  const ending = new AbortController();
  let known = '';
  let round: Promise<void> | null = null;
  const once = {
    refused: (cause: string) => {
      if (cause !== known) log.refused(cause);
      known = cause;
    },
  };
  const sendDueMails = mailRound(db, send, once);
  const look = async () => {
    try {
      if ((await sendDueMails(ending.signal)) > 0) known = '';
    } catch (error) {
      log.failed(error);
    } finally {
      round = null;
    }
  };
  const timer = setInterval(() => {
    round ??= look();
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const abort = setTimeout(() => ending.abort(), patience);
    await round;
    clearTimeout(abort);
  };
}
