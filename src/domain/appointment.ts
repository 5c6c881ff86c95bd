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
import { beginningOf, type Span, whenOf } from './appointmentTimes.ts';
import type { Entity } from './entity.ts';

export { appointmentKindLabels, appointmentStatusLabels, reminderLabels };

/** Kinds of appointments, in the order in which a client has them. */
export const appointmentKinds = ['consultation', 'siteVisit', 'tasting', 'event'] as const;

/** Kind of an appointment. */
export type AppointmentKind = (typeof appointmentKinds)[number];

/** Whether an appointment takes place. */
export const appointmentStatuses = ['planned', 'cancelled'] as const;

/** Whether an appointment takes place. */
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** How long before it somebody wants to be reminded. */
export const reminders = ['none', 'quarterHour', 'hour', 'day', 'week'] as const;

/** How long before it somebody wants to be reminded. */
export type Reminder = (typeof reminders)[number];

/** A meeting, a visit, or the event itself. */
export type Appointment = Span & {
  id: string;
  title: string;
  kind: AppointmentKind;
  place: string;
  status: AppointmentStatus;
  /** Whom it is about; null where it is nobody's, or the lead was deleted. */
  leadId: string | null;
  leadName: string;
  /** Accounts of those who go there. */
  people: string[];
  peopleNames: string[];
  reminder: Reminder;
  /** Whether the client gets mails about it: an invitation, changes, a reminder. */
  invited: 'no' | 'yes';
  notes: string;
  /** Why it was cancelled; empty while it is planned. */
  cancelReason: string;
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
};

/** An appointment as its form reads it. */
export type AppointmentDetails = Appointment & {
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
  /** Counts the changes, from 1: whoever saves says which version they have changed. */
  version: number;
};

/** Appointments, as all lists have them. */
export const appointmentEntity: Entity<Appointment> = {
  fields: {
    title: { kind: 'text', label: appointmentLabels.title, searched: true, sorts: appointmentSorts.title },
    startsAt: { kind: 'instant', label: appointmentLabels.startsAt, sorts: appointmentSorts.startsAt },
    kind: {
      kind: 'choice',
      label: appointmentLabels.kind,
      labels: appointmentKindLabels,
      sortedBy: 'order',
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
    notes: { kind: 'text', label: appointmentLabels.notes },
    cancelReason: { kind: 'text', label: appointmentLabels.cancelReason },
    createdAt: { kind: 'instant', label: appointmentLabels.createdAt },
  },
  filters: { kind: 'kind', status: 'status', lead: 'leadId' },
  sort: { field: 'startsAt', order: 'desc' },
};

/** An appointment that overlaps a wanted time of the same person or place. */
export interface Clash {
  /** The appointment that is in the book. */
  other: Span & Pick<Appointment, 'title'>;
  /** Whom or what it takes. */
  taken: string;
  /** When all that is wanted is free next; null where that is not soon. */
  free: Span | null;
}

/** Said where somebody or a place is taken. */
export const clashSentence = ({ other, taken, free }: Clash): string =>
  [
    appointmentSentences.taken(taken, other.title, whenOf(other)),
    free ? appointmentSentences.freeNext(beginningOf(free)) : appointmentSentences.noneFree,
  ].join(' ');

/** Said of a lead and of people who are not there any more. */
export const { leadGone, noAddress, nobodyToInvite, personGone } = appointmentSentences;
