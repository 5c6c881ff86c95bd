import { beginningOf, type Span, whenOf } from './appointmentTimes.ts';
import type { Entity } from './entity.ts';

/** What people meet for, in the order of a client's way. */
export const appointmentKinds = ['consultation', 'siteVisit', 'tasting', 'event'] as const;

/** What people meet for. */
export type AppointmentKind = (typeof appointmentKinds)[number];

/** Words of the kinds. */
export const appointmentKindLabels: Readonly<Record<AppointmentKind, string>> = {
  consultation: 'Consultation',
  siteVisit: 'Site visit',
  tasting: 'Tasting',
  event: 'Event',
};

/** Whether it takes place. */
export const appointmentStatuses = ['planned', 'cancelled'] as const;

/** Whether it takes place. */
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Words of the states. */
export const appointmentStatusLabels: Readonly<Record<AppointmentStatus, string>> = {
  planned: 'Planned',
  cancelled: 'Cancelled',
};

/** How long before it somebody wants to be reminded. */
export const reminders = ['none', 'quarterHour', 'hour', 'day', 'week'] as const;

/** How long before it somebody wants to be reminded. */
export type Reminder = (typeof reminders)[number];

/** Words of the reminders. */
export const reminderLabels: Readonly<Record<Reminder, string>> = {
  none: 'No reminder',
  quarterHour: '15 minutes before',
  hour: '1 hour before',
  day: '1 day before',
  week: '1 week before',
};

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
    title: { kind: 'text', label: 'Title', searched: true, sorts: ['Title, A to Z', 'Title, Z to A'] },
    startsAt: { kind: 'instant', label: 'When', sorts: ['Earliest first', 'Latest first'] },
    kind: {
      kind: 'choice',
      label: 'Kind',
      labels: appointmentKindLabels,
      sortedBy: 'order',
      sorts: ['Kind, Consultation first', 'Kind, Event first'],
    },
    place: { kind: 'text', label: 'Place', searched: true, sorts: ['Place, A to Z', 'Place, Z to A'] },
    status: {
      kind: 'choice',
      label: 'Status',
      labels: appointmentStatusLabels,
      sortedBy: 'order',
      sorts: ['Status, Planned first', 'Status, Cancelled first'],
    },
    endsAt: { kind: 'instant', label: 'Until' },
    timing: { kind: 'choice', label: 'Time', labels: { timed: 'At set times', allDay: 'All day' }, sortedBy: 'order' },
    zone: { kind: 'text', label: 'Time zone' },
    leadId: { kind: 'text', label: 'Lead', nullable: true },
    leadName: { kind: 'text', label: 'Lead' },
    people: { kind: 'texts', label: 'People' },
    peopleNames: { kind: 'texts', label: 'People' },
    reminder: { kind: 'choice', label: 'Reminder', labels: reminderLabels, sortedBy: 'order' },
    invited: {
      kind: 'choice',
      label: 'Client',
      labels: { no: 'Not invited', yes: 'Invited by email' },
      sortedBy: 'order',
    },
    notes: { kind: 'text', label: 'Notes' },
    cancelReason: { kind: 'text', label: 'Reason for cancelling' },
    createdAt: { kind: 'instant', label: 'Created' },
  },
  filters: { kind: 'kind', status: 'status', lead: 'leadId' },
  sort: { field: 'startsAt', order: 'desc' },
};

/** What takes somebody at a time for which they are wanted. */
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
  `${taken} is taken then by “${other.title}” (${whenOf(other)}). ` +
  (free ? `The next free time is ${beginningOf(free)}.` : 'There is no free time within the next two months.');

/** Said of a lead and of people who are not there any more. */
export const leadGone = 'This lead was deleted. Please choose another one, or none.';
export const noAddress = 'This lead has no email address to which an invitation could go.';
export const nobodyToInvite = 'Please choose a lead to invite.';
export const personGone = 'Somebody of these has no account any more. Please take them out.';
