/**
 * Creates iCalendar text (RFC 5545) for appointments with the library `ics`. In the browser, this module is loaded on
 * demand.
 */
import { type Alarm, createEvents, type DateTime, type EventAttributes } from 'ics';
import { company } from '#content/company.ts';
import { type Appointment, type AppointmentDetails, appointmentKindLabels, type Reminder } from './appointment.ts';
import { companyZone, type Span, timesToForm } from './appointmentTimes.ts';
import { addDays, startOfDay } from './zonedTimes.ts';

/** Media type of iCalendar text. */
export const calendarType = 'text/calendar;charset=utf-8';

/** An appointment, as written into a calendar file. */
export interface CalendarEntry extends Span, Pick<Appointment, 'id' | 'place' | 'status' | 'reminder' | 'createdAt'> {
  title: string;
  description: string;
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
  /** Version number, from 1; calendar programs keep the highest one. */
  version: number;
}

/** Organizer and attendee of an invitation. */
export interface Parties {
  /** `CANCEL` removes the appointment from the calendar. */
  method: 'REQUEST' | 'CANCEL';
  /** Address that the invitation is sent from. */
  from: string;
  to: { name: string; email: string };
}

/** Triggers of the reminders. */
const triggers: Readonly<Record<Reminder, Alarm['trigger'] | null>> = {
  none: null,
  quarterHour: { before: true, minutes: 15 },
  hour: { before: true, hours: 1 },
  // In hours, because the library's output for days and weeks is not a valid duration in RFC 5545.
  day: { before: true, hours: 24 },
  week: { before: true, hours: 168 },
};

/** @returns the calendar entry for staff, without the notes. */
export const entryForTeam = (appointment: AppointmentDetails): CalendarEntry => ({
  ...appointment,
  description: [appointmentKindLabels[appointment.kind], appointment.leadName].filter(Boolean).join(', '),
});

/** The fields of an appointment that its client may see. */
export type ClientAppointment = Omit<CalendarEntry, 'title' | 'description' | 'reminder'> & Pick<Appointment, 'kind'>;

/** @returns the calendar entry for the client, without title and notes by staff. */
export const entryForClient = (appointment: ClientAppointment): CalendarEntry => ({
  id: appointment.id,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  timing: appointment.timing,
  zone: appointment.zone,
  title: `${appointmentKindLabels[appointment.kind]}, ${company.name}`,
  description: company.phone.display,
  place: appointment.place,
  status: appointment.status,
  reminder: 'none',
  createdAt: appointment.createdAt,
  updatedAt: appointment.updatedAt,
  version: appointment.version,
});

/** @param day of the enquired event, ISO 8601. @returns an all-day calendar entry for the visitor. */
export function entryForEventDay(title: string, day: string): CalendarEntry {
  const now = new Date().toISOString();
  return {
    id: `enquiry-${day}`,
    startsAt: startOfDay(day, companyZone),
    endsAt: startOfDay(addDays(day, 1), companyZone),
    timing: 'allDay',
    zone: companyZone,
    title,
    description: `${company.name}, ${company.phone.display}`,
    place: '',
    status: 'planned',
    reminder: 'none',
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/**
 * @param name of the calendar, for a feed.
 * @param parties of an invitation.
 * @returns the entries as iCalendar text.
 * @throws Error if an entry is invalid.
 */
export function calendarText(
  entries: readonly CalendarEntry[],
  { name, parties }: { name?: string; parties?: Parties } = {},
) {
  const { error, value } = createEvents(
    entries.map((entry) => eventOf(entry, parties)),
    { productId: 'event-house', calName: name, ...(parties && { method: parties.method }) },
  );
  if (error || value === null) throw error ?? new Error('Nothing was written.');
  return value;
}

function eventOf(entry: CalendarEntry, parties: Parties | undefined): EventAttributes {
  const { id, title, description, place, status, reminder, createdAt, updatedAt, version } = entry;
  const trigger = triggers[reminder];
  // Not the current time, the library's default, which would make equal texts differ. Its types lack the field, which is
  // why it is not written into the result directly.
  const timestamps = { timestamp: Date.parse(updatedAt) };
  return {
    uid: `appointment-${id}`,
    sequence: version - 1,
    created: Date.parse(createdAt),
    lastModified: Date.parse(updatedAt),
    ...timestamps,
    title,
    location: place,
    description,
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    startInputType: 'utc',
    endInputType: 'utc',
    ...timesOf(entry),
    ...(trigger && { alarms: [{ action: 'display', description: title, trigger }] }),
    ...(parties && {
      organizer: { name: parameterText(company.name), email: parties.from },
      attendees: [
        {
          email: parties.to.email,
          name: parameterText(parties.to.name),
          rsvp: false,
          partstat: 'NEEDS-ACTION',
          role: 'REQ-PARTICIPANT',
        },
      ],
    }),
  };
}

/** @returns a name without quotation marks, which would end a parameter: they cannot be escaped. Source: RFC 5545, 3.1. */
const parameterText = (name: string): string => name.replaceAll('"', '’').replaceAll('\\', '/');

/** All-day events are dates without time zone; their end is exclusive. */
function timesOf(span: Span): { start: DateTime; end: DateTime } {
  const { startsAt, endsAt, timing } = span;
  if (timing === 'timed') return { start: Date.parse(startsAt), end: Date.parse(endsAt) };
  const { startDay, endDay } = timesToForm(span, companyZone);
  return { start: dateOf(startDay), end: dateOf(addDays(endDay || startDay, 1)) };
}

/** @returns year, month and date of a day. */
const dateOf = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};
