import {
  appointmentKindLabels,
  appointmentLabels,
  appointmentSentences,
  appointmentSorts,
  appointmentStatusLabels,
  invitedLabels,
  reminderLabels,
  timingLabels,
} from '#content/domain/appointment.ts';
import { beginningOf, formatSpan, overlapping, type Span } from './appointmentTimes.ts';
import type { Entity } from './entity.ts';

export { appointmentKindLabels, appointmentStatusLabels, reminderLabels };

/** Kinds of appointments, in the order in which they usually take place. */
export const appointmentKinds = ['consultation', 'siteVisit', 'tasting', 'event'] as const;

/** Kind of an appointment. */
export type AppointmentKind = (typeof appointmentKinds)[number];

/** Statuses of an appointment. */
export const appointmentStatuses = ['planned', 'cancelled'] as const;

/** Status of an appointment. */
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Choices for the time of a reminder before an appointment. */
export const reminders = ['none', 'quarterHour', 'hour', 'day', 'week'] as const;

/** The time of a reminder before an appointment. */
export type Reminder = (typeof reminders)[number];

/** A meeting, a visit, or the event itself. */
export type Appointment = Span & {
  id: string;
  title: string;
  kind: AppointmentKind;
  place: string;
  status: AppointmentStatus;
  /** The client's lead; null if there is none, or it was deleted. */
  leadId: string | null;
  leadName: string;
  /** Account ids of the people who attend. */
  people: string[];
  peopleNames: string[];
  reminder: Reminder;
  /** Whether the client gets mails: an invitation, changes, a reminder. */
  invited: 'no' | 'yes';
  notes: string;
  /** Reason for the cancellation; empty while the appointment is planned. */
  cancelReason: string;
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
};

/** An appointment, with the fields that its form needs. */
export type AppointmentDetails = Appointment & {
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
  /** Version number, from 1; sent with each update to detect concurrent changes. */
  version: number;
};

/** The fields, filters and default order of appointments. */
export const appointmentEntity: Entity<Appointment> = {
  fields: {
    title: { kind: 'text', label: appointmentLabels.title, searched: true, sorts: appointmentSorts.title },
    startsAt: { kind: 'instant', label: appointmentLabels.startsAt, sorts: appointmentSorts.startsAt },
    kind: {
      kind: 'choice',
      label: appointmentLabels.kind,
      labels: appointmentKindLabels,
      sortedBy: 'order',
      searched: true,
      sorts: appointmentSorts.kind,
    },
    place: { kind: 'text', label: appointmentLabels.place, searched: true, sorts: appointmentSorts.place },
    status: {
      kind: 'choice',
      label: appointmentLabels.status,
      labels: appointmentStatusLabels,
      sortedBy: 'order',
      sorts: appointmentSorts.status,
    },
    endsAt: { kind: 'instant', label: appointmentLabels.endsAt },
    timing: { kind: 'choice', label: appointmentLabels.timing, labels: timingLabels, sortedBy: 'order' },
    zone: { kind: 'text', label: appointmentLabels.zone },
    leadId: { kind: 'text', label: appointmentLabels.lead, nullable: true },
    leadName: { kind: 'text', label: appointmentLabels.lead },
    people: { kind: 'texts', label: appointmentLabels.people },
    peopleNames: { kind: 'texts', label: appointmentLabels.people },
    reminder: { kind: 'choice', label: appointmentLabels.reminder, labels: reminderLabels, sortedBy: 'order' },
    invited: {
      kind: 'choice',
      label: appointmentLabels.invited,
      labels: invitedLabels,
      sortedBy: 'order',
    },
    notes: { kind: 'text', label: appointmentLabels.notes, searched: true },
    cancelReason: { kind: 'text', label: appointmentLabels.cancelReason },
    createdAt: { kind: 'instant', label: appointmentLabels.createdAt },
  },
  filters: { kind: 'kind', status: 'status', lead: 'leadId' },
  sort: { field: 'startsAt', order: 'desc' },
};

/** A conflict with another appointment of the same person or place. */
export interface Clash {
  /** The times that were asked for. */
  wanted: Span;
  /** The existing appointment. */
  other: Span & Pick<Appointment, 'title'>;
  /** Name of the booked person or place. */
  bookedName: string;
  /** The next time at which all people and the place are free; null if there is none soon. */
  free: Span | null;
  /** Time for which people are kept free after an appointment, in minutes. */
  travel: number;
}

/** @returns the error message for a double booking; it names the travel time if nothing else is in the way. */
export const clashSentence = ({ wanted, other, bookedName, free, travel }: Clash): string =>
  [
    overlapping([other], wanted.startsAt, wanted.endsAt).length > 0
      ? appointmentSentences.taken(bookedName, other.title, formatSpan(other))
      : appointmentSentences.tooClose(bookedName, other.title, formatSpan(other), travel),
    free ? appointmentSentences.freeNext(beginningOf(free)) : appointmentSentences.noneFree,
  ].join(' ');

/** Error messages for a deleted lead, a lead without address, a missing lead, and deleted people. */
export const { leadGone, noAddress, nobodyToInvite, personGone } = appointmentSentences;
