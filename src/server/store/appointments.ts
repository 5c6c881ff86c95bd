import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { type Appointment, type AppointmentDetails, appointmentEntity } from '#domain/appointment.ts';
import { maxDays } from '#domain/appointmentTimes.ts';
import { day } from '#domain/durations.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import { appointmentColumns, toAppointment } from './appointmentTable.ts';
import type { Db } from './database.ts';
import { countRows, type ListedTable, readPage } from './lists.ts';
import type { Tables } from './tables.ts';

/** Longer than any appointment, in ms, including the hour gained when clocks are set back. */
const maxDuration = (maxDays + 1) * day;

/** All appointments for lists and searches. */
export const listedAppointments = (db: Db): ListedTable<Appointment> => ({
  count: (condition) => countRows(db.selectFrom('appointment').where(condition)),
  read: async (condition, order, limit, offset) => {
    const matching = db.selectFrom('appointment').select(appointmentColumns).select(leadName).where(condition);
    const [rows, names] = await Promise.all([
      matching.orderBy(order).limit(limit).offset(offset).execute(),
      namesOfAccounts(db),
    ]);
    return rows.map((row) => toAppointment(row, names));
  },
});

/** @returns the requested page of all matching appointments, including cancelled ones. */
export const listAppointments = (db: Db, query: ListQuery): Promise<Page<Appointment>> =>
  readPage(appointmentEntity, query, listedAppointments(db));

/** A condition on appointments. */
type Condition = ExpressionWrapper<Tables, 'appointment', SqlBool>;

/** @returns the condition for planned appointments that overlap a span. */
export const isPlannedBetween =
  (from: string, to: string) =>
  (its: ExpressionBuilder<Tables, 'appointment'>): Condition =>
    its.and([
      // Appointments that begin earlier have ended, so the index can skip them.
      its('starts_at', '>', new Date(Date.parse(from) - maxDuration).toISOString()),
      its('starts_at', '<', to),
      its('ends_at', '>', from),
      its('status', '=', 'planned'),
    ]);

/**
 * @param from start of the span, ISO 8601 UTC.
 * @param to end of the span, ISO 8601 UTC.
 * @returns all planned appointments that overlap the span, earliest first.
 */
export async function appointmentsBetween(db: Db, from: string, to: string): Promise<AppointmentDetails[]> {
  return readDetails(db, (appointments) => appointments.where(isPlannedBetween(from, to)));
}

const selectDetails = (db: Db) =>
  db
    .selectFrom('appointment')
    .select([...appointmentColumns, 'version', 'updated_at'])
    .select(leadName);

type SelectDetails = ReturnType<typeof selectDetails>;

/** @param narrow adds the conditions. @returns the appointments that meet them, earliest first. */
export async function readDetails(
  db: Db,
  narrow: (appointments: SelectDetails) => SelectDetails,
): Promise<AppointmentDetails[]> {
  const rows = await narrow(selectDetails(db)).orderBy('starts_at').orderBy('id').execute();
  const names = await namesOfAccounts(db);
  return rows.map((row) => ({ ...toAppointment(row, names), version: row.version, updatedAt: row.updated_at }));
}

/** Selects the name of an appointment's lead. */
export const leadName = (build: ExpressionBuilder<Tables, 'appointment'>) =>
  build.selectFrom('lead').select('name').whereRef('lead.id', '=', 'appointment.lead_id').as('lead_name');

/** @returns the names of all accounts, including disabled ones, by id. */
export async function namesOfAccounts(db: Db): Promise<ReadonlyMap<string, string>> {
  const accounts = await db.selectFrom('account').select(['id', 'name']).execute();
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
