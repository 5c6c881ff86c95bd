import type { Generated } from 'kysely';
import {
  type Appointment,
  type AppointmentKind,
  type AppointmentStatus,
  appointmentEntity,
  type Reminder,
} from '#domain/appointment.ts';
import type { Timing } from '#domain/appointmentTimes.ts';
import { type SortKey, searchedTexts, sortValueOf } from '#domain/entity.ts';
import { searchText } from './keys.ts';

/** Appointments, as stored. Lists are sorted by the columns named `…_key`. */
export interface AppointmentTable {
  id: string;
  title: string;
  kind: AppointmentKind;
  starts_at: string;
  ends_at: string;
  timing: Timing;
  zone: string;
  lead_id: string | null;
  place: string;
  /** JSON array of account ids. */
  people: string;
  reminder: Reminder;
  invited: Appointment['invited'];
  notes: string;
  status: AppointmentStatus;
  cancel_reason: string;
  created_at: string;
  updated_at: string;
  version: number;
  title_key: SortKey;
  kind_key: SortKey;
  place_key: SortKey;
  status_key: SortKey;
  search: string;
  /** The start time that the client was reminded of; empty if they were not yet. */
  reminded_for: Generated<string>;
}

/** Bookings of people and places; the database rejects overlapping rows of the same one. */
export interface AppointmentBookingTable {
  appointment_id: string;
  booked: string;
  /** Minutes since 1970 in UTC; PostgreSQL returns bigint as text. */
  from_minute: number;
  to_minute: number;
}

/** The columns of an appointment; names are read from the tables of leads and accounts. */
export const appointmentColumns = [
  'id',
  'title',
  'kind',
  'starts_at',
  'ends_at',
  'timing',
  'zone',
  'lead_id',
  'place',
  'people',
  'reminder',
  'invited',
  'notes',
  'status',
  'cancel_reason',
  'created_at',
] as const satisfies (keyof AppointmentTable)[];

const { fields } = appointmentEntity;

/** An appointment without the names, which are stored in other tables. */
export type NamelessAppointment = Omit<Appointment, 'leadName' | 'peopleNames'>;

/**
 * @returns the table row of an appointment.
 * @param version the version after the change; 1 for a new appointment.
 * @param updatedAt the time of the change; the creation time for a new appointment.
 */
export const toAppointmentRow = (
  appointment: NamelessAppointment,
  version = 1,
  updatedAt = appointment.createdAt,
): Omit<AppointmentTable, 'reminded_for'> => ({
  id: appointment.id,
  title: appointment.title,
  kind: appointment.kind,
  starts_at: appointment.startsAt,
  ends_at: appointment.endsAt,
  timing: appointment.timing,
  zone: appointment.zone,
  lead_id: appointment.leadId,
  place: appointment.place,
  people: JSON.stringify(appointment.people),
  reminder: appointment.reminder,
  invited: appointment.invited,
  notes: appointment.notes,
  status: appointment.status,
  cancel_reason: appointment.cancelReason,
  created_at: appointment.createdAt,
  updated_at: updatedAt,
  version,
  title_key: sortValueOf(fields.title, appointment.title),
  kind_key: sortValueOf(fields.kind, appointment.kind),
  place_key: sortValueOf(fields.place, appointment.place),
  status_key: sortValueOf(fields.status, appointment.status),
  search: searchText(searchedTexts(appointmentEntity, appointment)),
});

/** A row with the name of its lead. */
export type AppointmentRow = Pick<AppointmentTable, (typeof appointmentColumns)[number]> & { lead_name: string | null };

/** @returns the appointment of a row. @param names of accounts, by id. */
export function toAppointment(row: AppointmentRow, names: ReadonlyMap<string, string>): Appointment {
  const people: string[] = JSON.parse(row.people);
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timing: row.timing,
    zone: row.zone,
    leadId: row.lead_id,
    leadName: row.lead_name ?? '',
    place: row.place,
    people,
    peopleNames: people.map((id) => names.get(id) ?? ''),
    reminder: row.reminder,
    invited: row.invited,
    notes: row.notes,
    status: row.status,
    cancelReason: row.cancel_reason,
    createdAt: row.created_at,
  };
}
