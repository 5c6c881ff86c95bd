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

/** Appointments as they are stored. Columns named `…_key` are what lists are sorted by. */
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
  /** JSON list of ids of accounts. */
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
  /** The beginning for which the client was reminded; empty where they were not yet. */
  reminded_for: Generated<string>;
}

/** The times at which a person or a place is booked; the database refuses two overlapping rows of the same one. */
export interface AppointmentBookingTable {
  appointment_id: string;
  booked: string;
  /** Minutes from 1970 in UTC; PostgreSQL gives its large numbers as text. */
  from_minute: number;
  to_minute: number;
}

/** The columns that make an appointment; names come from the tables of leads and accounts. */
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

/** An appointment without the names, which have tables of their own. */
export type NamelessAppointment = Omit<Appointment, 'leadName' | 'peopleNames'>;

/** @returns an appointment as its table keeps it. @param version and @param updatedAt of the change; a new one without them. */
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

/** A row that was read with its lead's name. */
export type AppointmentRow = Pick<AppointmentTable, (typeof appointmentColumns)[number]> & { lead_name: string | null };

/** @param names of accounts, by id. @returns a stored appointment. */
export function toAppointment(row: AppointmentRow, names: ReadonlyMap<string, string>): Appointment {
  const people = JSON.parse(row.people) as string[];
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
