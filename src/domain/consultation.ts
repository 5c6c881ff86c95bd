/** Booking of a consultation with a personal link: the client's page, the free times, and the resulting appointment. */
import { object, string } from 'yup';
import { consultationSentences } from '#content/domain/consultation.ts';
import type { AppointmentDetails } from './appointment.ts';
import { companyZone, type Span } from './appointmentTimes.ts';
import { bookingsOf, clashes, type ExistingBooking, minuteOf } from './booking.ts';
import { type BookingRules, lastChange, timesByRules } from './bookingRules.ts';
import { groupBy } from './groupBy.ts';

/** Validity of a personal link, in days; extended to the end of the appointment once a time was picked. */
export const bookingLinkDays = 30;

/** A picked time, as the client sees it. */
export type PickedTime = Pick<
  AppointmentDetails,
  | 'id'
  | 'kind'
  | 'startsAt'
  | 'endsAt'
  | 'timing'
  | 'zone'
  | 'place'
  | 'status'
  | 'cancelReason'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
> & {
  /** Whether the client may still change or cancel the appointment. */
  changeable: boolean;
};

/** The page of a personal link. */
export interface ConsultationPage {
  /** The client's first name only, because anyone with the link can see the page. */
  firstName: string;
  /** Length of the consultation, in minutes. */
  minutes: number;
  /** Place of the appointment, or empty. */
  place: string;
  /** Minimum notice of bookings and changes, in hours. */
  notice: number;
  /** Null if no time was picked yet. */
  picked: PickedTime | null;
  /** Free times, earliest first; instants, ISO 8601 UTC. */
  times: string[];
}

/** Error message if a picked time is not available. */
export const { timeTaken } = consultationSentences;
/** Error message if a picked time can no longer be changed. */
export const { tooLate } = consultationSentences;
/** A client's action with a link: picking a time, picking another one, cancelling. */
export type PickKind = 'picked' | 'pickedAnew' | 'pickCancelled';

/** Schema of a link's token. */
const token = () => string().default('').max(100).defined();

/** Request body for reading a link or cancelling its appointment. */
export const linkTokenSchema = object({ token: token() });

/** Request body for picking a time. */
export const pickSchema = object({ token: token(), startsAt: string().default('').max(40).defined() });

/** @returns the first word of a person's name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s/)[0] ?? '';

/** The data from which free times are derived. */
export interface Agenda {
  rules: BookingRules;
  /** Groups of account ids; a time is free if all members of one group are. */
  groups: readonly (readonly string[])[];
  place: string;
  /** Length of the consultation, in minutes. */
  minutes: number;
  /** Bookings from now to the last offered day, without the client's own appointment. */
  bookings: readonly ExistingBooking[];
  /** Current time, in ms since 1970. */
  now: number;
}

/** A free time, with the people who attend. */
export interface FreeTime {
  span: Span;
  people: readonly string[];
}

/**
 * @param active ids of all active staff.
 * @param responsibleId account responsible for the lead.
 * @param before the appointment made with the link; null if there is none.
 * @returns people, place and length of the consultation: those of the existing appointment, else the responsible
 * person, else anyone.
 */
export function meetingOf(
  rules: BookingRules,
  active: readonly string[],
  responsibleId: string | null,
  before: AppointmentDetails | null,
): Pick<Agenda, 'groups' | 'place' | 'minutes'> {
  const attendees = before?.people.filter((id) => active.includes(id)) ?? [];
  const responsible = active.filter((id) => id === responsibleId);
  const [group] = [attendees, responsible].filter(({ length }) => length > 0);
  return {
    groups: group ? [group] : active.map((id) => [id]),
    place: before?.place ?? rules.place,
    minutes: before ? minuteOf(before.endsAt) - minuteOf(before.startsAt) : Number(rules.minutes),
  };
}

/** @returns the booking keys of the people and the place of a meeting. */
export const bookedKeysOf = ({ groups, place }: Pick<Agenda, 'groups' | 'place'>): string[] => {
  const always = { startsAt: '', endsAt: '', timing: 'timed', zone: companyZone, status: 'planned' } as const;
  return bookingsOf({ ...always, place, people: groups.flat() }, 0).map(({ booked }) => booked);
};

/** @returns the offered times at which somebody is free, with the people. */
export function freeTimes({ rules, groups, place, minutes, bookings, now }: Agenda): FreeTime[] {
  // Indexed by key, because most bookings concern others.
  const byKey = groupBy(bookings, ({ booked }) => booked);
  const isFree = (span: Span, people: readonly string[]) =>
    bookingsOf({ ...span, status: 'planned', place, people }, Number(rules.travel)).every(
      (want) => !byKey.get(want.booked)?.some((other) => clashes(want, other)),
    );
  return timesByRules(rules, now, companyZone, minutes).flatMap((span) => {
    const people = groups.find((group) => isFree(span, group));
    return people ? [{ span, people }] : [];
  });
}

/** @returns the requested time with the people who attend; null if nobody is free. */
export const findFree = (agenda: Agenda, startsAt: string): FreeTime | null =>
  freeTimes(agenda).find(({ span }) => span.startsAt === startsAt) ?? null;

/** The reason of a cancellation by the client, in the language of this build. */
const ownReasons: readonly string[] = [consultationSentences.clientCancelled];

/**
 * @param clientReasons the reason of a cancellation by the client, in each language of the site.
 * @returns the reason of a cancellation as told to the client: none if the client has cancelled.
 */
export const reasonForClient = (reason: string, clientReasons = ownReasons): string =>
  clientReasons.includes(reason) ? '' : reason;

/** @returns whether the client may still change or cancel an appointment. @param now current time, in ms since 1970. */
export const isChangeable = (
  { status, timing, startsAt }: Pick<AppointmentDetails, 'status' | 'timing' | 'startsAt'>,
  rules: BookingRules,
  now: number,
): boolean =>
  // All-day appointments cannot have been picked by a client.
  status === 'planned' && timing === 'timed' && now <= lastChange(startsAt, rules);

/**
 * @returns the data of an appointment that its client sees.
 * @param now current time, in ms since 1970.
 * @param clientReasons as for {@link reasonForClient}.
 */
const pickedTimeOf = (
  appointment: AppointmentDetails,
  rules: BookingRules,
  now: number,
  clientReasons = ownReasons,
): PickedTime => ({
  id: appointment.id,
  kind: appointment.kind,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  timing: appointment.timing,
  zone: appointment.zone,
  place: appointment.place,
  status: appointment.status,
  cancelReason: reasonForClient(appointment.cancelReason, clientReasons),
  createdAt: appointment.createdAt,
  updatedAt: appointment.updatedAt,
  version: appointment.version,
  changeable: isChangeable(appointment, rules, now),
});

/**
 * @returns the page that a client sees.
 * @param appointment made with the link; null if there is none.
 * @param clientReasons as for {@link reasonForClient}.
 */
export function consultationPage(
  name: string,
  appointment: AppointmentDetails | null,
  agenda: Agenda,
  clientReasons = ownReasons,
): ConsultationPage {
  const { rules, now } = agenda;
  const picked = appointment && pickedTimeOf(appointment, rules, now, clientReasons);
  const mayPick = picked === null || picked.changeable || picked.status === 'cancelled';
  const times = mayPick ? freeTimes(agenda).map(({ span }) => span.startsAt) : [];
  return {
    firstName: firstNameOf(name),
    minutes: agenda.minutes,
    place: agenda.place,
    notice: Number(rules.notice),
    picked,
    times: times.filter((time) => picked?.status !== 'planned' || time !== picked.startsAt),
  };
}
