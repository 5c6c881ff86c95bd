import { createTransport } from 'nodemailer';
import type { Db } from '../store/database.ts';
import { type DueMail, noteFailure, noteSent, takeDueMails } from '../store/outbox.ts';

/** How often the outbox is looked into, in ms, and how many mails are sent at a time. */
const interval = 5000;
const atOnce = 20;

/** How long a mail server may take, in ms. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 20_000 };

/** Sends one mail. @throws what the mail server says. */
export type SendMail = (mail: DueMail) => Promise<unknown>;

/** @param smtpUrl e.g. `smtp://user:password@host:587`. @param from the sender. */
export function smtpSender(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return (mail) =>
    transport.sendMail({ to: { name: '', address: mail.recipient }, subject: mail.subject, text: mail.body });
}

/**
 * Sends what is due once, one mail after the other, each taken just before. @param goOn is asked before each.
 * @returns how many mails were sent.
 */
export async function emptyOutbox(db: Db, send: SendMail, goOn: () => boolean = () => true): Promise<number> {
  let sent = 0;
  for (let count = 0; count < atOnce && goOn(); count += 1) {
    const [mail] = await takeDueMails(db, 1);
    if (!mail) break;
    try {
      await send(mail);
      await noteSent(db, mail);
      sent += 1;
    } catch (error) {
      const { responseCode = 0 } = error as { responseCode?: number };
      // 5xx: this mail will never be taken (RFC 5321, 4.2.1).
      await noteFailure(db, mail, String(error), responseCode >= 500);
    }
  }
  return sent;
}

/**
 * Empties the outbox from time to time. @param warn is told when a round fails (the database is gone, say).
 * @returns ends it, after the round that is going on.
 */
export function startPostman(db: Db, send: SendMail, warn: (error: unknown) => void): () => Promise<void> {
  let round = Promise.resolve();
  let busy = false;
  let stopped = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = emptyOutbox(db, send, () => !stopped)
      .then(() => undefined, warn)
      .finally(() => {
        busy = false;
      });
  }, interval);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    return round;
  };
}
