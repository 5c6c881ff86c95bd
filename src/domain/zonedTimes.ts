/**
 * Instants and the clocks of a place: the one home of time zones. Apart from `dates.ts`, for visitors have no use for a
 * library of calendars. Zones are IANA names (`America/New_York`), days `2027-06-14`, times `14:30`, instants ISO 8601 UTC.
 */
import { Temporal } from 'temporal-polyfill';
import { language } from '#content/language.ts';

/** Date and time of day in a time zone. */
export interface WallTime {
  day: string;
  time: string;
}

/** The instant that a local time means. */
export interface ReadTime {
  instant: string;
  /** Whether the clocks show it twice, in the night in which they are set back; the first of the two is meant. */
  isRepeated: boolean;
}

const isoOf = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds).toISOString();
const zoned = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** @returns the instant of a time in a zone; null where the clocks skip it, in the night in which they are set forward. */
export function readTime({ day, time }: WallTime, zone: string): ReadTime | null {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  if (!earlier.toPlainDateTime().equals(wall)) return null;
  return { instant: isoOf(earlier), isRepeated: earlier.epochMilliseconds !== later.epochMilliseconds };
}

/** @returns what the clocks of a zone show at an instant. */
export function wallTimeOf(instant: string, zone: string): WallTime {
  const time = zoned(instant, zone);
  return {
    day: time.toPlainDate().toString(),
    time: time.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** @returns the instant at which a day begins in a zone: midnight, or what comes after it where midnight is skipped. */
export const startOfDay = (day: string, zone: string): string =>
  isoOf(Temporal.PlainDate.from(day).toZonedDateTime(zone));

/** @returns the day so many days later. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** @returns the first day of a day's month, so many months later. */
export const monthOf = (day: string, months = 0): string =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();

/** With which day a week begins: 0 for Sunday, 1 for Monday. */
export const firstDay = language.firstDay === 'Monday' ? 1 : 0;

/** @returns the day with which a day's week begins. */
export function weekOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: (date.dayOfWeek - firstDay + 7) % 7 }).toString();
}

/** @returns which day of its week a day is: 1 for Monday, 7 for Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** @returns the day that it is in a zone. */
export const today = (zone: string): string => Temporal.Now.plainDateISO(zone).toString();

/** @returns the instant at which the clocks of a zone show the same time so many days later. */
export const addDaysTo = (instant: string, days: number, zone: string): string =>
  isoOf(zoned(instant, zone).add({ days }));

/** @returns the day of an instant in a zone. */
export const dayOf = (instant: string, zone: string): string => wallTimeOf(instant, zone).day;

/** @returns the zone of this browser, or of this process. */
export const ownZone = (): string => Temporal.Now.timeZoneId();

/**
 * @param instant left out where times of several days are meant, between which the clocks may change.
 * @returns what a zone is called at an instant, e.g. `Eastern Daylight Time`, or all the year: `Eastern Time`.
 */
export function zoneName(zone: string, instant?: string): string {
  const timeZoneName = instant ? 'long' : 'longGeneric';
  const format = new Intl.DateTimeFormat(language.locale, { timeZone: zone, timeZoneName });
  return (
    format.formatToParts(new Date(instant ?? Date.now())).find(({ type }) => type === 'timeZoneName')?.value ?? zone
  );
}

/** @returns whether the clocks of two zones differ at an instant. */
export const clocksDiffer = (zone: string, other: string, instant: string): boolean =>
  zoned(instant, zone).offsetNanoseconds !== zoned(instant, other).offsetNanoseconds;

const times = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** @returns an instant as a zone's clocks show it: `Jun 14, 2027, 10:00 AM`. */
export const formatTime = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat(language.locale, { ...times, timeZone: zone }).format(new Date(instant));

/** @returns from when to when, on a zone's clocks: `Jun 14, 2027, 10:00 – 11:30 AM`. */
export const formatTimes = (from: string, to: string, zone: string): string =>
  new Intl.DateTimeFormat(language.locale, { ...times, timeZone: zone }).formatRange(new Date(from), new Date(to));

/** @returns from when to when, where the day is known: `10:00 – 11:30 AM`; over midnight with the days. */
export const formatHours = (from: string, to: string, zone: string): string =>
  new Intl.DateTimeFormat(language.locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).formatRange(
    new Date(from),
    new Date(to),
  );

/** @returns the time that a zone's clocks show: `10:00 AM`. */
export const clockTime = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat(language.locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
    new Date(instant),
  );

/** @returns a day of a week in whole words: `Monday, June 14`. */
export const formatLongDay = (day: string): string =>
  new Intl.DateTimeFormat(language.locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** @returns what a day's day of the week is called: `Monday`. */
export const weekdayName = (day: string): string =>
  new Intl.DateTimeFormat(language.locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));

/** @returns a day of a week: `Mon, Jun 14`. */
export const formatWeekday = (day: string): string =>
  new Intl.DateTimeFormat(language.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** @returns the month of a day: `June 2027`. */
export const formatMonth = (day: string): string =>
  new Intl.DateTimeFormat(language.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** @returns the month of a day: `Jun 2027`. */
export const formatShortMonth = (day: string): string =>
  new Intl.DateTimeFormat(language.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** @param last the last day, which may be the first. @returns the days: `Jun 14 – 16, 2027`. */
export const formatDays = (first: string, last: string): string =>
  new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  );
