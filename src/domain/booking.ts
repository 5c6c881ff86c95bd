/** Double bookings: no person is at two appointments at once, and no place has two. */
import { company } from '#content/company.ts';
import type { Span } from './appointmentTimes.ts';
import { fold } from './listQuery.ts';
import { addDaysTo } from './zonedTimes.ts';

/** Somebody or a place that is taken for a while. Minutes are counted from 1970 in UTC. */
export interface Booking {
  /** `person:<id>` or `place:<name>`, the name without letter case and needless blanks. */
  booked: string;
  from: number;
  /** The first minute that is free again. */
  to: number;
}

/** A booking that is in the book. */
export interface Taken extends Booking {
  /** Id of its appointment. */
  by: string;
}

/** The facts of an appointment that can clash with another one. */
export type Bookable = Span & {
  status: 'planned' | 'cancelled';
  place: string;
  /** Ids. */
  people: readonly string[];
};

/** How long people are on their way after an appointment, in minutes; a place stays where it is. */
const companyTravel: number = company.travelMinutes;

/** How far ahead a free time is looked for, in days. */
export const daysAhead = 60;

const dayMinutes = 24 * 60;

/** @returns the minute of an instant. */
export const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);

/** @returns what a person is booked under. */
export const personKey = (id: string): string => `person:${id}`;

const placeKey = (place: string) => `place:${fold(place.trim()).replace(/\s+/g, ' ')}`;

/** @returns what an appointment takes, in the order of the names; a cancelled one takes nothing. */
export function bookingsOf(
  { status, startsAt, endsAt, place, people }: Bookable,
  travel: number = companyTravel,
): Booking[] {
  if (status === 'cancelled') return [];
  const from = minuteOf(startsAt);
  const to = minuteOf(endsAt);
  const places = place.trim() === '' ? [] : [{ booked: placeKey(place), from, to }];
  const persons = [...new Set(people)].map((id) => ({ booked: personKey(id), from, to: to + travel }));
  return [...persons, ...places].toSorted((one, other) => (one.booked < other.booked ? -1 : 1));
}

/** @returns whether two bookings take the same at one time. */
export const clashes = (one: Booking, other: Booking): boolean =>
  one.booked === other.booked && one.from < other.to && one.to > other.from;

const inTheWay = (wanted: readonly Booking[], taken: readonly Taken[]): Taken[] =>
  taken.filter((booking) => wanted.some((want) => clashes(want, booking)));

/**
 * @param taken what is in the book from the appointment's beginning on, for at least `daysAhead`; nothing of its own.
 * @returns the first booking that stands in its way, and when all that it wants is free next: null where that is not
 * soon. Null where nothing stands in its way.
 */
export function findClash(
  appointment: Bookable,
  taken: readonly Taken[],
  travel = companyTravel,
): { first: Taken; free: Span | null } | null {
  const [first] = inTheWay(bookingsOf(appointment, travel), taken).toSorted((one, other) => one.from - other.from);
  return first ? { first, free: nextFree(appointment, taken, travel) } : null;
}

/** @returns when an appointment of the same length finds all that it wants free, within `daysAhead`; or null. */
function nextFree(appointment: Bookable, taken: readonly Taken[], travel: number): Span | null {
  const { startsAt, endsAt, timing, zone } = appointment;
  const isFree = (span: Span) => inTheWay(bookingsOf({ ...appointment, ...span }, travel), taken).length === 0;
  const candidates =
    timing === 'allDay'
      ? Array.from({ length: daysAhead }, (_, day) => [
          addDaysTo(startsAt, day + 1, zone),
          addDaysTo(endsAt, day + 1, zone),
        ])
      : delays(bookingsOf(appointment, travel), taken).map((delay) => [
          afterwards(startsAt, delay),
          afterwards(endsAt, delay),
        ]);
  const spans = candidates.map(([from = '', to = '']): Span => ({ startsAt: from, endsAt: to, timing, zone }));
  return spans.find(isFree) ?? null;
}

/** A time becomes free where a booking ends. @returns by how many minutes what is wanted would begin later then. */
const delays = (wanted: readonly Booking[], taken: readonly Taken[]): number[] =>
  wanted
    .flatMap((want) => taken.filter(({ booked }) => booked === want.booked).map(({ to }) => to - want.from))
    .filter((delay) => delay > 0 && delay <= daysAhead * dayMinutes)
    .toSorted((one, other) => one - other);

const afterwards = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
