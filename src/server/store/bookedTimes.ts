import { sql } from 'kysely';
import { dayMinutes, minuteOf, personKey } from '#domain/booking.ts';
import type { Db } from './database.ts';
import { takeLock } from './settings.ts';

/** The setting whose row serves as a lock, so that bookings run one at a time. */
const lockName = 'appointments booked';

/** Rows that one statement changes. */
const batch = 500;

/**
 * Takes the booking lock. With the constraint alone, concurrent bookings of the same person would deadlock: PostgreSQL
 * detects that only after a second, and statements time out after two and a half.
 */
export const lockBookings = (trx: Db): Promise<void> => takeLock(trx, lockName);

/**
 * Keeps people booked for another travel time after their appointments that are not over: until the next one begins, if
 * that is sooner.
 * @param trx a transaction with the booking lock.
 * @param travel in minutes.
 * @param booked keys of bookings, of which those of people are changed. Default: those of all people.
 */
export async function applyTravel(trx: Db, travel: number, booked?: readonly string[]): Promise<void> {
  // Bookings that end today may still be followed by one.
  const from = minuteOf(new Date().toISOString()) - dayMinutes;
  let query = trx
    .selectFrom('appointment_booking')
    .innerJoin('appointment', 'appointment.id', 'appointment_booking.appointment_id')
    .select(['appointment_id', 'booked', 'from_minute', 'to_minute', 'ends_at'])
    .where('booked', 'like', `${personKey('')}%`)
    .where('to_minute', '>', from);
  if (booked) query = query.where('booked', 'in', booked);
  const bookings = await query.orderBy('booked').orderBy('from_minute').execute();
  const changed = bookings.flatMap(({ ends_at, ...booking }, index) => {
    const next = bookings[index + 1];
    const nextStart = next?.booked === booking.booked ? Number(next.from_minute) : Number.POSITIVE_INFINITY;
    const to_minute = Math.min(minuteOf(ends_at) + travel, nextStart);
    return to_minute === Number(booking.to_minute) ? [] : [{ ...booking, to_minute }];
  });
  for (let start = 0; start < changed.length; start += batch) {
    const rows = changed
      .slice(start, start + batch)
      .map(({ appointment_id, booked, to_minute }) => sql`(${appointment_id}, ${booked}, ${to_minute})`);
    // Bookings that are removed meanwhile stay removed. Both engines call the columns of `values` like this.
    await sql`update appointment_booking set to_minute = cast(changed.column3 as int8)
      from (values ${sql.join(rows)}) as changed
      where appointment_id = changed.column1 and booked = changed.column2`.execute(trx);
  }
}
