/**
 * The one way in which appointments are written for calendar programs: iCalendar (RFC 5545), by the library `ics`. Whoever
 * needs it in a browser loads it when it is asked for.
 */
import { type Alarm, createEvents, type DateTime, type EventAttributes } from 'ics';
import { company } from '#content/company.ts';
import { type Appointment, type AppointmentDetails, appointmentKindLabels, type Reminder } from './appointment.ts';
import { companyZone, type Span, timesToForm } from './appointmentTimes.ts';
import { addDays, startOfDay } from './zonedTimes.ts';

/** The type of such a text. */
export const calendarType = 'text/calendar;charset=utf-8';

/** An appointment as calendar programs are told of it. */
export interface CalendarEntry extends Span, Pick<Appointment, 'id' | 'place' | 'status' | 'reminder' | 'createdAt'> {
  title: string;
  description: string;
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
  /** Counts the changes, from 1: a program keeps the highest that it has seen. */
  version: number;
}

/** Organizer and attendee of an invitation. */
export interface Parties {
  /** A cancellation takes the appointment out again. */
  method: 'REQUEST' | 'CANCEL';
  /** The address that mails come from. */
  from: string;
  to: { name: string; email: string };
}

/** How long before it somebody is reminded. */
const lead: Readonly<Record<Reminder, Alarm['trigger'] | null>> = {
  none: null,
  quarterHour: { before: true, minutes: 15 },
  hour: { before: true, hours: 1 },
  // In hours: what the library writes of days and weeks is no duration of RFC 5545.
  day: { before: true, hours: 24 },
  week: { before: true, hours: 168 },
};

/** @returns an appointment as the team sees it; its notes are not in it. */
export const entryForTeam = (appointment: AppointmentDetails): CalendarEntry => ({
  ...appointment,
  description: [appointmentKindLabels[appointment.kind], appointment.leadName].filter(Boolean).join(', '),
});

/** The fields of an appointment that its client may see. */
export type ToldToClient = Omit<CalendarEntry, 'title' | 'description' | 'reminder'> & Pick<Appointment, 'kind'>;

/** @returns an appointment as its client sees it: the team's own words for it are not in it. */
export const entryForClient = (appointment: ToldToClient): CalendarEntry => {
  const { id, startsAt, endsAt, timing, zone, place, status, createdAt, updatedAt, version, kind } = appointment;
  const title = `${appointmentKindLabels[kind]}, ${company.name}`;
  const told = { id, startsAt, endsAt, timing, zone, place, status, createdAt, updatedAt, version };
  return { ...told, title, description: company.phone.display, reminder: 'none' };
};

/** @param day of an event that somebody has asked about, ISO 8601. @returns it as a whole day in their own calendar. */
export function entryForEventDay(title: string, day: string): CalendarEntry {
  const now = new Date().toISOString();
  const span = { startsAt: startOfDay(day, companyZone), endsAt: startOfDay(addDays(day, 1), companyZone) };
  const times = { ...span, timing: 'allDay', zone: companyZone, createdAt: now, updatedAt: now } as const;
  const told = { id: `enquiry-${day}`, place: '', status: 'planned', reminder: 'none', version: 1 } as const;
  return { ...times, ...told, title, description: `${company.name}, ${company.phone.display}` };
}

/**
 * @param name of the whole, where it is a calendar that somebody subscribes to. @param parties of an invitation.
 * @returns appointments as an iCalendar text. @throws Error where one cannot be written.
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
  const trigger = lead[reminder];
  // Else it is the time of writing, and nobody could say whether two texts say the same.
  const written = { timestamp: Date.parse(updatedAt) };
  return {
    uid: `appointment-${id}`,
    sequence: version - 1,
    created: Date.parse(createdAt),
    lastModified: Date.parse(updatedAt),
    ...written,
    title,
    location: place,
    description,
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    startInputType: 'utc',
    endInputType: 'utc',
    ...timesOf(entry),
    ...(trigger && { alarms: [{ action: 'display', description: title, trigger }] }),
    ...(parties && {
      organizer: { name: company.name, email: parties.from },
      attendees: [{ ...parties.to, rsvp: false, partstat: 'NEEDS-ACTION', role: 'REQ-PARTICIPANT' }],
    }),
  };
}

/** Whole days are days, wherever they are read; the last of them is the one after. */
function timesOf(span: Span): { start: DateTime; end: DateTime } {
  const { startsAt, endsAt, timing } = span;
  if (timing === 'timed') return { start: Date.parse(startsAt), end: Date.parse(endsAt) };
  const { startDay, endDay } = timesToForm(span, companyZone);
  return { start: dayOf(startDay), end: dayOf(addDays(endDay || startDay, 1)) };
}

const dayOf = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};
