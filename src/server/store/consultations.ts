import { Conflict, InvalidInput } from '#backend/errors.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { dayMinutes, minuteOf } from '#domain/booking.ts';
import { decideCancel, decidePick, type LinkState, type PickDecision, pickTexts } from '#domain/clientPick.ts';
import { bookedKeysOf, type ConsultationPage, consultationPage, meetingOf, timeTaken } from '#domain/consultation.ts';
import type { WriteAppointmentMail } from '../mail/appointmentMail.ts';
import type { ClientPick, WritePickMails } from '../mail/pickMail.ts';
import { listActive } from './accounts.ts';
import { addActivities } from './activities.ts';
import { inBookingTransaction } from './appointmentBooking.ts';
import { createAppointment, getAppointment, updateAppointment } from './appointmentRecord.ts';
import { type BookingLink, findBookingLink, lockLinkedLead, recordBooking } from './bookingLinks.ts';
import { readBookingRules } from './bookingRules.ts';
import type { Db } from './database.ts';
import { setLeadStatus } from './leadRecord.ts';
import { queueMails } from './outbox.ts';

/** Maximum attempts if other transactions book or change something at the same time. */
const maxAttempts = 5;

/** Compose the mails about a client's bookings by link. */
export interface PickMails {
  toClient: WriteAppointmentMail;
  toStaff: WritePickMails;
}

async function readState(db: Db, link: BookingLink): Promise<LinkState> {
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
  const bookingRows = await db
    .selectFrom('appointment_booking')
    .select(['appointment_id as by', 'booked', 'from_minute as from', 'to_minute as to'])
    .where('booked', 'in', ['', ...bookedKeysOf(meeting)])
    .where('to_minute', '>', from)
    .where('from_minute', '<', from + (Number(rules.days) + 2) * dayMinutes)
    .where('appointment_id', '<>', link.appointment_id ?? '')
    .execute();
  const bookings = bookingRows.map((row) => ({ ...row, from: Number(row.from), to: Number(row.to) }));
  return { lead, before, agenda: { ...meeting, rules, bookings, now } };
}

/**
 * @returns the page that a client sees for a link; null if the link is expired or unknown.
 * @param clientReasons the reason of a cancellation by the client, in each language of the site; default: in this one.
 */
export async function readConsultation(
  db: Db,
  token: string,
  clientReasons?: readonly string[],
): Promise<ConsultationPage | null> {
  const link = await findBookingLink(db, token);
  if (!link) return null;
  const { lead, before, agenda } = await readState(db, link);
  return consultationPage(lead.name, before, agenda, clientReasons);
}

/**
 * Books the time that a client picked, replacing an earlier pick; does nothing if it is the same time.
 * @param texts stored with the appointment.
 * @returns the appointment.
 * @throws NotFound if the link is expired or unknown. @throws InvalidInput (`startsAt`)
 */
export const pickTime = (
  db: Db,
  token: string,
  startsAt: string,
  mails: PickMails,
  texts = pickTexts,
): Promise<AppointmentDetails> =>
  withLink(db, token, async (trx, link) => {
    const state = await readState(trx, link);
    return storeDecision(trx, link, state, decidePick(state, startsAt, texts), mails);
  });

/**
 * Cancels the picked appointment; does nothing if it is already cancelled.
 * @param texts stored with the appointment.
 * @returns the appointment.
 * @throws as `pickTime`.
 */
export const cancelPicked = (db: Db, token: string, mails: PickMails, texts = pickTexts): Promise<AppointmentDetails> =>
  withLink(db, token, async (trx, link) => {
    const state = await readState(trx, link);
    return storeDecision(trx, link, state, decideCancel(state, texts), mails);
  });

/** Stores what a client's action does, logs it and notifies client and staff. @throws InvalidInput (`startsAt`) */
async function storeDecision(
  trx: Db,
  link: BookingLink,
  { lead, before }: LinkState,
  decision: PickDecision,
  mails: PickMails,
): Promise<AppointmentDetails> {
  if (decision.outcome === 'refused') throw new InvalidInput({ startsAt: decision.sentence });
  if (decision.outcome === 'unchanged') return decision.appointment;
  const { kind, form, status, activity } = decision;
  const appointment = before
    ? await updateAppointment(trx, before.id, form, before.version, mails.toClient)
    : await createAppointment(trx, form, null, mails.toClient);
  if (kind !== 'pickCancelled') await recordBooking(trx, link, appointment.id, appointment.endsAt);
  await setLeadStatus(trx, lead, status);
  await addActivities(trx, { entity: 'lead', entity_id: lead.id }, null, [activity]);
  await queueStaffMails(trx, { kind, lead, before, appointment }, mails.toStaff);
  return appointment;
}

/**
 * Adds mails about a client's action to the outbox, one for each booked staff member. Demo accounts have no mailbox.
 * @param trx the transaction of the client's action.
 */
async function queueStaffMails(trx: Db, pick: ClientPick, writeMails: WritePickMails): Promise<void> {
  const { lead, appointment } = pick;
  const people = await trx
    .selectFrom('account')
    .select('email')
    // The empty id matches no account, but keeps the list from being empty.
    .where('id', 'in', ['', ...appointment.people])
    .where('disabled_at', 'is', null)
    .where('is_demo', '=', 0)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const mails = writeMails(
    pick,
    people.map(({ email }) => email),
  );
  const of = { lead_id: lead.id, appointment_id: appointment.id };
  await queueMails(
    trx,
    mails.map((mail) => ({ ...mail, ...of })),
  );
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
      if (attempt === maxAttempts) throw new InvalidInput({ startsAt: timeTaken });
    }
  }
}
