import { Conflict, InvalidInput } from '#backend/errors.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { minuteOf } from '#domain/booking.ts';
import {
  type Agenda,
  type ConsultationPage,
  cancelledForm,
  changedTimeForm,
  consultationForm,
  consultationPage,
  findFree,
  meetingOf,
  namesOf,
  pickActivity,
  pickedTimeOf,
  timeTaken,
  tooLate,
} from '#domain/consultation.ts';
import type { Lead } from '#domain/lead.ts';
import { statusAfterContact } from '#domain/leadContact.ts';
import type { WriteAppointmentMail } from '../mail/appointmentMail.ts';
import type { WritePickMail } from '../mail/pickMail.ts';
import { listActive } from './accounts.ts';
import { addActivities } from './activities.ts';
import { inBookingTransaction } from './appointmentBooking.ts';
import { createAppointment, getAppointment, updateAppointment } from './appointmentRecord.ts';
import { type BookingLink, findBookingLink, lockLinkedLead, recordBooking } from './bookingLinks.ts';
import { readBookingRules } from './bookingRules.ts';
import type { Db } from './database.ts';
import { setLeadStatus } from './leadRecord.ts';
import { queueStaffMails } from './pickMails.ts';

/** Maximum attempts if other transactions book or change something at the same time. */
const mostAttempts = 5;

const dayMinutes = 24 * 60;

/** Compose the mails about a client's bookings by link. */
export interface PickMails {
  toClient: WriteAppointmentMail;
  toStaff: WritePickMail;
}

/** The lead of a personal link, its appointment, and the times that are taken. */
interface Known {
  lead: Pick<Lead, 'id' | 'name' | 'email' | 'status' | 'responsibleId'>;
  /** The appointment made earlier with this link; null if there is none. */
  before: AppointmentDetails | null;
  agenda: Agenda;
}

async function readKnown(db: Db, link: BookingLink): Promise<Known> {
  const lead = await db
    .selectFrom('lead')
    .select(['id', 'name', 'email', 'status', 'responsible_id as responsibleId'])
    .where('id', '=', link.lead_id)
    .executeTakeFirstOrThrow();
  const before = link.appointment_id ? await getAppointment(db, link.appointment_id) : null;
  const rules = await readBookingRules(db);
  const meeting = meetingOf(rules, await listActive(db), lead.responsibleId, before);
  const now = Date.now();
  const from = minuteOf(new Date(now).toISOString());
  const taken = await db
    .selectFrom('appointment_booking')
    .select(['appointment_id as by', 'booked', 'from_minute as from', 'to_minute as to'])
    .where('booked', 'in', ['', ...namesOf(meeting)])
    .where('to_minute', '>', from)
    .where('from_minute', '<', from + (Number(rules.days) + 2) * dayMinutes)
    .where('appointment_id', '<>', link.appointment_id ?? '')
    .execute();
  const bookings = taken.map((row) => ({ ...row, from: Number(row.from), to: Number(row.to) }));
  return { lead, before, agenda: { ...meeting, rules, taken: bookings, now } };
}

/** @returns the page that a client sees for a link; null if the link is expired or unknown. */
export async function readConsultation(db: Db, token: string): Promise<ConsultationPage | null> {
  const link = await findBookingLink(db, token);
  if (!link) return null;
  const { lead, before, agenda } = await readKnown(db, link);
  return consultationPage(lead.name, before, agenda);
}

/**
 * Books the time that a client picked, replacing an earlier pick; does nothing if it is the same time.
 * @returns the appointment.
 * @throws NotFound if the link is expired or unknown. @throws InvalidInput (`startsAt`)
 */
export const pickTime = (db: Db, token: string, startsAt: string, mails: PickMails): Promise<AppointmentDetails> =>
  withLink(db, token, async (trx, link) => {
    const { lead, before, agenda } = await readKnown(trx, link);
    if (before?.status === 'planned' && before.startsAt === startsAt) return before;
    if (before?.status === 'planned') refuseTooLate(before, agenda);
    const free = findFree(agenda, startsAt);
    if (!free) throw new InvalidInput({ startsAt: timeTaken });
    const appointment = before
      ? await updateAppointment(trx, before.id, changedTimeForm(before, free), before.version, mails.toClient)
      : await createAppointment(trx, consultationForm(lead, free, agenda), null, mails.toClient);
    await recordBooking(trx, link, appointment.id, appointment.endsAt);
    const kind = before?.status === 'planned' ? 'pickedAnew' : 'picked';
    await moveOn(trx, lead, kind, startsAt);
    await queueStaffMails(trx, { kind, lead, before, appointment }, mails.toStaff);
    return appointment;
  });

/**
 * Cancels the picked appointment; does nothing if it is already cancelled.
 * @returns the appointment.
 * @throws as `pickTime`.
 */
export const cancelPicked = (db: Db, token: string, mails: PickMails): Promise<AppointmentDetails> =>
  withLink(db, token, async (trx, link) => {
    const { lead, before, agenda } = await readKnown(trx, link);
    if (!before) throw new InvalidInput({ startsAt: tooLate });
    if (before.status === 'cancelled') return before;
    refuseTooLate(before, agenda);
    const cancelled = await updateAppointment(trx, before.id, cancelledForm(before), before.version, mails.toClient);
    await moveOn(trx, lead, 'pickCancelled', before.startsAt);
    await queueStaffMails(trx, { kind: 'pickCancelled', lead, before, appointment: cancelled }, mails.toStaff);
    return cancelled;
  });

function refuseTooLate(before: AppointmentDetails, { rules, now }: Agenda): void {
  if (!pickedTimeOf(before, rules, now).changeable) throw new InvalidInput({ startsAt: tooLate });
}

/**
 * Runs an action of a link, one at a time per lead. Retries after a conflict with another change, because another
 * member of the team may still be free.
 */
async function withLink(
  db: Db,
  token: string,
  act: (trx: Db, link: BookingLink) => Promise<AppointmentDetails>,
): Promise<AppointmentDetails> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inBookingTransaction(db, async (trx) => act(trx, await lockLinkedLead(trx, token)));
    } catch (error) {
      const isRefused = error instanceof InvalidInput && !('startsAt' in error.fields);
      if (!isRefused && !(error instanceof Conflict)) throw error;
      if (attempt === mostAttempts) throw new InvalidInput({ startsAt: timeTaken });
    }
  }
}

/** Logs what a client has done, and updates the status of the lead. */
async function moveOn(
  trx: Db,
  { id, status }: Known['lead'],
  kind: Parameters<typeof pickActivity>[0],
  startsAt: string,
): Promise<void> {
  const next = kind === 'pickCancelled' ? status : statusAfterContact(status);
  await setLeadStatus(trx, { id, status }, next);
  await addActivities(trx, { entity: 'lead', entity_id: id }, null, [pickActivity(kind, startsAt, status, next)]);
}
