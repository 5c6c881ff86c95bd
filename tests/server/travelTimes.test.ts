import { describe, expect, it } from 'vitest';
import { DoubleBooking } from '#backend/errors.ts';
import type { AppointmentForm } from '#domain/appointmentForm.ts';
import { minuteOf } from '#domain/booking.ts';
import { rulesToForm, standardRules } from '#domain/bookingRules.ts';
import { inBookingTransaction } from '#server/store/appointmentBooking.ts';
import { createAppointment, removeAppointment, updateAppointment } from '#server/store/appointmentRecord.ts';
import { changeBookingRules } from '#server/store/bookingRules.ts';
import type { Db } from '#server/store/database.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { engines, openStore } from './engines.ts';

const form: AppointmentForm = { ...appointmentForm, place: '', people: '3', startDay: '2027-06-14' };
const later: AppointmentForm = { ...form, startTime: '11:20', endTime: '12:00' };

const update = (db: Db, id: string, changed: AppointmentForm) =>
  inBookingTransaction(db, (trx) => updateAppointment(trx, id, changed, 1, null));

/** How an appointment stops to follow the one before it. */
const ways: [string, (db: Db, id: string) => Promise<unknown>][] = [
  ['moved', (db, id) => update(db, id, { ...later, startTime: '14:00', endTime: '15:00' })],
  ['given to somebody else', (db, id) => update(db, id, { ...later, people: '2' })],
  ['cancelled', (db, id) => update(db, id, { ...later, status: 'cancelled', cancelReason: 'Rain' })],
  [
    'deleted',
    (db, id) => inBookingTransaction(db, (trx) => removeAppointment(trx, id, '1', () => expect.fail('mailed'))),
  ],
];

describe.each(engines)('Travel times on $engine', ({ where }) => {
  it.each(ways)('are whole again once the appointment that cut one short is %s', async (_how, leave) => {
    const db = await openStore(where, 'sample', true);
    const create = (made: AppointmentForm) =>
      inBookingTransaction(db, (trx) => createAppointment(trx, made, null, null));
    const first = await create({ ...form, startTime: '10:00', endTime: '11:00' });
    const [second, third] = [await create(later), await create({ ...later, startDay: '2027-06-15' })];
    const rules = { ...rulesToForm(standardRules), travel: '30' };
    await db.transaction().execute((trx) => changeBookingRules(trx, rules, 1, '1'));
    const travelAfterFirst = async () => {
      const row = db.selectFrom('appointment_booking').select('to_minute').where('appointment_id', '=', first.id);
      return Number((await row.executeTakeFirstOrThrow()).to_minute) - minuteOf(first.endsAt);
    };
    expect(await travelAfterFirst()).toBe(20);
    await leave(db, second.id);
    expect(await travelAfterFirst()).toBe(30);
    await expect(update(db, third.id, later)).rejects.toBeInstanceOf(DoubleBooking);
  });
});
