import type { EventApi, EventInput } from '@fullcalendar/react';
import type { Theme } from '@mui/material/styles';
import { editAppointmentPath } from '#adminPaths';
import { type AppointmentDetails, appointmentKindLabels } from '#domain/appointment.ts';
import { companyZone, formatSpan, type Span, timesToForm } from '#domain/appointmentTimes.ts';
import type { CalendarView } from '#domain/calendarView.ts';
import { hour } from '#domain/durations.ts';
import { addDays, startOfDay } from '#domain/zonedTimes.ts';
import { colorsOf } from './calendarStyles.ts';

/** @param iso `2027-06-14T10:00:00-04:00` or `2027-06-14`. @returns the same without seconds and UTC offset. */
export const wallText = (iso: string) => iso.slice(0, 16);

/**
 * @returns the current time span of a calendar event. An event dragged to or from all-day lasts one day or one hour.
 * @throws Error if the event has no start.
 */
export function spanOf({ allDay, start, end, startStr, endStr }: EventApi): Span {
  if (!start) throw new Error('An appointment has lost its time.');
  if (allDay) {
    const after = endStr || addDays(startStr, 1);
    return {
      startsAt: startOfDay(startStr, companyZone),
      endsAt: startOfDay(after, companyZone),
      timing: 'allDay',
      zone: companyZone,
    };
  }
  const endsAt = (end ?? new Date(start.getTime() + hour)).toISOString();
  return { startsAt: start.toISOString(), endsAt, timing: 'timed', zone: companyZone };
}

/** @returns the accessible name of an appointment, with the details that do not fit in the calendar. */
const nameOf = (appointment: AppointmentDetails): string =>
  [appointment.title, appointmentKindLabels[appointment.kind], appointment.leadName, formatSpan(appointment)]
    .filter(Boolean)
    .join(', ');

/** @returns an appointment as a FullCalendar event. */
export function eventOf(appointment: AppointmentDetails, view: CalendarView, day: string, theme: Theme): EventInput {
  const { id, title, kind, timing, startsAt, endsAt } = appointment;
  const { startDay, endDay } = timesToForm(appointment, companyZone);
  const { ground, text } = colorsOf(theme, kind);
  const isAllDay = timing === 'allDay';
  return {
    id,
    title,
    allDay: isAllDay,
    start: isAllDay ? startDay : startsAt,
    end: isAllDay ? addDays(endDay || startDay, 1) : endsAt,
    url: `${editAppointmentPath(id)}?${new URLSearchParams({ view, day })}`,
    // The agenda shows a dot in the colour that other views use for text.
    color: view === 'agenda' ? text : ground,
    contrastColor: text,
    extendedProps: { name: nameOf(appointment) },
  };
}
