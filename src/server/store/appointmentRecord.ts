import { InvalidInput, NotFound } from '#backend/errors.ts';
import { type AppointmentDetails, leadGone, personGone } from '#domain/appointment.ts';
import {
  type AppointmentChanges,
  type AppointmentForm,
  appointmentOfForm,
  refuseInvitation,
} from '#domain/appointmentForm.ts';
import { refuseLongAgo } from '#domain/appointmentTimes.ts';
import { booksTheSame } from '#domain/booking.ts';
import type { WriteAppointmentMail } from '../mail/appointmentMail.ts';
import { book } from './appointmentBooking.ts';
import { queueClientMails } from './appointmentMails.ts';
import { namesOfAccounts, readDetails } from './appointments.ts';
import { toAppointmentRow } from './appointmentTable.ts';
import type { Db } from './database.ts';
import { changeVersion, createOnce, type WriteAttempt } from './recordWrites.ts';
import { removeRecord } from './removal.ts';

/** @returns an appointment. @throws NotFound */
export async function getAppointment(db: Db, id: string): Promise<AppointmentDetails> {
  const [appointment] = await readDetails(db, (appointments) => appointments.where('id', '=', id));
  if (!appointment) throw new NotFound(`There is no appointment ${id}.`);
  return appointment;
}

/**
 * Stores a new appointment with its bookings, once for all attempts from one form.
 * @param form validated.
 * @param writeMail composes the mails to the client; null if nobody is to be notified.
 * @throws InvalidInput if a person or the place is booked, the lead or a person is gone, or it is too far in the past.
 * @throws Conflict<AppointmentDetails> if it was changed since the first attempt.
 * @throws NotFound if it was deleted since.
 */
export const createAppointment = (
  trx: Db,
  form: AppointmentForm,
  attempt: WriteAttempt | null,
  writeMail: WriteAppointmentMail | null,
): Promise<AppointmentDetails> =>
  createOnce(trx, attempt, {
    insert: async (id) => {
      const appointment = { ...appointmentOfForm(form), id, createdAt: new Date().toISOString() };
      await checkAppointment(trx, appointment, null);
      await trx.insertInto('appointment').values(toAppointmentRow(appointment)).execute();
      await book(trx, appointment);
      const appointmentDetails = await getAppointment(trx, id);
      if (writeMail) await queueClientMails(trx, null, appointmentDetails, writeMail, 0);
      return appointmentDetails;
    },
    update: (id, version) => updateAppointment(trx, id, form, version, writeMail),
  });

/**
 * Changes an appointment and its bookings.
 * @param version the version that was edited.
 * @param delay time until a mail about the change is sent, in ms.
 * @throws InvalidInput as for a new one. @throws NotFound @throws Conflict<AppointmentDetails>
 */
export async function updateAppointment(
  trx: Db,
  id: string,
  form: AppointmentForm,
  version: number,
  writeMail: WriteAppointmentMail | null,
  delay = 0,
): Promise<AppointmentDetails> {
  const before = await getAppointment(trx, id);
  const appointment = { ...appointmentOfForm(form), id, createdAt: before.createdAt };
  await checkAppointment(trx, appointment, before);
  const row = toAppointmentRow(appointment, version + 1, new Date().toISOString());
  const update = trx.updateTable('appointment').set(row);
  const changedAppointment = await changeVersion(update, { id, version }, () => getAppointment(trx, id));
  // Two appointments that are closer than a longer travel time allows stay as they are when only their texts change.
  if (!booksTheSame(before, appointment)) await book(trx, appointment);
  if (writeMail) await queueClientMails(trx, before, changedAppointment, writeMail, delay);
  return changedAppointment;
}

/** Deletes an appointment and notifies its client. @param accountId the account that deletes it. @throws NotFound */
export async function removeAppointment(
  trx: Db,
  id: string,
  accountId: string,
  writeMail: WriteAppointmentMail,
): Promise<void> {
  const before = await getAppointment(trx, id);
  await queueClientMails(trx, before, null, writeMail, 0);
  // Releases the bookings, as a cancellation does.
  await book(trx, { ...before, status: 'cancelled' });
  await removeRecord(trx, 'appointment', id, accountId);
}

/** Validates an appointment against other records. @param before its stored version. @throws InvalidInput */
async function checkAppointment(
  trx: Db,
  appointment: AppointmentChanges,
  before: AppointmentDetails | null,
): Promise<void> {
  const { leadId, people } = appointment;
  const longAgo = refuseLongAgo(appointment, before?.startsAt ?? null, Date.now());
  if (longAgo) throw new InvalidInput({ [longAgo.field]: longAgo.sentence });
  const names = await namesOfAccounts(trx);
  if (people.some((id) => !names.has(id))) throw new InvalidInput({ people: personGone });
  const lead = leadId && (await trx.selectFrom('lead').select('email').where('id', '=', leadId).executeTakeFirst());
  if (leadId && !lead) throw new InvalidInput({ leadId: leadGone });
  const refusal = refuseInvitation(appointment, lead ? lead.email : null, before);
  if (refusal) throw new InvalidInput({ invited: refusal });
}
