import type { EventApi, EventInput } from '@fullcalendar/react';
import type { Theme } from '@mui/material/styles';
import { editAppointmentPath } from '#adminPaths';
import { type AppointmentDetails, appointmentKindLabels } from '#domain/appointment.ts';
import {
  companyZone,
  formatSpan,
  overlapping,
  spanOfDay,
  type TimesForm,
  timesBetween,
  timesToForm,
} from '#domain/appointmentTimes.ts';
import { type CalendarView, daysOf } from '#domain/calendarView.ts';
import { day as dayLength } from '#domain/durations.ts';
import { addDays, clockTime, minutesOf } from '#domain/zonedTimes.ts';
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

/**
 * @returns when an appointment begins and ends, for each of its two parts if it goes on after midnight: `4:00 PM – 1:00 AM`;
 * null if it lasts a day or longer, of which each part shows its own hours.
 */
export function timesOverMidnight({ startStr, endStr }: EventApi): string | null {
  const [start, end] = [new Date(startStr), new Date(endStr)];
  if (end.getTime() - start.getTime() >= dayLength) return null;
  return [start, end].map((time) => clockTime(time.toISOString(), companyZone)).join(' – ');
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

/** Hours of the day that are printed, also without appointments. */
const usualHours = { from: 9, to: 18 };

/**
 * @param view the printed view.
 * @param day a day within the printed period.
 * @returns the first and last hour to print, so that all appointments of the period are on paper: the usual ones, or more.
 */
export function printedHours(appointments: readonly AppointmentDetails[], view: CalendarView, day: string) {
  const { first, last } = daysOf(view, day);
  const [from] = spanOfDay(first);
  const [, before] = spanOfDay(last);
  const times = overlapping(appointments, from, before)
    .filter(({ timing }) => timing === 'timed')
    .map((appointment) => timesToForm(appointment, companyZone));
  // An appointment that ends on another day has both the last and the first hours, unless it ends at midnight.
  const starts = times.map(({ startTime, endDay, endTime }) =>
    endDay && endTime !== '00:00' ? 0 : minutesOf(startTime) / 60,
  );
  const ends = times.map(({ endTime, endDay }) => (endDay ? 24 : minutesOf(endTime) / 60));
  return {
    slotMinTime: `${Math.floor(Math.min(usualHours.from, ...starts))}:00`,
    slotMaxTime: `${Math.ceil(Math.max(usualHours.to, ...ends))}:00`,
  };
}
