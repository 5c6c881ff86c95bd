import type { AppointmentKind, AppointmentStatus, Reminder } from '#domain/appointment.ts';
import type { Timing } from '#domain/appointmentTimes.ts';

/** Labels of appointment kinds. */
export const appointmentKindLabels: Readonly<Record<AppointmentKind, string>> = {
  consultation: 'Consultation',
  siteVisit: 'Site visit',
  tasting: 'Tasting',
  event: 'Event',
};

/** Labels of appointment statuses. */
export const appointmentStatusLabels: Readonly<Record<AppointmentStatus, string>> = {
  planned: 'Planned',
  cancelled: 'Cancelled',
};

/** Labels of reminder times. */
export const reminderLabels: Readonly<Record<Reminder, string>> = {
  none: 'No reminder',
  quarterHour: '15 minutes before',
  hour: '1 hour before',
  day: '1 day before',
  week: '1 week before',
};

/** Labels of timed and all-day appointments. */
export const timingLabels: Readonly<Record<Timing, string>> = { timed: 'At set times', allDay: 'All day' };

/** Labels of whether the client is invited by mail. */
export const invitedLabels = { no: 'Not invited', yes: 'Invited by email' };

/** Labels of an appointment's fields. */
export const appointmentLabels = {
  title: 'Title',
  startsAt: 'When',
  kind: 'Kind',
  place: 'Place',
  status: 'Status',
  endsAt: 'Until',
  timing: 'Time',
  zone: 'Time zone',
  lead: 'Lead',
  people: 'People',
  reminder: 'Reminder',
  invited: 'Client',
  notes: 'Notes',
  cancelReason: 'Reason for cancelling',
  createdAt: 'Created',
};

/** Labels of the sort menu by field, ascending and descending. */
export const appointmentSorts = {
  title: ['Title, A to Z', 'Title, Z to A'],
  startsAt: ['Earliest first', 'Latest first'],
  kind: ['Kind, Consultation first', 'Kind, Event first'],
  place: ['Place, A to Z', 'Place, Z to A'],
  status: ['Status, Planned first', 'Status, Cancelled first'],
} as const;

/** Error messages of conflicting appointments and invitations. */
export const appointmentSentences = {
  taken: (who: string, title: string, when: string) => `${who} is taken then by “${title}” (${when}).`,
  /** Shown instead if only the time kept free between two appointments is missing. */
  tooClose: (who: string, title: string, when: string, minutes: number) =>
    `${who} has “${title}” (${when}) too close to it: ${minutes} minutes are kept free after each appointment.`,
  freeNext: (when: string) => `The next free time is ${when}.`,
  noneFree: 'There is no free time within the next two months.',
  leadGone: 'This lead was deleted. Please choose another one, or none.',
  noAddress: 'This lead has no email address to send an invitation to.',
  nobodyToInvite: 'Please choose a lead to invite.',
  personGone: 'One of these people no longer has an account. Please remove them.',
};
