import { createTransport } from 'nodemailer';
import type { Db } from '../store/database.ts';
import { type DueMail, noteFailure, noteSent, takeDueMails } from '../store/outbox.ts';

/** How often the outbox is looked into, in ms, and how many mails are sent at a time. */
const interval = 5000;
const atOnce = 20;

/** Sends one mail. @throws what the mail server says. */
export type SendMail = (mail: DueMail) => Promise<unknown>;

/** @param smtpUrl e.g. `smtp://user:password@host:587`. @param from the sender. */
export function smtpSender(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(smtpUrl, { from });
  return (mail) =>
    transport.sendMail({ to: { name: '', address: mail.recipient }, subject: mail.subject, text: mail.body });
}

/** Sends what is due once. @returns how many mails were sent. */
export async function emptyOutbox(db: Db, send: SendMail): Promise<number> {
  let sent = 0;
  for (const mail of await takeDueMails(db, atOnce)) {
    try {
      await send(mail);
      await noteSent(db, mail);
      sent += 1;
    } catch (error) {
      await noteFailure(db, mail, String(error));
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
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = emptyOutbox(db, send)
      .then(() => undefined, warn)
      .finally(() => {
        busy = false;
      });
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
