import { sql } from 'kysely';
import { InvalidInput } from '#backend/errors.ts';
import { clashSentence } from '#domain/appointment.ts';
import { startField } from '#domain/appointmentTimes.ts';
import { bookingsOf, daysAhead, findClash, minuteOf, personKey, type Taken } from '#domain/booking.ts';
import { namesOfAccounts } from './appointments.ts';
import type { NamelessAppointment } from './appointmentTable.ts';
import type { Db } from './database.ts';

const dayMinutes = 24 * 60;

/** @returns whether an error says that somebody or a place is taken: of PostgreSQL's constraint, or SQLite's trigger. */
const isTaken = (error: unknown): boolean => {
  const { code } = error as { code?: string };
  return code === '23P01' || code === 'SQLITE_CONSTRAINT_TRIGGER';
};

/**
 * Books all that an appointment takes, in the place of what it took before. @param trx the transaction that stores it.
 * @throws InvalidInput where something of it is taken, with the next free time.
 */
export async function book(trx: Db, appointment: NamelessAppointment): Promise<void> {
  await trx.deleteFrom('appointment_booking').where('appointment_id', '=', appointment.id).execute();
  const rows = bookingsOf(appointment).map(({ booked, from, to }) => ({
    appointment_id: appointment.id,
    booked,
    from_minute: from,
    to_minute: to,
  }));
  if (rows.length === 0) return;
  await takeTurns(trx);
  // PostgreSQL answers nothing more in a transaction that has failed, but for what was before this point.
  await sql`savepoint booking`.execute(trx);
  try {
    await trx.insertInto('appointment_booking').values(rows).execute();
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint booking`.execute(trx);
    throw await refusalOf(trx, appointment, error);
  }
}

/** The setting whose row those lock who book: one after the other. */
const booking = 'appointments booked';

/**
 * Waits until nobody else books. Held by the constraint alone, several who want the same would wait for each other, until
 * PostgreSQL gives one of them up: it looks for that once a second, and a statement has two and a half.
 */
async function takeTurns(trx: Db): Promise<void> {
  const value = new Date().toISOString();
  await trx
    .insertInto('setting')
    .values({ name: booking, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** @returns what to say of an appointment that finds something taken. @param error the database's own word. */
async function refusalOf(trx: Db, appointment: NamelessAppointment, error: unknown): Promise<unknown> {
  const clash = findClash(appointment, await takenBeside(trx, appointment));
  // What clashed is gone by now: trying once more may succeed.
  if (!clash) return error;
  const other = await trx
    .selectFrom('appointment')
    .select(['title', 'starts_at as startsAt', 'ends_at as endsAt', 'timing', 'zone'])
    .where('id', '=', clash.first.by)
    .executeTakeFirstOrThrow();
  const names = [...(await namesOfAccounts(trx))];
  const person = names.find(([id]) => personKey(id) === clash.first.booked);
  const taken = person?.[1] ?? appointment.place;
  return new InvalidInput({
    [startField(appointment.timing)]: clashSentence({ other, taken, free: clash.free }),
  });
}

async function takenBeside(trx: Db, appointment: NamelessAppointment): Promise<Taken[]> {
  const wanted = bookingsOf(appointment);
  const rows = await trx
    .selectFrom('appointment_booking')
    .select(['appointment_id as by', 'booked', 'from_minute as from', 'to_minute as to'])
    .where(
      'booked',
      'in',
      wanted.map(({ booked }) => booked),
    )
    .where('to_minute', '>', minuteOf(appointment.startsAt))
    .where('from_minute', '<', minuteOf(appointment.endsAt) + (daysAhead + 1) * dayMinutes)
    .where('appointment_id', '<>', appointment.id)
    .execute();
  return rows.map(({ from, to, ...row }) => ({ ...row, from: Number(from), to: Number(to) }));
}

/**
 * Makes a change in a transaction. Two that book and change the same at the same moment may still wait for each other:
 * PostgreSQL gives one of them up, which then finds the other's booking.
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

const isDeadlock = (error: unknown): boolean => (error as { code?: string }).code === '40P01';
