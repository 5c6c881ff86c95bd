import { vi } from 'vitest';
import { type AppointmentForm, appointmentToForm } from '#domain/appointmentForm.ts';
import { updateDelay } from '#domain/appointmentMails.ts';
import { appointmentMail } from '#server/mail/appointmentMail.ts';
import { inBookingTransaction } from '#server/store/appointmentBooking.ts';
import { createAppointment, getAppointment, updateAppointment } from '#server/store/appointmentRecord.ts';
import type { Db } from '#server/store/database.ts';
import { createLead } from '#server/store/leadRecord.ts';
import { claimDueMail, markSent } from '#server/store/outbox.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { addEva, openStore, type Where } from './engines.ts';

/** Writes the mails. */
export const write = appointmentMail('https://example.org', 'us@example.org');

/** An appointment on June 14, 2027 at 10:00 in New York, with a reminder one day before. The time is June 1. */
export async function openInvited(where: Where, form: Partial<AppointmentForm> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T12:00:00Z') });
  const db = await openStore(where);
  const eva = await addEva(db);
  const { id: leadId } = await createLead(db, { ...leadForm, responsibleId: '' }, null);
  const { id } = await inBookingTransaction(db, (trx) =>
    createAppointment(
      trx,
      { ...appointmentForm, leadId, people: eva, invited: 'yes', reminder: 'day', ...form },
      null,
      write,
    ),
  );
  const change = async (changes: Partial<AppointmentForm>) => {
    const before = await getAppointment(db, id);
    const changed = { ...appointmentToForm(before), ...changes };
    return inBookingTransaction(db, (trx) => updateAppointment(trx, id, changed, before.version, write, updateDelay));
  };
  return { db, id, eva, change, startsAt: Date.parse('2027-06-14T14:00:00Z') };
}

/** @returns the purposes of all mails, oldest first. */
export const purposes = async (db: Db) =>
  (await db.selectFrom('outbox').select('purpose').orderBy('created_at').execute()).map(({ purpose }) => purpose);

/** Sends all mails that are due. */
export async function sendAll(db: Db): Promise<void> {
  for (let mail = await claimDueMail(db); mail; mail = await claimDueMail(db)) await markSent(db, mail);
}
