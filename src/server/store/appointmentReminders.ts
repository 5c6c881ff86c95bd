import { type SqlBool, sql } from 'kysely';
import { reminderTimes } from '#domain/appointmentMails.ts';
import type { WriteAppointmentMail } from '../mail/appointmentMail.ts';
import { markReminded, queueClientMail } from './appointmentMails.ts';
import { getAppointment } from './appointmentRecord.ts';
import type { Db } from './database.ts';

/**
 * Adds reminders of upcoming appointments to the outbox, once per start time, even after a restart and with several
 * processes. Pending reminders of appointments that have begun are deleted.
 * @returns how many reminders were added.
 */
export async function remindClients(db: Db, writeMail: WriteAppointmentMail): Promise<number> {
  const now = Date.now();
  const instant = new Date(now).toISOString();
  await db
    .deleteFrom('outbox')
    .where('purpose', '=', 'reminder')
    .where('sent_at', 'is', null)
    .where(sql<SqlBool>`appointment_id in (select id from appointment where starts_at <= ${instant})`)
    .execute();
  const dueAppointments = await db
    .selectFrom('appointment')
    .select('id')
    .where('starts_at', '>', instant)
    .where('status', '=', 'planned')
    .where('invited', '=', 'yes')
    .where('lead_id', 'is not', null)
    .whereRef('reminded_for', '<>', 'starts_at')
    .where((its) =>
      its.or(
        reminderTimes.map(({ reminder, ahead }) =>
          its.and([sql<SqlBool>`reminder = ${reminder}`, its('starts_at', '<=', new Date(now + ahead).toISOString())]),
        ),
      ),
    )
    .orderBy('starts_at')
    .execute();
  let reminderCount = 0;
  for (const { id } of dueAppointments) reminderCount += (await remind(db, id, writeMail)) ? 1 : 0;
  return reminderCount;
}

async function remind(db: Db, id: string, writeMail: WriteAppointmentMail): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { starts_at: startsAt } =
      (await trx.selectFrom('appointment').select('starts_at').where('id', '=', id).executeTakeFirst()) ?? {};
    // Waits for concurrent changes of the row; the appointment is read only after that.
    if (!startsAt || !(await markReminded(trx, { id, startsAt }))) return false;
    const appointment = await getAppointment(trx, id);
    const { leadId, status, invited } = appointment;
    if (!leadId || status !== 'planned' || invited !== 'yes' || appointment.startsAt !== startsAt) return false;
    return queueClientMail(trx, 'reminder', appointment, { leadId, appointmentId: id }, writeMail);
  });
}
