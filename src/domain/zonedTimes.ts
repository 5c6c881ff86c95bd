/**
 * All time zone calculations. Separate from `dates.ts`, because the public site does not need a calendar library. Zones
 * are IANA names (`America/New_York`), days `2027-06-14`, times `14:30`, instants ISO 8601 UTC.
 */
import { Temporal } from 'temporal-polyfill';
import { language } from '#content/language.ts';

/** A local date and time of day. */
export interface WallTime {
  day: string;
  time: string;
}

/** The instant of a local time. */
export interface ReadTime {
  instant: string;
  /** Whether the local time occurs twice because clocks are set back; `instant` is the first occurrence. */
  isRepeated: boolean;
}

const isoOf = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds).toISOString();
const zoned = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** @returns the instant of a local time; null if it is skipped because clocks are set forward. */
export function readTime({ day, time }: WallTime, zone: string): ReadTime | null {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  if (!earlier.toPlainDateTime().equals(wall)) return null;
  return { instant: isoOf(earlier), isRepeated: earlier.epochMilliseconds !== later.epochMilliseconds };
}

/** @returns the local time of an instant in a zone. */
export function wallTimeOf(instant: string, zone: string): WallTime {
  const time = zoned(instant, zone);
  return {
    day: time.toPlainDate().toString(),
    time: time.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** @returns the minutes from midnight to a time (`14:30`); 0 for an empty one. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** @returns the start of a day in a zone: midnight, or the first instant after it if midnight is skipped. */
export const startOfDay = (day: string, zone: string): string =>
  isoOf(Temporal.PlainDate.from(day).toZonedDateTime(zone));

/** @returns the day a number of days later. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** @returns the first day of the month a number of months after that of a day. */
export const monthOf = (day: string, months = 0): string =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();

/** First day of the week: 0 for Sunday, 1 for Monday. */
export const firstDay = language.firstDay === 'Monday' ? 1 : 0;

/** @returns the first day of a day's week. */
export function weekOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: (date.dayOfWeek - firstDay) % 7 }).toString();
}

/** @returns the weekday of a day: 1 for Monday, 7 for Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** @returns the current day in a zone, by the same clock as everything else, which tests can set. */
export const today = (zone: string): string => zoned(new Date().toISOString(), zone).toPlainDate().toString();

/** @returns the instant with the same local time a number of days later. */
export const addDaysTo = (instant: string, days: number, zone: string): string =>
  isoOf(zoned(instant, zone).add({ days }));

/** @returns the instant a number of months earlier (UTC), at the latest on the last day of that month. */
export const monthsBefore = (instant: string, months: number): string =>
  isoOf(zoned(instant, 'UTC').subtract({ months }));

/** @returns the day of an instant in a zone. */
export const dayOf = (instant: string, zone: string): string => wallTimeOf(instant, zone).day;

/** @returns the time zone of this browser or process. */
export const ownZone = (): string => Temporal.Now.timeZoneId();

/**
 * @param instant omitted if times of several days are meant, between which clocks may change.
 * @returns the name of a zone at an instant, e.g. `Eastern Daylight Time`, or in general: `Eastern Time`.
 */
export function zoneName(zone: string, instant?: string): string {
  const timeZoneName = instant ? 'long' : 'longGeneric';
  const format = new Intl.DateTimeFormat(language.locale, { timeZone: zone, timeZoneName });
  return (
    format.formatToParts(new Date(instant ?? Date.now())).find(({ type }) => type === 'timeZoneName')?.value ?? zone
  );
}

/** @returns whether the local times of two zones differ at an instant. */
export const clocksDiffer = (zone: string, other: string, instant: string): boolean =>
  zoned(instant, zone).offsetNanoseconds !== zoned(instant, other).offsetNanoseconds;

const times = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** @returns an instant as local time: `Jun 14, 2027, 10:00 AM`. */
export const formatTime = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat(language.locale, { ...times, timeZone: zone }).format(new Date(instant));

/** @returns a span as local times: `Jun 14, 2027, 10:00 – 11:30 AM`. */
export const formatTimes = (from: string, to: string, zone: string): string =>
  new Intl.DateTimeFormat(language.locale, { ...times, timeZone: zone }).formatRange(new Date(from), new Date(to));

const clockParts: readonly string[] = ['hour', 'minute', 'dayPeriod'];

/**
 * @returns a span without the date: `10:00 – 11:30 AM`, also if it ends at midnight: `6:00 PM – 12:00 AM`; with dates if
 * it goes on after midnight.
 */
export function formatHours(from: string, to: string, zone: string): string {
  const midnight = Date.parse(startOfDay(addDays(dayOf(from, zone), 1), zone));
  const end = new Date(to);
  if (end.getTime() > midnight) return formatTimes(from, to, zone);
  const format = new Intl.DateTimeFormat(language.locale, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const parts = format.formatRangeToParts(new Date(from), end);
  // Midnight belongs to the next day, for which `Intl` writes both dates, before or after the times.
  const shown = parts.filter((part, index) => {
    const isClock = (other: typeof part) => other.source === part.source && clockParts.includes(other.type);
    const isWithin = parts.slice(0, index + 1).some(isClock) && parts.slice(index).some(isClock);
    return end.getTime() < midnight || part.source === 'shared' || isWithin;
  });
  return shown.map(({ value }) => value).join('');
}

/** @returns an instant as local time of day: `10:00 AM`. */
export const clockTime = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat(language.locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
    new Date(instant),
  );

/** @returns a day with its weekday in full: `Monday, June 14`. */
export const formatLongDay = (day: string): string =>
  new Intl.DateTimeFormat(language.locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** @returns the name of a day's weekday: `Monday`. */
export const weekdayName = (day: string): string =>
  new Intl.DateTimeFormat(language.locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));

/** @returns a day with its short weekday: `Mon, Jun 14`. */
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

/** @param last the last day, may equal the first. @returns a range of days: `Jun 14 – 16, 2027`. */
export const formatDays = (first: string, last: string): string =>
  new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  );
