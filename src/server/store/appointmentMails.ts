import type { AppointmentDetails } from '#domain/appointment.ts';
import {
  type AppointmentMail,
  type MailedFields,
  type MailPurpose,
  mailedFieldsOf,
  mailsBetween,
  remindedFrom,
} from '#domain/appointmentMails.ts';
import type { WriteAppointmentMail } from '../mail/appointmentMail.ts';
import type { Db } from './database.ts';
import { queueMails } from './outbox.ts';
import { mailState } from './outboxTable.ts';

/**
 * Adds the mails to the client that follow from a change of an appointment to the outbox.
 * @param trx the transaction of the change.
 * @param before null for a new appointment.
 * @param after null for a deleted one.
 * @param delay time until a mail about a change is sent, in ms; a later change within this time replaces the mail.
 */
export async function queueClientMails(
  trx: Db,
  before: AppointmentDetails | null,
  after: AppointmentDetails | null,
  writeMail: WriteAppointmentMail,
  delay: number,
): Promise<void> {
  const now = Date.now();
  const id = (after ?? before)?.id ?? '';
  const isMoved = before?.startsAt !== after?.startsAt || after?.status === 'cancelled';
  // Pending reminders name the old time.
  if (isMoved) await dropReminders(trx, id);
  // Compared with what the client was last sent, which a delayed mail has not changed yet.
  const needsUpdate = mailsBetween(before, after, now).some(({ purpose }) => purpose !== 'invitation');
  const lastMailed = before && needsUpdate ? { ...before, ...(await deleteQueuedUpdate(trx, id)) } : before;
  for (const { purpose, leadId, appointment } of mailsBetween(lastMailed, after, now)) {
    // A deleted appointment has no row to refer to any more.
    const of = { leadId, appointmentId: after && id };
    const delayed =
      purpose === 'update' && lastMailed && delay > 0 ? { delay, lastMailed: mailedFieldsOf(lastMailed) } : undefined;
    const isSent = await queueClientMail(trx, purpose, appointment, of, writeMail, delayed);
    // The client is being notified now, so a reminder would be redundant.
    if (isSent && isReminderDue(appointment, now)) await markReminded(trx, appointment);
  }
}

/** @param now instant, ms since 1970. */
function isReminderDue(appointment: AppointmentDetails, now: number): boolean {
  const from = remindedFrom(appointment);
  return from !== null && from <= now;
}

/**
 * Adds a mail to the client to the outbox.
 * @param of the records that the mail is deleted with.
 * @param delayed for a mail that is delayed: by how many ms, and the fields that the client was last sent.
 * @returns whether there is a client with an address.
 */
export async function queueClientMail(
  trx: Db,
  purpose: MailPurpose,
  appointment: AppointmentDetails,
  of: { leadId: string; appointmentId: string | null },
  writeMail: WriteAppointmentMail,
  delayed?: { delay: number; lastMailed: MailedFields },
): Promise<boolean> {
  const client = await trx
    .selectFrom('lead')
    .select(['name', 'email', 'language'])
    .where('id', '=', of.leadId)
    .executeTakeFirst();
  if (!client || client.email === '') return false;
  const now = Date.now();
  await queueMails(trx, [
    {
      ...writeMail(purpose, appointment, client),
      purpose,
      lead_id: of.leadId,
      appointment_id: of.appointmentId,
      known_before: delayed ? JSON.stringify(delayed.lastMailed) : null,
      created_at: new Date(now).toISOString(),
      due_at: new Date(now + (delayed?.delay ?? 0)).toISOString(),
    },
  ]);
  return true;
}

const dropReminders = (trx: Db, appointmentId: string) =>
  trx
    .deleteFrom('outbox')
    .where('appointment_id', '=', appointmentId)
    .where('purpose', '=', 'reminder')
    .where('sent_at', 'is', null)
    .execute();

/**
 * Deletes the mail about an earlier change, unless it is being sent.
 * @returns the fields that the client was last sent; null if there is no such mail.
 */
async function deleteQueuedUpdate(trx: Db, appointmentId: string): Promise<MailedFields | null> {
  const [deletedMail] = await trx
    .deleteFrom('outbox')
    .where('appointment_id', '=', appointmentId)
    .where('purpose', '=', 'update')
    .where('known_before', 'is not', null)
    .returning('known_before')
    .execute();
  return deletedMail?.known_before ? JSON.parse(deletedMail.known_before) : null;
}

/** Records the time that a client is reminded of. @returns true for only one of several concurrent calls. */
export async function markReminded(
  trx: Db,
  { id, startsAt }: Pick<AppointmentDetails, 'id' | 'startsAt'>,
): Promise<boolean> {
  const update = trx.updateTable('appointment').set({ reminded_for: startsAt }).where('id', '=', id);
  const { numUpdatedRows } = await update.where('reminded_for', '<>', startsAt).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns the mails about an appointment, latest first. */
export async function listAppointmentMails(db: Db, appointmentId: string): Promise<AppointmentMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'purpose', 'recipient', 'created_at', 'sent_at', 'failed_at', 'last_error'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ id, purpose, recipient, created_at, ...mail }) =>
    purpose === null
      ? []
      : [
          {
            id,
            purpose,
            to: recipient,
            at: created_at,
            state: mailState({ ...mail, mail: id }),
            reason: mail.sent_at ? '' : (mail.last_error ?? ''),
          },
        ],
  );
}
