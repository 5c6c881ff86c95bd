/** Start and end of appointments, as entered in a form in the company's time zone. */
import { string } from 'yup';
import { company } from '#content/company.ts';
import { timesSentences } from '#content/domain/appointmentTimes.ts';
import { minute } from './durations.ts';
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

/** The company's time zone. */
export const companyZone: string = company.timeZone;

/** The ways to specify the times of an appointment. */
export const timings = ['timed', 'allDay'] as const;

/** Whether an appointment has a start and end time or covers whole days. */
export type Timing = (typeof timings)[number];

/** The times of a form: days (`2027-06-14`) and times (`14:30`) in the company's time zone, or empty strings. */
export interface TimesForm {
  timing: Timing;
  startDay: string;
  startTime: string;
  /** Empty if it is the start day. For whole days, the last one. */
  endDay: string;
  endTime: string;
}

/** Start and end of an appointment. */
export type Span = {
  /** Instants, ISO 8601 UTC; whole days end at the start of the next day. */
  startsAt: string;
  endsAt: string;
  timing: Timing;
  /** IANA name of the time zone at creation, so that whole days keep their dates if the company moves. */
  zone: string;
};

/**
 * @param from start of a period, ISO 8601 UTC.
 * @param before its exclusive end, ISO 8601 UTC.
 * @returns the appointments of which a part is in the period.
 */
export const overlapping = <Row extends Span>(rows: readonly Row[], from: string, before: string): Row[] =>
  rows.filter(({ startsAt, endsAt }) => startsAt < before && endsAt > from);

/** An error in a form's times, with its field. */
export interface Refusal {
  field: string;
  sentence: string;
}

/** The longest appointment, in days. */
export const maxDays = 14;

/** @returns the schema of a time of day (`14:30`) or an empty string. */
export const timeOfDay = () =>
  string()
    .trim()
    .default('')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: timesSentences.oddTime, excludeEmptyString: true });

/** @param form with days and times that are valid by themselves. @returns the span of time, or the error. */
export function readSpan(form: TimesForm, zone: string): { span: Span } | { refusal: Refusal } {
  const { timing, startDay } = form;
  const endDay = form.endDay || startDay;
  const refuse = (field: keyof TimesForm, sentence: string) => ({ refusal: { field, sentence } });
  const [missing] = missingTimes(form);
  if (missing) return { refusal: missing };
  const start = timing === 'allDay' ? startOfDay(startDay, zone) : instantOf(startDay, form.startTime, zone);
  const end = timing === 'allDay' ? startOfDay(addDays(endDay, 1), zone) : instantOf(endDay, form.endTime, zone);
  if (start === null) return refuse('startTime', timesSentences.skipped);
  if (end === null) return refuse('endTime', timesSentences.skipped);
  if (end <= start) return refuse(timing === 'allDay' ? 'endDay' : 'endTime', timesSentences.endsBefore);
  if (end > addDaysTo(start, maxDays, zone)) return refuse('endDay', timesSentences.tooLong(maxDays));
  return { span: { startsAt: start, endsAt: end, timing, zone } };
}

/** @returns an error for each required day or time that is empty. */
export function missingTimes({ timing, startDay, startTime, endTime }: TimesForm): Refusal[] {
  const isMissing = (text: string) => timing === 'timed' && text === '';
  return [
    ...(startDay === '' ? [{ field: 'startDay', sentence: timesSentences.dayNeeded }] : []),
    ...(isMissing(startTime) ? [{ field: 'startTime', sentence: timesSentences.startNeeded }] : []),
    ...(isMissing(endTime) ? [{ field: 'endTime', sentence: timesSentences.endNeeded }] : []),
  ];
}

/** @returns the field under which a double booking is reported. */
export const startField = (timing: Timing): 'startDay' | 'startTime' =>
  timing === 'allDay' ? 'startDay' : 'startTime';

const instantOf = (day: string, time: string, zone: string) => readTime({ day, time }, zone)?.instant ?? null;

const wallTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;

/**
 * @param start @param end days (`2027-06-14`) or local times (`2027-06-14T10:00`) in the company's time zone. Without
 * an end, a time takes the usual length and a day is a whole one.
 * @param minutes the usual length.
 * @returns the form values, or none if the start is invalid.
 */
export function timesBetween(start: string, end: string, minutes = 60): Partial<TimesForm> {
  const [, startDay = '', startTime = ''] = wallTime.exec(start) ?? [];
  if (!isDayText(startDay) || !timeOfDay().isValidSync(startTime)) return {};
  const [, lastDay = '', endTime = ''] = wallTime.exec(end) ?? [];
  const timing: Timing = startTime === '' ? 'allDay' : 'timed';
  const isEnd = isDayText(lastDay) && timeOfDay().isValidSync(endTime) && (endTime !== '') === (startTime !== '');
  const last = isEnd ? { day: lastDay, time: endTime } : afterwards({ day: startDay, time: startTime }, minutes);
  return { timing, startDay, startTime, endDay: last.day === startDay ? '' : last.day, endTime: last.time };
}

const isDayText = (text: string) => text !== '' && day().isValidSync(text);

const afterwards = ({ day, time }: WallTime, minutes: number): WallTime =>
  time === ''
    ? { day, time }
    : wallTimeOf(new Date(Date.parse(`${day}T${time}Z`) + minutes * minute).toISOString(), 'UTC');

/** @returns whether all days and times of a form are valid or empty. */
export const isReadable = ({ startDay, startTime, endDay, endTime }: TimesForm): boolean =>
  [startDay, endDay].every((text) => day().isValidSync(text)) &&
  [startTime, endTime].every((text) => timeOfDay().isValidSync(text));

/** @returns the span of an incomplete form; null as long as there is none. */
export function spanOf(form: TimesForm, zone: string): Span | null {
  const spanOrRefusal = isReadable(form) ? readSpan(form, zone) : null;
  return spanOrRefusal && 'span' in spanOrRefusal ? spanOrRefusal.span : null;
}

/** @returns whether start or end occurs twice because clocks are set back; the first occurrence is used. */
export function isRepeated(form: TimesForm, zone: string): boolean {
  if (form.timing === 'allDay' || !isReadable(form)) return false;
  const { startDay, startTime, endDay, endTime } = form;
  const comesTwice = (wall: WallTime) =>
    wall.day !== '' && wall.time !== '' && Boolean(readTime(wall, zone)?.isRepeated);
  return comesTwice({ day: startDay, time: startTime }) || comesTwice({ day: endDay || startDay, time: endTime });
}

/** @returns the form values of a span. @param zone the company's time zone. */
export function timesToForm({ startsAt, endsAt, timing, zone: ownZone }: Span, zone: string): TimesForm {
  const clocks = timing === 'allDay' ? ownZone : zone;
  const start = wallTimeOf(startsAt, clocks);
  // For whole days, the last one: a moment before the next day begins.
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

/** @returns the formatted span: `Jun 14, 2027, 10:00 – 11:30 AM`, or for whole days `Jun 14 – 16, 2027`. */
export function formatSpan({ startsAt, endsAt, timing, zone }: Span, shownIn = companyZone): string {
  if (timing === 'timed') return formatTimes(startsAt, endsAt, shownIn);
  return formatDays(dayOf(startsAt, zone), lastDay(endsAt, zone));
}

/** @returns the day on which a span starts, on the company's clocks; of whole days the first one: `2027-06-14`. */
export const startDayOf = ({ startsAt, timing, zone }: Span): string =>
  dayOf(startsAt, timing === 'allDay' ? zone : companyZone);

/** @returns the formatted start: `Jun 14, 2027, 10:00 AM`, or for whole days `Jun 14, 2027`. */
export function beginningOf({ startsAt, timing, zone }: Span, shownIn = companyZone): string {
  if (timing === 'timed') return formatTime(startsAt, shownIn);
  const day = dayOf(startsAt, zone);
  return formatDays(day, day);
}

/**
 * Rejects starts more than a year ago, except for appointments that already began then, so that they can be corrected.
 * @param before the stored start; null for a new appointment.
 * @param now current time, in ms since 1970.
 * @returns the error, or null.
 */
export function refuseLongAgo({ startsAt }: Span, before: string | null, now: number): Refusal | null {
  const aYearAgo = addDaysTo(new Date(now).toISOString(), -366, 'UTC');
  return startsAt < aYearAgo && (before === null || before >= aYearAgo)
    ? { field: 'startDay', sentence: timesSentences.longAgo }
    : null;
}

/** @returns the span of a day in the company's time zone, its end exclusive, ISO 8601 UTC. */
export const spanOfDay = (day: string) =>
  [startOfDay(day, companyZone), startOfDay(addDays(day, 1), companyZone)] as const;
