/** The part of the calendar that an address shows: its first day and its view. Days are `2027-06-14`. */
import { companyZone } from './appointmentTimes.ts';
import { day as daySchema } from './texts.ts';
import { addDays, formatDays, formatMonth, monthOf, startOfDay, weekOf } from './zonedTimes.ts';

/** How much of the calendar is seen at once. */
export const calendarViews = ['month', 'week', 'threeDays', 'day', 'agenda'] as const;

/** How much of the calendar is seen at once. */
export type CalendarView = (typeof calendarViews)[number];

/** The ways to look at appointments: a calendar, or the list in which they are searched. */
export type AppointmentView = CalendarView | 'list';

/** Views on a wide screen and on a phone; the first is the standard one. */
export const wideViews: readonly AppointmentView[] = ['month', 'week', 'day', 'agenda', 'list'];
export const phoneViews: readonly AppointmentView[] = ['agenda', 'threeDays', 'list'];

/** The calendar's query in an address. */
export interface CalendarQuery {
  /** Null where it does not say. */
  view: AppointmentView | null;
  day: string;
}

/** Days that an agenda shows. */
const agendaDays = 28;

/** @param today what an address means that names no day. @returns what it asks for. */
export function readCalendarQuery(params: URLSearchParams, today: string): CalendarQuery {
  const view = params.get('view');
  const day = params.get('day') ?? '';
  return {
    view: [...calendarViews, 'list' as const].find((candidate) => candidate === view) ?? null,
    day: day !== '' && daySchema().isValidSync(day) ? day : today,
  };
}

/** @returns how a screen shows what an address asks for: a phone has no room for a week beside another. */
export function viewOn(isPhone: boolean, view: CalendarView | null): CalendarView {
  if (!isPhone) return view === 'threeDays' ? 'week' : (view ?? 'month');
  if (view === 'week' || view === 'day') return 'threeDays';
  return view === 'month' || view === null ? 'agenda' : view;
}

/** @returns the first and the last of the days that are seen. */
export function daysOf(view: CalendarView, day: string): { first: string; last: string } {
  if (view === 'month') return { first: monthOf(day), last: addDays(monthOf(day, 1), -1) };
  const first = view === 'week' ? weekOf(day) : day;
  const length = { week: 7, threeDays: 3, day: 1, agenda: agendaDays }[view];
  return { first, last: addDays(first, length - 1) };
}

/** @returns what the days that are seen are called: `June 2027`, `Jun 13 – 19, 2027`. */
export function titleOf(view: CalendarView, day: string): string {
  const { first, last } = daysOf(view, day);
  return view === 'month' ? formatMonth(day) : formatDays(first, last);
}

/** @param direction 1 for later, -1 for earlier. @returns a day of what is seen next. */
export function stepFrom(view: CalendarView, day: string, direction: 1 | -1): string {
  if (view === 'month') return monthOf(day, direction);
  const { first, last } = daysOf(view, day);
  return direction === 1 ? addDays(last, 1) : addDays(first, -lengthOf(first, last));
}

const lengthOf = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;

/** @returns from when to when appointments are read for a day, whatever the view, so that it changes without waiting. */
export function readRange(day: string, zone = companyZone): { from: string; to: string } {
  return {
    from: startOfDay(addDays(monthOf(day), -7), zone),
    to: startOfDay(addDays(monthOf(day, 1), agendaDays), zone),
  };
}
