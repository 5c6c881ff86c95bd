import type { Alarm, DateTime } from 'ics';
import { type Appointment, appointmentKindLabels, type Reminder } from '#domain/appointment.ts';
import { companyZone, timesToForm } from '#domain/appointmentTimes.ts';
import { addDays } from '#domain/zonedTimes.ts';

/** How long before it somebody is reminded. */
const lead: Readonly<Record<Reminder, Alarm['trigger'] | null>> = {
  none: null,
  quarterHour: { before: true, minutes: 15 },
  hour: { before: true, hours: 1 },
  // In hours: what the library writes of days and weeks is no duration of RFC 5545.
  day: { before: true, hours: 24 },
  week: { before: true, hours: 168 },
};

/**
 * Loads the library that writes such files with the first of them.
 * @returns an appointment as an iCalendar file (RFC 5545); the team's notes are not in it. @throws Error where it cannot be written.
 */
export async function icsOf(appointment: Appointment): Promise<Blob> {
  const { createEvent } = await import('ics');
  const { id, title, kind, place, status, reminder, leadName, createdAt } = appointment;
  const trigger = lead[reminder];
  const { error, value } = createEvent({
    uid: `appointment-${id}`,
    productId: 'event-house',
    created: Date.parse(createdAt),
    title,
    location: place,
    description: [appointmentKindLabels[kind], leadName].filter(Boolean).join(', '),
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    startInputType: 'utc',
    endInputType: 'utc',
    ...timesOf(appointment),
    ...(trigger && { alarms: [{ action: 'display', description: title, trigger }] }),
  });
  if (error || !value) throw error ?? new Error('Nothing was written.');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}

/** Whole days are days, wherever they are read; the last of them is the one after. */
function timesOf(appointment: Appointment): { start: DateTime; end: DateTime } {
  const { startsAt, endsAt, timing } = appointment;
  if (timing === 'timed') return { start: Date.parse(startsAt), end: Date.parse(endsAt) };
  const { startDay, endDay } = timesToForm(appointment, companyZone);
  return { start: dayOf(startDay), end: dayOf(addDays(endDay || startDay, 1)) };
}

const dayOf = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};
