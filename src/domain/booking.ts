/** Detection of double bookings of people and places. */
import { company } from '#content/company.ts';
import type { Span } from './appointmentTimes.ts';
import { minute } from './durations.ts';
import { fold } from './textSearch.ts';
import { addDaysTo, wallTimeOf } from './zonedTimes.ts';

/** A span of time for which a person or a place is booked, in minutes since 1970, UTC. */
export interface Booking {
  /** `person:<id>` or `place:<name>`, with the name in lower case and without redundant spaces. */
  booked: string;
  from: number;
  /** End of the booking, exclusive. */
  to: number;
}

/** An existing booking. */
export interface ExistingBooking extends Booking {
  /** Id of its appointment. */
  by: string;
}

/** The data of an appointment that can conflict with others. */
export type Bookable = Span & {
  status: 'planned' | 'cancelled';
  place: string;
  /** Account ids. */
  people: readonly string[];
};

/** The company's own travel time after an appointment, in minutes, until owners set another one. */
export const companyTravel: number = company.travelMinutes;

/** Span in which the next free time is searched, in days. */
export const daysAhead = 60;

/** Minutes of a day. */
export const dayMinutes = 24 * 60;

/** @returns the minute of an instant. */
export const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / minute);

/** @returns the booking key of a person. */
export const personKey = (id: string): string => `person:${id}`;

const placeKey = (place: string) => `place:${fold(place.trim()).replace(/\s+/g, ' ')}`;

/**
 * @param travel time for which people, but not places, stay booked after the appointment, in minutes.
 * @returns the bookings of an appointment, sorted by key; a cancelled one has none.
 */
export function bookingsOf({ status, startsAt, endsAt, place, people }: Bookable, travel: number): Booking[] {
  if (status === 'cancelled') return [];
  const from = minuteOf(startsAt);
  const to = minuteOf(endsAt);
  const places = place.trim() === '' ? [] : [{ booked: placeKey(place), from, to }];
  const persons = [...new Set(people)].map((id) => ({ booked: personKey(id), from, to: to + travel }));
  return [...persons, ...places].toSorted((one, other) => (one.booked < other.booked ? -1 : 1));
}

/** @returns whether a changed appointment books the same people and place at the same time as before. */
export const booksTheSame = (before: Bookable, after: Bookable): boolean =>
  JSON.stringify(bookingsOf(before, 0)) === JSON.stringify(bookingsOf(after, 0));

/** @returns whether two bookings of the same person or place overlap. */
export const clashes = (one: Booking, other: Booking): boolean =>
  one.booked === other.booked && one.from < other.to && one.to > other.from;

const conflicting = (requested: readonly Booking[], bookings: readonly ExistingBooking[]): ExistingBooking[] =>
  bookings.filter((booking) => requested.some((want) => clashes(want, booking)));

/**
 * @param bookings the existing bookings from the appointment's start on, for at least `daysAhead`, without its own.
 * @param travel as for {@link bookingsOf}.
 * @returns the first conflicting booking, and the next time at which everything is free (null if there is none soon);
 * null if there is no conflict.
 */
export function findClash(
  appointment: Bookable,
  bookings: readonly ExistingBooking[],
  travel: number,
): { first: ExistingBooking; free: Span | null } | null {
  const [first] = conflicting(bookingsOf(appointment, travel), bookings).toSorted(
    (one, other) => one.from - other.from,
  );
  return first ? { first, free: nextFree(appointment, bookings, travel) } : null;
}

/**
 * @returns the next span of the same length in which everything is free, within `daysAhead`; or null. None at night,
 * unless the appointment was to be at night.
 */
function nextFree(appointment: Bookable, bookings: readonly ExistingBooking[], travel: number): Span | null {
  const { startsAt, endsAt, timing, zone } = appointment;
  const spanOf = (from: string, to: string): Span => ({ startsAt: from, endsAt: to, timing, zone });
  const onOtherDays = Array.from({ length: daysAhead }, (_, day) =>
    spanOf(addDaysTo(startsAt, day + 1, zone), addDaysTo(endsAt, day + 1, zone)),
  );
  const afterOthers = delays(bookingsOf(appointment, travel), bookings).map((delay) =>
    spanOf(afterwards(startsAt, delay), afterwards(endsAt, delay)),
  );
  const mayBeAtNight = isAtNight(appointment);
  const candidates = timing === 'allDay' ? onOtherDays : [...afterOthers, ...onOtherDays].toSorted(byStart);
  return (
    candidates.find(
      (span) =>
        (mayBeAtNight || !isAtNight(span)) &&
        conflicting(bookingsOf({ ...appointment, ...span }, travel), bookings).length === 0,
    ) ?? null
  );
}

const byStart = (one: Span, other: Span) => (one.startsAt < other.startsAt ? -1 : 1);

/** Hours at which appointments are offered, in the zone of the appointment. */
const daytime = { from: '07:00', to: '22:00' };

function isAtNight({ startsAt, endsAt, zone }: Span): boolean {
  const start = wallTimeOf(startsAt, zone);
  const end = wallTimeOf(endsAt, zone);
  return start.time < daytime.from || end.time > daytime.to || start.day !== end.day;
}

/** @returns the delays in minutes after which the wanted bookings would start at the end of an existing one. */
const delays = (requested: readonly Booking[], bookings: readonly ExistingBooking[]): number[] =>
  requested
    .flatMap((want) => bookings.filter(({ booked }) => booked === want.booked).map(({ to }) => to - want.from))
    .filter((delay) => delay > 0 && delay <= daysAhead * dayMinutes)
    .toSorted((one, other) => one - other);

const afterwards = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * minute).toISOString();
