/** When clients may pick a time for a consultation: what owners say of it, and the times that follow from it. */
import { type InferType, object, string } from 'yup';
import {
  bookingRulesChoices,
  bookingRulesLabels,
  bookingRulesSentences,
  weekdayLabels,
} from '#content/domain/bookingRules.ts';
import { companyZone, type Span, timeOfDay } from './appointmentTimes.ts';
import type { Field } from './entity.ts';
import { lineOfText } from './texts.ts';
import { addDays, dayOf, readTime, weekdayOf } from './zonedTimes.ts';

/** How long a consultation takes, in minutes. */
export const consultationLengths = ['30', '45', '60', '90', '120'] as const;

/** How far apart the times are that are offered, in minutes. */
export const timeSteps = ['15', '30', '60'] as const;

/** How many hours before it a time is offered last, and can be changed last. */
export const noticeHours = ['1', '4', '12', '24', '48', '72', '168'] as const;

/** How many days ahead times are offered. */
export const daysOffered = ['7', '14', '21', '28', '42', '60'] as const;

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
});

/** The rules as their form hands them on: times on the company's clocks, numbers as text. */
export type BookingRulesForm = InferType<typeof shape>;

/** The form's values while it is being filled in: text, whatever it will mean. */
export type BookingRulesDraft = Record<keyof BookingRulesForm, string>;

type Name = keyof BookingRulesForm;

/** The days of a week from Monday on: what they are called, and their two fields. */
export const weekdays: readonly { label: string; opens: Name; closes: Name }[] = [
  { label: weekdayLabels.monday, opens: 'mondayOpens', closes: 'mondayCloses' },
  { label: weekdayLabels.tuesday, opens: 'tuesdayOpens', closes: 'tuesdayCloses' },
  { label: weekdayLabels.wednesday, opens: 'wednesdayOpens', closes: 'wednesdayCloses' },
  { label: weekdayLabels.thursday, opens: 'thursdayOpens', closes: 'thursdayCloses' },
  { label: weekdayLabels.friday, opens: 'fridayOpens', closes: 'fridayCloses' },
  { label: weekdayLabels.saturday, opens: 'saturdayOpens', closes: 'saturdayCloses' },
  { label: weekdayLabels.sunday, opens: 'sundayOpens', closes: 'sundayCloses' },
];

/** @returns the field of a day at which something is wrong, and what. */
function refusalOf(form: BookingRulesForm): { path: Name; message: string } | null {
  for (const day of weekdays) {
    const [from, to] = [form[day.opens], form[day.closes]];
    if (from === '' && to !== '') return { path: day.opens, message: oneIsMissing };
    if (from !== '' && to === '') return { path: day.closes, message: oneIsMissing };
    if (from !== '' && to <= from) return { path: day.closes, message: endsBefore };
  }
  return null;
}

/** The one schema of the rules, for their form and for whoever stores them. */
export const bookingRulesSchema = shape.test('hours', (form, { createError }) => {
  const refusal = refusalOf(form);
  return refusal === null || createError(refusal);
});

/** The rules, as they are stored. There is one record of them. */
export type BookingRules = BookingRulesForm & {
  id: string;
  /** Counts the changes, from 1: whoever saves says which version they have changed. */
  version: number;
  /** Instant of the last change, ISO 8601 UTC; empty where nobody has changed them yet. */
  updatedAt: string;
};

/** The rules as long as nobody has said others: the hours that `company.ts` tells visitors. */
export const standardRules: BookingRules = { ...shape.getDefault(), id: 'rules', version: 1, updatedAt: '' };

/** The form's fields, in their order. */
export const bookingRulesFields = Object.keys(shape.fields) as Name[];

const labelsOf = (values: readonly string[], wordsOf: (value: number) => string): Readonly<Record<string, string>> =>
  // Numbers as keys of an object are in their order by themselves.
  Object.fromEntries(values.map((value) => [value, wordsOf(Number(value))]));

const choice = (label: string, labels: Readonly<Record<string, string>>): Field => ({
  kind: 'choice',
  label,
  labels,
  sortedBy: 'order',
});
const text = (label: string): Field => ({ kind: 'text', label });

/** The fields of the form, with their labels. */
export const formFields: Readonly<Record<Name, Field>> = {
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
};

/** @returns the rules as their form shows them. */
export function rulesToForm(rules: BookingRules): BookingRulesForm {
  const { id: _id, version: _version, updatedAt: _updatedAt, ...form } = rules;
  return form;
}

/** @param startsAt of a consultation, an instant. @returns the last instant at which it is picked or changed, in ms. */
export const lastChange = (startsAt: string, { notice }: Pick<BookingRulesForm, 'notice'>): number =>
  Date.parse(startsAt) - Number(notice) * 60 * 60_000;

/**
 * @param now in ms. @param minutes how long the consultation takes.
 * @returns the times that the rules offer from then on, the earliest first, whoever is free then; what the clocks skip is
 * left out, of what they show twice the first is meant.
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
  const [from, to] = [minutesOf(rules[hours.opens]), minutesOf(rules[hours.closes])];
  const closes = readTime({ day, time: rules[hours.closes] || '00:00' }, zone)?.instant;
  const spans: Span[] = [];
  for (let minute = from; minute + length <= to; minute += Number(rules.step)) {
    const startsAt = readTime({ day, time: timeOf(minute) }, zone)?.instant;
    if (!startsAt) continue;
    const endsAt = new Date(Date.parse(startsAt) + length * 60_000).toISOString();
    // In a night in which the clocks change, fewer minutes may be left than they show.
    if (closes && endsAt > closes) continue;
    spans.push({ startsAt, endsAt, timing: 'timed', zone });
  }
  return spans;
}

/** @param time e.g. `14:30`; empty where it is closed: from midnight to midnight no time fits. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
