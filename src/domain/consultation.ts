/** A client picks a time for a consultation by a personal link: what they see, who is free, and what is made of it. */
import { object, string } from 'yup';
import { consultationSentences } from '#content/domain/consultation.ts';
import { type NewActivity, newActivity } from './activity.ts';
import type { AppointmentDetails } from './appointment.ts';
import { type AppointmentForm, appointmentToForm, emptyAppointment } from './appointmentForm.ts';
import { companyZone, type Span, timesToForm } from './appointmentTimes.ts';
import { bookingsOf, clashes, minuteOf, type Taken } from './booking.ts';
import { type BookingRules, lastChange, timesByRules } from './bookingRules.ts';
import type { LeadStatus } from './lead.ts';

/** How long a personal link is good, in days; one by which a time was picked as long as that is to come. */
export const bookingLinkDays = 30;

/** A client's picked time, as the client sees it. */
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
  /** Whether the client may still change or cancel it. */
  changeable: boolean;
};

/** The page behind a client's personal link. */
export interface ConsultationPage {
  /** The client's first name: whoever else has the link learns no more. */
  firstName: string;
  /** How long a consultation takes. */
  minutes: number;
  /** Where the appointment takes place, or empty. */
  place: string;
  /** How long before it a time is picked or changed last, in hours. */
  notice: number;
  /** Null where none was picked yet. */
  picked: PickedTime | null;
  /** When somebody is free, the earliest first: instants, ISO 8601 UTC. */
  times: string[];
}

/** Said where a picked time cannot be had. */
export const { timeTaken } = consultationSentences;
/** Said where a time that was picked cannot be changed any more. */
export const { tooLate } = consultationSentences;
/** Why an appointment is cancelled where the client has done it. */
export const { clientCancelled } = consultationSentences;

/** @returns how far a lead has come once its client has picked a time: never less far than before. */
export const statusOncePicked = (status: LeadStatus): LeadStatus => (status === 'new' ? 'contacted' : status);

/** A client's action by their link: picking a time, picking another one, cancelling. */
export type PickKind = 'picked' | 'pickedAnew' | 'pickCancelled';

/** @returns what is written down of a lead whose client has picked a time. */
export const pickActivity = (kind: PickKind, startsAt: string, before: LeadStatus, after: LeadStatus): NewActivity => ({
  ...newActivity(kind),
  text: startsAt,
  ...(before !== after && { from: before, to: after }),
});

/** The token of a personal link. */
const token = () => string().default('').max(100).defined();

/** The body for reading a personal link, or for cancelling its appointment. */
export const linkTokenSchema = object({ token: token() });

/** The body for picking a time. */
export const pickSchema = object({ token: token(), startsAt: string().default('').max(40).defined() });

/** @returns the first of a person's names. */
export const firstNameOf = (name: string): string => name.trim().split(/\s/)[0] ?? '';

/** The facts from which free times follow. */
export interface Agenda {
  rules: BookingRules;
  /** Groups of account ids; a time is free where all of one group are. */
  groups: readonly (readonly string[])[];
  place: string;
  /** How long it takes. */
  minutes: number;
  /** Bookings from now to the last offered day, without the client's own appointment. */
  taken: readonly Taken[];
  /** In ms. */
  now: number;
}

/** A time, and who is there. */
export interface FreeTime {
  span: Span;
  people: readonly string[];
}

/**
 * @param active ids of everybody who works there. @param responsibleId who takes care of the lead.
 * @param before the appointment that was made by the link; null where there is none.
 * @returns with whom a client talks, where and for how long: as it was; else with whoever takes care of them, or anybody.
 */
export function meetingOf(
  rules: BookingRules,
  active: readonly string[],
  responsibleId: string | null,
  before: AppointmentDetails | null,
): Pick<Agenda, 'groups' | 'place' | 'minutes'> {
  const known = before?.people.filter((id) => active.includes(id)) ?? [];
  const responsible = active.filter((id) => id === responsibleId);
  const [group] = [known, responsible].filter(({ length }) => length > 0);
  return {
    groups: group ? [group] : active.map((id) => [id]),
    place: before?.place ?? rules.place,
    minutes: before ? minuteOf(before.endsAt) - minuteOf(before.startsAt) : Number(rules.minutes),
  };
}

/** @returns under which names people and place of a meeting are booked. */
export const namesOf = ({ groups, place }: Pick<Agenda, 'groups' | 'place'>): string[] => {
  const always = { startsAt: '', endsAt: '', timing: 'timed', zone: companyZone, status: 'planned' } as const;
  return bookingsOf({ ...always, place, people: groups.flat() }).map(({ booked }) => booked);
};

/** @returns at which times that the rules offer somebody is free, and who. */
export function freeTimes({ rules, groups, place, minutes, taken, now }: Agenda): FreeTime[] {
  // What others book does not matter, and there may be much of it.
  const byName = new Map<string, Taken[]>();
  for (const booking of taken) {
    const others = byName.get(booking.booked);
    if (others) others.push(booking);
    else byName.set(booking.booked, [booking]);
  }
  const isFree = (span: Span, people: readonly string[]) =>
    bookingsOf({ ...span, status: 'planned', place, people }).every(
      (want) => !byName.get(want.booked)?.some((other) => clashes(want, other)),
    );
  return timesByRules(rules, now, companyZone, minutes).flatMap((span) => {
    const people = groups.find((group) => isFree(span, group));
    return people ? [{ span, people }] : [];
  });
}

/** @returns the time that a client has asked for, and who is there; null where nobody is free then. */
export const findFree = (agenda: Agenda, startsAt: string): FreeTime | null =>
  freeTimes(agenda).find(({ span }) => span.startsAt === startsAt) ?? null;

/** The empty fields of an appointment that a client makes. */
const unsaid: AppointmentForm = {
  ...emptyAppointment,
  kind: 'consultation',
  timing: 'timed',
  reminder: 'day',
  invited: 'no',
  status: 'planned',
};

/** @returns the form of the appointment that a client makes. @param lead the client. */
export const consultationForm = (
  lead: { id: string; name: string; email: string },
  { span, people }: FreeTime,
  { place }: Pick<Agenda, 'place'>,
): AppointmentForm => ({
  ...unsaid,
  ...timesToForm(span, companyZone),
  title: consultationSentences.title(lead.name).slice(0, 200),
  leadId: lead.id,
  invited: lead.email === '' ? 'no' : 'yes',
  place,
  people: people.join(','),
});

/** @returns the form of an appointment that its client has put to another time, or planned again. */
export const changedTimeForm = (before: AppointmentDetails, { span, people }: FreeTime): AppointmentForm => ({
  ...appointmentToForm(before),
  ...timesToForm(span, companyZone),
  people: people.join(','),
  status: 'planned',
  cancelReason: '',
});

/** @returns the form of an appointment that its client has cancelled. */
export const cancelledForm = (before: AppointmentDetails): AppointmentForm => ({
  ...appointmentToForm(before),
  status: 'cancelled',
  cancelReason: clientCancelled,
});

/** @returns what a client sees of an appointment. @param now in ms. */
export const pickedTimeOf = (appointment: AppointmentDetails, rules: BookingRules, now: number): PickedTime => {
  const { id, kind, startsAt, endsAt, timing, zone, place, status, cancelReason, createdAt, updatedAt, version } =
    appointment;
  // Whole days are nothing that a client has picked.
  const changeable = status === 'planned' && timing === 'timed' && now <= lastChange(startsAt, rules);
  return {
    ...{ id, kind, startsAt, endsAt, timing, zone, place, status, cancelReason, createdAt, updatedAt, version },
    changeable,
  };
};

/** @returns what a client sees by a link. @param appointment that was made by it; null where there is none. */
export function consultationPage(
  name: string,
  appointment: AppointmentDetails | null,
  agenda: Agenda,
): ConsultationPage {
  const { rules, now } = agenda;
  const picked = appointment && pickedTimeOf(appointment, rules, now);
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
