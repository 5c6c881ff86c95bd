import type { AppointmentDetails } from '#domain/appointment.ts';
import { type AppointmentMail, type MailPurpose, mailsBetween, remindedFrom } from '#domain/appointmentMails.ts';
import type { WriteAppointmentMail } from '../mail/appointmentMail.ts';
import type { Db } from './database.ts';
import { newId } from './newId.ts';
import { mailState } from './outbox.ts';

/**
 * Puts the mails to the client into the outbox that follow from a change of an appointment. @param trx of the change.
 * @param before null for a new one. @param after null where it is deleted.
 */
export async function tellClient(
  trx: Db,
  before: AppointmentDetails | null,
  after: AppointmentDetails | null,
  write: WriteAppointmentMail,
): Promise<void> {
  const now = Date.now();
  const id = (after ?? before)?.id ?? '';
  const isMoved = before?.startsAt !== after?.startsAt || after?.status === 'cancelled';
  // A reminder that still waits tells of another time.
  if (isMoved) await dropReminders(trx, id);
  for (const { purpose, leadId, appointment } of mailsBetween(before, after, now)) {
    // That it was cancelled is told of what is not there any more, too.
    const isSent = await postMail(trx, purpose, appointment, { leadId, appointmentId: after && id }, write);
    if (!isSent) continue;
    const from = remindedFrom(appointment);
    // Clients who are told so late need no reminder.
    if (from !== null && from <= now) await noteReminded(trx, appointment);
  }
}

/**
 * Puts a mail to the client into the outbox. @param of the records with which it goes.
 * @returns whether there is a client with an address.
 */
export async function postMail(
  trx: Db,
  purpose: MailPurpose,
  appointment: AppointmentDetails,
  of: { leadId: string; appointmentId: string | null },
  write: WriteAppointmentMail,
): Promise<boolean> {
  const client = await trx
    .selectFrom('lead')
    .select(['name', 'email', 'language'])
    .where('id', '=', of.leadId)
    .executeTakeFirst();
  if (!client || client.email === '') return false;
  const created_at = new Date().toISOString();
  const mail = { ...write(purpose, appointment, client), id: newId(), purpose, created_at, due_at: created_at };
  await trx
    .insertInto('outbox')
    .values({ ...mail, lead_id: of.leadId, appointment_id: of.appointmentId })
    .execute();
  return true;
}

const dropReminders = (trx: Db, appointmentId: string) =>
  trx
    .deleteFrom('outbox')
    .where('appointment_id', '=', appointmentId)
    .where('purpose', '=', 'reminder')
    .where('sent_at', 'is', null)
    .execute();

/** Notes for which time a client is reminded. @returns whether this call noted it; of several at once, one does. */
export async function noteReminded(
  trx: Db,
  { id, startsAt }: Pick<AppointmentDetails, 'id' | 'startsAt'>,
): Promise<boolean> {
  const update = trx.updateTable('appointment').set({ reminded_for: startsAt }).where('id', '=', id);
  const { numUpdatedRows } = await update.where('reminded_for', '<>', startsAt).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns the mails about an appointment, the latest first. */
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
