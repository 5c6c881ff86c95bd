import type { FastifyBaseLogger } from 'fastify';
import { siteUrlOf } from '#content/siteUrl.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { day, hour, minute } from '#domain/durations.ts';
import { wallTimeOf } from '#domain/zonedTimes.ts';
import type { Config } from './config.ts';
import { startIndexNow } from './indexNow.ts';
import type { WriteAppointmentMail } from './mail/appointmentMail.ts';
import { imapMailbox } from './mail/imapMailbox.ts';
import { startMailboxReader } from './mail/mailboxReader.ts';
import { domainOf, smtpSender, startMailer } from './mail/mailer.ts';
import { cleanUploads } from './pictures/pictureUploads.ts';
import { repeat } from './repeat.ts';
import { remindClients } from './store/appointmentReminders.ts';
import { clientsAmong } from './store/conversationMessages.ts';
import type { Db } from './store/database.ts';
import { cleanImports } from './store/leadImports.ts';
import { deleteExpiredMails } from './store/outbox.ts';
import { cleanRateLimits } from './store/rateLimits.ts';
import { cleanWriteAttempts } from './store/recordWrites.ts';
import { eraseExpired } from './store/retention.ts';

/** Time of day from which expired leads are erased, in the company's time zone: outside working hours. */
const nightBegins = '02:00';

/** What the background tasks work with. */
export interface BackgroundTaskOptions {
  config: Config;
  db: Db;
  /** The mailer's own connections, if there are any. */
  mailDb: Db;
  /** Composes reminders in the client's language. */
  writeAppointmentMail: WriteAppointmentMail;
  log: FastifyBaseLogger;
}

/**
 * Starts everything that the server does without a request: it sends mails, reads the mailbox, notifies search engines,
 * reminds clients of appointments, and deletes what has expired.
 * @returns a function that stops all of it; resolves once no task uses the database any more.
 */
export function startBackgroundTasks(options: BackgroundTaskOptions): () => Promise<void> {
  const { config, db, mailDb, writeAppointmentMail, log } = options;
  const logError = (error: unknown) => log.warn({ err: error }, 'a background task failed');
  const sender = config.SMTP_URL && smtpSender(config.SMTP_URL, config.MAIL_FROM, siteUrlOf(config.PUBLIC_URL));
  const logRefusal = (cause: string) => log.warn({ cause }, 'a mail could not be sent; see "npm run mail"');
  const stopMailer = sender
    ? startMailer(mailDb, sender, { onRefused: logRefusal, onError: logError })
    : async () => {};
  const ownMails = { domain: domainOf(config.MAIL_FROM), addresses: [config.MAIL_FROM, config.STAFF_MAIL] };
  const logMailbox = (cause: string) => log.warn({ cause }, 'the mailbox could not be read');
  const findClients = (addresses: readonly string[]) => clientsAmong(mailDb, addresses, ownMails.addresses);
  const stopMailbox = config.IMAP_URL
    ? startMailboxReader(mailDb, imapMailbox(config.IMAP_URL, ownMails.domain, findClients), ownMails, logMailbox)
    : async () => {};
  const stopIndexNow = config.indexNow ? startIndexNow(db, config.indexNow, logError) : async () => {};

  const eraseExpiredLeads = async () => {
    const { day: today, time } = wallTimeOf(new Date().toISOString(), companyZone);
    if (time >= nightBegins) await eraseExpired(db, today);
  };
  const daily = [cleanRateLimits, cleanWriteAttempts, deleteExpiredMails, cleanUploads].map((clean) =>
    repeat(() => clean(db), day, logError),
  );
  const tasks = [
    ...daily,
    repeat(() => remindClients(db, writeAppointmentMail), minute, logError),
    repeat(() => cleanImports(db), hour, logError),
    repeat(eraseExpiredLeads, hour, logError),
  ];
  // A server that is restarted every day would never do them.
  for (const { run } of daily) run();

  return async () => {
    await Promise.all([stopMailer(), stopMailbox(), stopIndexNow(), ...tasks.map(({ stop }) => stop())]);
  };
}
