import type { EventApi, EventInput } from '@fullcalendar/react';
import type { Theme } from '@mui/material/styles';
import { editAppointmentPath } from '#adminPaths';
import { type AppointmentDetails, appointmentKindLabels } from '#domain/appointment.ts';
import { companyZone, formatSpan, type TimesForm, timesBetween, timesToForm } from '#domain/appointmentTimes.ts';
import type { CalendarView } from '#domain/calendarView.ts';
import { addDays } from '#domain/zonedTimes.ts';
import { colorsOf } from './calendarStyles.ts';

/** @param iso `2027-06-14T10:00:00-04:00` or `2027-06-14`. @returns the same without seconds and UTC offset. */
export const wallText = (iso: string) => iso.slice(0, 16);

/**
 * @returns the current times of a calendar event on the company's clocks, which may be times that they skip. An event
 * dragged to or from all-day lasts one day or one hour.
 */
export function timesOf({ allDay, startStr, endStr }: EventApi): Partial<TimesForm> {
  const end = allDay && endStr !== '' ? addDays(endStr, -1) : wallText(endStr);
  return timesBetween(wallText(startStr), end);
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
