/** The rules for times that clients may pick for a consultation, and the times that follow from them. */
import { type InferType, object, string, ValidationError } from 'yup';
import {
  bookingRulesChoices,
  bookingRulesLabels,
  bookingRulesSentences,
  weekdayLabels,
} from '#content/domain/bookingRules.ts';
import { companyZone, type Span, timeOfDay } from './appointmentTimes.ts';
import { companyTravel } from './booking.ts';
import { hour, minute } from './durations.ts';
import type { Field } from './entity.ts';
import { lineOfText } from './texts.ts';
import { keysOf } from './typedKeys.ts';
import { addDays, dayOf, minutesOf, readTime, wallTimeOf, weekdayOf } from './zonedTimes.ts';

/** Choices for the length of a consultation, in minutes. */
const consultationLengths = ['30', '45', '60', '90', '120'] as const;

/** Choices for the interval between offered times, in minutes. */
const timeSteps = ['15', '30', '60'] as const;

/** Choices for the minimum notice of bookings and changes, in hours. */
const noticeHours = ['1', '4', '12', '24', '48', '72', '168'] as const;

/** Choices for the time for which people stay booked after an appointment, in minutes. */
const travelTimes = [...new Set([0, 15, 30, 45, 60, 90, 120, companyTravel])].toSorted((a, b) => a - b).map(String);

/** Choices for the number of days ahead that are offered. */
const daysOffered = ['7', '14', '21', '28', '42', '60'] as const;

const { endsBefore, oneIsMissing } = bookingRulesSentences;

const opens = (time: string) => timeOfDay().default(time).defined();

const shape = object({
  mondayOpens: opens('09:00'),
  mondayCloses: opens('18:00'),
  tuesdayOpens: opens('09:00'),
  tuesdayCloses: opens('18:00'),
  wednesdayOpens: opens('09:00'),
  wednesdayCloses: opens('18:00'),
  thursdayOpens: opens('09:00'),
  thursdayCloses: opens('18:00'),
  fridayOpens: opens('09:00'),
  fridayCloses: opens('18:00'),
  saturdayOpens: opens(''),
  saturdayCloses: opens(''),
  sundayOpens: opens(''),
  sundayCloses: opens(''),
  minutes: string().oneOf(consultationLengths).default('60').defined(),
  step: string().oneOf(timeSteps).default('30').defined(),
  notice: string().oneOf(noticeHours).default('24').defined(),
  days: string().oneOf(daysOffered).default('28').defined(),
  place: lineOfText(200).defined(),
  travel: string().oneOf(travelTimes).default(String(companyTravel)).defined(),
});

/** A valid form of the rules: times in the company's time zone, numbers as text. */
export type BookingRulesForm = InferType<typeof shape>;

/** The form's values while it is being filled in, all of them text. */
export type BookingRulesDraft = Record<keyof BookingRulesForm, string>;

type Name = keyof BookingRulesForm;

/** The days of a week, from Monday, with their labels and fields. */
export const weekdays: readonly { label: string; opens: Name; closes: Name }[] = [
  { label: weekdayLabels.monday, opens: 'mondayOpens', closes: 'mondayCloses' },
  { label: weekdayLabels.tuesday, opens: 'tuesdayOpens', closes: 'tuesdayCloses' },
  { label: weekdayLabels.wednesday, opens: 'wednesdayOpens', closes: 'wednesdayCloses' },
  { label: weekdayLabels.thursday, opens: 'thursdayOpens', closes: 'thursdayCloses' },
  { label: weekdayLabels.friday, opens: 'fridayOpens', closes: 'fridayCloses' },
  { label: weekdayLabels.saturday, opens: 'saturdayOpens', closes: 'saturdayCloses' },
  { label: weekdayLabels.sunday, opens: 'sundayOpens', closes: 'sundayCloses' },
];

/** @returns the invalid field of a day with its error message, or null. */
function refusalOf(form: BookingRulesForm, day: (typeof weekdays)[number]): { path: Name; message: string } | null {
  const [from, to] = [form[day.opens], form[day.closes]];
  if (from === '' && to !== '') return { path: day.opens, message: oneIsMissing };
  if (from !== '' && to === '') return { path: day.closes, message: oneIsMissing };
  if (from !== '' && to <= from) return { path: day.closes, message: endsBefore };
  return null;
}

/** Schema of the rules, shared by form and server. */
export const bookingRulesSchema = shape.test('hours', (form, { createError }) => {
  const refusals = weekdays.map((day) => refusalOf(form, day)).filter((refusal) => refusal !== null);
  return refusals.length === 0 || new ValidationError(refusals.map(createError));
});

/** The stored rules; there is a single record. */
export type BookingRules = BookingRulesForm & {
  id: string;
  /** Version number, from 1; sent with each update to detect concurrent changes. */
  version: number;
  /** Instant of the last change, ISO 8601 UTC; empty if the rules were never changed. */
  updatedAt: string;
};

/** The default rules, with the business hours and the travel time of `company.ts`. */
export const standardRules: BookingRules = { ...shape.getDefault(), id: 'rules', version: 1, updatedAt: '' };

/** The names of the form's fields, in their order. */
export const bookingRulesFieldNames = keysOf(shape.fields);

const labelsOf = (values: readonly string[], wordsOf: (value: number) => string): Readonly<Record<string, string>> =>
  // Integer keys of an object are sorted by value.
  Object.fromEntries(values.map((value) => [value, wordsOf(Number(value))]));

const choice = (label: string, labels: Readonly<Record<string, string>>): Field => ({
  kind: 'choice',
  label,
  labels,
  sortedBy: 'order',
});
const text = (label: string): Field => ({ kind: 'text', label });

/** Labels of the form's fields. */
export const bookingRulesFields: Readonly<Record<Name, Field>> = {
  mondayOpens: text(bookingRulesLabels.mondayOpens),
  mondayCloses: text(bookingRulesLabels.mondayCloses),
  tuesdayOpens: text(bookingRulesLabels.tuesdayOpens),
  tuesdayCloses: text(bookingRulesLabels.tuesdayCloses),
  wednesdayOpens: text(bookingRulesLabels.wednesdayOpens),
  wednesdayCloses: text(bookingRulesLabels.wednesdayCloses),
  thursdayOpens: text(bookingRulesLabels.thursdayOpens),
  thursdayCloses: text(bookingRulesLabels.thursdayCloses),
  fridayOpens: text(bookingRulesLabels.fridayOpens),
  fridayCloses: text(bookingRulesLabels.fridayCloses),
  saturdayOpens: text(bookingRulesLabels.saturdayOpens),
  saturdayCloses: text(bookingRulesLabels.saturdayCloses),
  sundayOpens: text(bookingRulesLabels.sundayOpens),
  sundayCloses: text(bookingRulesLabels.sundayCloses),
  minutes: choice(bookingRulesLabels.minutes, labelsOf(consultationLengths, bookingRulesChoices.length)),
  step: choice(bookingRulesLabels.step, labelsOf(timeSteps, bookingRulesChoices.length)),
  notice: choice(bookingRulesLabels.notice, labelsOf(noticeHours, bookingRulesChoices.notice)),
  days: choice(bookingRulesLabels.days, labelsOf(daysOffered, bookingRulesChoices.days)),
  place: text(bookingRulesLabels.place),
  travel: choice(bookingRulesLabels.travel, labelsOf(travelTimes, bookingRulesChoices.travel)),
};

/** @returns the form values of the rules. */
export function rulesToForm(rules: BookingRules): BookingRulesForm {
  const { id: _id, version: _version, updatedAt: _updatedAt, ...form } = rules;
  return form;
}

/**
 * @param startsAt of a consultation, ISO 8601 UTC.
 * @returns the last time for bookings and changes, in ms since 1970.
 */
export const lastChange = (startsAt: string, { notice }: Pick<BookingRulesForm, 'notice'>): number =>
  Date.parse(startsAt) - Number(notice) * hour;

/**
 * @param now current time, in ms since 1970.
 * @param minutes length of the consultation.
 * @returns the times that the rules offer from then on, earliest first, regardless of who is free. Times skipped by
 * clock changes are omitted; of repeated ones, the first is used.
 */
export function timesByRules(
  rules: BookingRulesForm,
  now: number,
  zone = companyZone,
  minutes = Number(rules.minutes),
): Span[] {
  const today = dayOf(new Date(now).toISOString(), zone);
  const days = Array.from({ length: Number(rules.days) + 1 }, (_, index) => addDays(today, index));
  return days
    .flatMap((day) => timesOfDay(rules, day, zone, minutes))
    .filter(({ startsAt }) => lastChange(startsAt, rules) >= now);
}

function timesOfDay(rules: BookingRulesForm, day: string, zone: string, length: number): Span[] {
  const hours = weekdays[weekdayOf(day) - 1];
  if (!hours) return [];
  // On a closed day both are empty, hence 0, so that no time fits.
  const [from, to] = [minutesOf(rules[hours.opens]), minutesOf(rules[hours.closes])];
  const closes = readTime({ day, time: rules[hours.closes] || '00:00' }, zone)?.instant;
  const spans: Span[] = [];
  for (let start = from; start + length <= to; start += Number(rules.step)) {
    const startsAt = readTime({ day, time: timeOf(start) }, zone)?.instant;
    if (!startsAt) continue;
    const endsAt = new Date(Date.parse(startsAt) + length * minute).toISOString();
    // On days with a clock change, less time may be left than the local times suggest.
    if (closes && endsAt > closes) continue;
    // An hour that occurs twice is stored as its first occurrence, so that no time ends in the second one.
    if (readTime(wallTimeOf(endsAt, zone), zone)?.instant !== endsAt) continue;
    spans.push({ startsAt, endsAt, timing: 'timed', zone });
  }
  return spans;
}

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
