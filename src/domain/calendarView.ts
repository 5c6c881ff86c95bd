/** The visible part of the calendar, as stored in the URL: view and first day. Days have the form `2027-06-14`. */
import { companyZone } from './appointmentTimes.ts';
import { hour } from './durations.ts';
import { day as daySchema } from './texts.ts';
import { addDays, formatDays, formatMonth, monthOf, startOfDay, weekOf } from './zonedTimes.ts';

/** The views of the calendar. */
export const calendarViews = ['month', 'week', 'threeDays', 'day', 'agenda'] as const;

/** One of {@link calendarViews}. */
export type CalendarView = (typeof calendarViews)[number];

/** The views of appointments: a calendar view, or the searchable list. */
export type AppointmentView = CalendarView | 'list';

/** Views on wide screens; the first is the default. */
export const wideViews: readonly AppointmentView[] = ['month', 'week', 'day', 'agenda', 'list'];

/** Views on phones; the first is the default. */
export const phoneViews: readonly AppointmentView[] = ['agenda', 'threeDays', 'list'];

/** The calendar's query in the URL. */
export interface CalendarQuery {
  /** Null if the URL contains none. */
  view: AppointmentView | null;
  day: string;
}

/** Number of days in the agenda. */
const agendaDays = 28;

/** @param today the default day. @returns the query of a URL. */
export function readCalendarQuery(params: URLSearchParams, today: string): CalendarQuery {
  const view = params.get('view');
  const day = params.get('day') ?? '';
  return {
    view: [...calendarViews, 'list' as const].find((candidate) => candidate === view) ?? null,
    day: day !== '' && daySchema().isValidSync(day) ? day : today,
  };
}

/** @returns the view that fits the screen: on phones, week and day become three days, the month becomes the agenda. */
export function viewOn(isPhone: boolean, view: CalendarView | null): CalendarView {
  if (!isPhone) return view === 'threeDays' ? 'week' : (view ?? 'month');
  if (view === 'week' || view === 'day') return 'threeDays';
  return view === 'month' || view === null ? 'agenda' : view;
}

/** @returns the first and the last visible day. */
export function daysOf(view: CalendarView, day: string): { first: string; last: string } {
  if (view === 'month') return { first: monthOf(day), last: addDays(monthOf(day, 1), -1) };
  const first = view === 'week' ? weekOf(day) : day;
  const length = { week: 7, threeDays: 3, day: 1, agenda: agendaDays }[view];
  return { first, last: addDays(first, length - 1) };
}

/** @returns the title of the visible days: `June 2027`, `Jun 13 – 19, 2027`. */
export function titleOf(view: CalendarView, day: string): string {
  const { first, last } = daysOf(view, day);
  return view === 'month' ? formatMonth(day) : formatDays(first, last);
}

/** @param direction 1 for later, -1 for earlier. @returns a day of the next or previous part. */
export function stepFrom(view: CalendarView, day: string, direction: 1 | -1): string {
  if (view === 'month') return monthOf(day, direction);
  const { first, last } = daysOf(view, day);
  return direction === 1 ? addDays(last, 1) : addDays(first, -lengthOf(first, last));
}

const lengthOf = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / (24 * hour) + 1;

/**
 * @returns the span of appointments to read for a day; wide enough for all views, so that switching needs no request.
 */
export function readRange(day: string, zone = companyZone): { from: string; to: string } {
  return {
    from: startOfDay(addDays(monthOf(day), -7), zone),
    to: startOfDay(addDays(monthOf(day, 1), agendaDays), zone),
  };
}
