/** From when to when: what the form of an appointment says of it, on the company's clocks. */
import { string } from 'yup';
import { company } from '#content/company.ts';
import { timesSentences } from '#content/domain/appointmentTimes.ts';
import { day } from './texts.ts';
import {
  addDays,
  addDaysTo,
  dayOf,
  formatDays,
  formatTime,
  formatTimes,
  readTime,
  startOfDay,
  type WallTime,
  wallTimeOf,
} from './zonedTimes.ts';

/** The company's clocks. */
export const companyZone: string = company.timeZone;

/** How an appointment lies in its days. */
export const timings = ['timed', 'allDay'] as const;

/** With a beginning and an end on the clock, or whole days. */
export type Timing = (typeof timings)[number];

/** The times of a form: days (`2027-06-14`) and times (`14:30`) on the company's clocks, or empty text. */
export interface TimesForm {
  timing: Timing;
  startDay: string;
  startTime: string;
  /** Empty where it is the day of the beginning. Of whole days the last one. */
  endDay: string;
  endTime: string;
}

/** From when to when. */
export type Span = {
  /** Instants, ISO 8601 UTC; whole days end where the next one begins. */
  startsAt: string;
  endsAt: string;
  timing: Timing;
  /** The clocks that it was made by, an IANA name: whole days stay on their days if the company moves. */
  zone: string;
};

/** The error of a form's times, with its field. */
export interface Refusal {
  field: string;
  sentence: string;
}

/** The longest appointment, in days. */
export const longestDays = 14;

/** @returns the schema of a time of day (`14:30`), or empty text. */
export const timeOfDay = () =>
  string()
    .trim()
    .default('')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: timesSentences.oddTime, excludeEmptyString: true });

/** @param form whose days and times are checked by themselves. @returns what it means, or what is wrong with it. */
export function readSpan(form: TimesForm, zone: string): { span: Span } | { refusal: Refusal } {
  const { timing, startDay } = form;
  const endDay = form.endDay || startDay;
  const refuse = (field: keyof TimesForm, sentence: string) => ({ refusal: { field, sentence } });
  if (startDay === '') return refuse('startDay', timesSentences.dayNeeded);
  if (timing === 'timed' && form.startTime === '') return refuse('startTime', timesSentences.startNeeded);
  if (timing === 'timed' && form.endTime === '') return refuse('endTime', timesSentences.endNeeded);
  const start = timing === 'allDay' ? startOfDay(startDay, zone) : instantOf(startDay, form.startTime, zone);
  const end = timing === 'allDay' ? startOfDay(addDays(endDay, 1), zone) : instantOf(endDay, form.endTime, zone);
  if (start === null) return refuse('startTime', timesSentences.skipped);
  if (end === null) return refuse('endTime', timesSentences.skipped);
  if (end <= start) return refuse(timing === 'allDay' ? 'endDay' : 'endTime', timesSentences.endsBefore);
  if (end > addDaysTo(start, longestDays, zone)) return refuse('endDay', timesSentences.tooLong(longestDays));
  return { span: { startsAt: start, endsAt: end, timing, zone } };
}

/** @returns the field at which is said that somebody is taken then. */
export const startField = (timing: Timing): 'startDay' | 'startTime' =>
  timing === 'allDay' ? 'startDay' : 'startTime';

const instantOf = (day: string, time: string, zone: string) => readTime({ day, time }, zone)?.instant ?? null;

const wallTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;

/**
 * @param start @param end days (`2027-06-14`) or times of days (`2027-06-14T10:00`) on the company's clocks; without an end
 * a time takes an hour and a day is whole. @returns what a form says of them, or nothing where they make no sense.
 */
export function timesBetween(start: string, end: string): Partial<TimesForm> {
  const [, startDay = '', startTime = ''] = wallTime.exec(start) ?? [];
  if (!isDayText(startDay) || !timeOfDay().isValidSync(startTime)) return {};
  const [, lastDay = '', endTime = ''] = wallTime.exec(end) ?? [];
  const timing: Timing = startTime === '' ? 'allDay' : 'timed';
  const isEnd = isDayText(lastDay) && timeOfDay().isValidSync(endTime) && (endTime !== '') === (startTime !== '');
  const last = isEnd ? { day: lastDay, time: endTime } : hourAfter({ day: startDay, time: startTime });
  return { timing, startDay, startTime, endDay: last.day === startDay ? '' : last.day, endTime: last.time };
}

const isDayText = (text: string) => text !== '' && day().isValidSync(text);

const hourAfter = ({ day, time }: WallTime): WallTime =>
  time === '' ? { day, time } : wallTimeOf(new Date(Date.parse(`${day}T${time}Z`) + 60 * 60_000).toISOString(), 'UTC');

/** @returns whether days and times of a form can be read at all; each of them may be empty. */
export const isReadable = ({ startDay, startTime, endDay, endTime }: TimesForm): boolean =>
  [startDay, endDay].every((text) => day().isValidSync(text)) &&
  [startTime, endTime].every((text) => timeOfDay().isValidSync(text));

/** @returns what a form means while it is being filled in; null as long as it means nothing. */
export function spanOf(form: TimesForm, zone: string): Span | null {
  const read = isReadable(form) ? readSpan(form, zone) : null;
  return read && 'span' in read ? read.span : null;
}

/** @returns whether the start or the end comes twice in its night, the first of which is meant. */
export function isRepeated(form: TimesForm, zone: string): boolean {
  if (form.timing === 'allDay' || !isReadable(form)) return false;
  const { startDay, startTime, endDay, endTime } = form;
  const comesTwice = (wall: WallTime) =>
    wall.day !== '' && wall.time !== '' && Boolean(readTime(wall, zone)?.isRepeated);
  return comesTwice({ day: startDay, time: startTime }) || comesTwice({ day: endDay || startDay, time: endTime });
}

/** @returns the times of an appointment as its form shows them. @param zone the company's. */
export function timesToForm({ startsAt, endsAt, timing, zone: ownZone }: Span, zone: string): TimesForm {
  const clocks = timing === 'allDay' ? ownZone : zone;
  const start = wallTimeOf(startsAt, clocks);
  // Of whole days the last one: a moment before the next begins.
  const end = timing === 'allDay' ? { day: lastDay(endsAt, clocks), time: '' } : wallTimeOf(endsAt, clocks);
  return {
    timing,
    startDay: start.day,
    startTime: timing === 'allDay' ? '' : start.time,
    endDay: end.day === start.day ? '' : end.day,
    endTime: end.time,
  };
}

const lastDay = (endsAt: string, zone: string) => dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), zone);

/** @returns when it is: `Jun 14, 2027, 10:00 – 11:30 AM`, or of whole days `Jun 14 – 16, 2027`. */
export function whenOf({ startsAt, endsAt, timing, zone }: Span, shownIn = companyZone): string {
  if (timing === 'timed') return formatTimes(startsAt, endsAt, shownIn);
  return formatDays(dayOf(startsAt, zone), lastDay(endsAt, zone));
}

/** @returns when it begins: `Jun 14, 2027, 10:00 AM`, or of whole days `Jun 14, 2027`. */
export function beginningOf({ startsAt, timing, zone }: Span, shownIn = companyZone): string {
  if (timing === 'timed') return formatTime(startsAt, shownIn);
  const day = dayOf(startsAt, zone);
  return formatDays(day, day);
}

/**
 * @param before when it was until now; null for a new one. What has been in the book for long can still be put right.
 * @param now ms. @returns what is wrong with a beginning, or null.
 */
export function refuseLongAgo({ startsAt }: Span, before: string | null, now: number): Refusal | null {
  const aYearAgo = addDaysTo(new Date(now).toISOString(), -366, 'UTC');
  return startsAt < aYearAgo && (before === null || before >= aYearAgo)
    ? { field: 'startDay', sentence: timesSentences.longAgo }
    : null;
}
