import { sql } from 'kysely';
import { DoubleBooking } from '#backend/errors.ts';
import { clashSentence } from '#domain/appointment.ts';
import { startField } from '#domain/appointmentTimes.ts';
import {
  bookingsOf,
  dayMinutes,
  daysAhead,
  type ExistingBooking,
  findClash,
  minuteOf,
  personKey,
} from '#domain/booking.ts';
import { codeOf } from '../errorDetails.ts';
import { namesOfAccounts } from './appointments.ts';
import type { NamelessAppointment } from './appointmentTable.ts';
import { applyTravel, lockBookings } from './bookedTimes.ts';
import { readBookingRules } from './bookingRules.ts';
import type { Db } from './database.ts';

/** @returns whether an error reports an overlapping booking: PostgreSQL's constraint or SQLite's trigger. */
const isOverlap = (error: unknown): boolean => ['23P01', 'SQLITE_CONSTRAINT_TRIGGER'].includes(codeOf(error));

/**
 * Books the people and the place of an appointment, replacing its earlier bookings.
 * @param trx the transaction that stores the appointment.
 * @throws DoubleBooking if one of them is already booked; the message names the next free time.
 */
export async function book(trx: Db, appointment: NamelessAppointment): Promise<void> {
  // Taken before any booking is changed, so that a change of the travel time waits for this one or is waited for.
  await lockBookings(trx);
  const freed = await trx
    .deleteFrom('appointment_booking')
    .where('appointment_id', '=', appointment.id)
    .returning('booked')
    .execute();
  const travel = Number((await readBookingRules(trx)).travel);
  await insertBookings(trx, appointment, travel);
  // The appointment before this one may have ended where this one began; now its people have time to travel.
  if (freed.length > 0) {
    await applyTravel(
      trx,
      travel,
      freed.map(({ booked }) => booked),
    );
  }
}

async function insertBookings(trx: Db, appointment: NamelessAppointment, travel: number): Promise<void> {
  const rows = bookingsOf(appointment, travel).map(({ booked, from, to }) => ({
    appointment_id: appointment.id,
    booked,
    from_minute: from,
    to_minute: to,
  }));
  if (rows.length === 0) return;
  // PostgreSQL rejects all statements in a failed transaction until it is rolled back to a savepoint.
  await sql`savepoint booking`.execute(trx);
  try {
    await trx.insertInto('appointment_booking').values(rows).execute();
  } catch (error) {
    if (!isOverlap(error)) throw error;
    await sql`rollback to savepoint booking`.execute(trx);
    throw await clashError(trx, appointment, travel, error);
  }
}

/** @returns the error to report for a clash. @param error the database's error. */
async function clashError(trx: Db, appointment: NamelessAppointment, travel: number, error: unknown): Promise<unknown> {
  const clash = findClash(appointment, await findExistingBookings(trx, appointment, travel), travel);
  // The clashing booking has been removed in the meantime: a retry may succeed.
  if (!clash) return error;
  const other = await trx
    .selectFrom('appointment')
    .select(['title', 'starts_at as startsAt', 'ends_at as endsAt', 'timing', 'zone'])
    .where('id', '=', clash.first.by)
    .executeTakeFirstOrThrow();
  const names = [...(await namesOfAccounts(trx))];
  const person = names.find(([id]) => personKey(id) === clash.first.booked);
  const bookedName = person?.[1] ?? appointment.place;
  const { free } = clash;
  const sentence = clashSentence({ wanted: appointment, other, bookedName, free, travel });
  return new DoubleBooking({ [startField(appointment.timing)]: sentence }, free);
}

async function findExistingBookings(
  trx: Db,
  appointment: NamelessAppointment,
  travel: number,
): Promise<ExistingBooking[]> {
  const requested = bookingsOf(appointment, travel);
  const rows = await trx
    .selectFrom('appointment_booking')
    .select(['appointment_id as by', 'booked', 'from_minute as from', 'to_minute as to'])
    .where(
      'booked',
      'in',
      requested.map(({ booked }) => booked),
    )
    .where('to_minute', '>', minuteOf(appointment.startsAt))
    .where('from_minute', '<', minuteOf(appointment.endsAt) + (daysAhead + 1) * dayMinutes)
    .where('appointment_id', '<>', appointment.id)
    .execute();
  return rows.map(({ from, to, ...row }) => ({ ...row, from: Number(from), to: Number(to) }));
}

/**
 * Runs a change in a transaction, and once more after a deadlock: two transactions that book and change the same
 * records can still wait for each other. The retry finds the other's booking.
 */
export async function inBookingTransaction<Result>(db: Db, change: (trx: Db) => Promise<Result>): Promise<Result> {
  const once = () => db.transaction().execute(change);
  try {
    return await once();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return once();
  }
}

const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';
