import type { AppointmentKind } from '#domain/appointment.ts';
import { type MailPurpose, updateDelay } from '#domain/appointmentMails.ts';
import { minute } from '#domain/durations.ts';
import { formatNumber } from '#domain/numbers.ts';
import { consultationSentences } from '../domain/consultation.ts';
import { recordWords } from './recordForm.ts';

/** Texts of the list of appointments. */
export const appointmentWords = {
  title: 'Appointments',
  search: { id: 'appointment-search', label: 'Search appointments', placeholder: 'Search title, kind or place' },
  /** Label of each filter's option for no restriction. */
  all: { kind: 'All kinds', status: 'Planned and cancelled' },
  /** @param shown number of matching records. @param total number of all records. */
  count: (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} appointments`,
  newAppointment: 'New appointment',
  edit: (title: string) => `Edit appointment ${title}`,
  remove: (title: string) => `Delete appointment ${title}`,
  confirmRemove: (title: string) =>
    `Are you sure you want to delete the appointment “${title}”? This action cannot be undone; an invited client will be ` +
    'told by email. If it will not take place, cancel it instead to keep it, and the reason, on record.',
  removed: (title: string) => `The appointment “${title}” was deleted.`,
  confirmRemoveAll: (count: number) =>
    `Are you sure you want to delete these ${count} appointments? This action cannot be undone; invited clients will be ` +
    'told by email.',
  removedAll: (count: number) => `${count} appointments were deleted.`,
  none: {
    title: 'No appointments yet',
    text: 'Add the first one: a meeting, a visit, a tasting, or the event itself.',
  },
  empty: { title: 'No appointments found', text: 'Try changing your search or filters' },
  clear: 'Clear search and filters',
} as const;

/** Texts of the appointment form. */
export const appointmentForm = {
  ...recordWords('appointment', 'Appointments'),
  create: 'New appointment',
  edit: 'Edit appointment',
  back: 'Back to Appointments',
  save: 'Save',
  optional: '(optional)',
  kindPlaceholder: 'Choose one',
  /** Suggested title by kind. */
  titleOf: {
    consultation: consultationSentences.title,
    siteVisit: (name: string) => `Site visit with ${name}`,
    tasting: (name: string) => `Tasting with ${name}`,
    event: (name: string) => `Event for ${name}`,
  } satisfies Record<AppointmentKind, (name: string) => string>,
  endDay: '(if on another day)',
  /** Button that sets start and end to the next free time. */
  takeFreeTime: (when: string) => `Use ${when}`,
  freeTimeTaken: (when: string) => `Start and end are now ${when}. Not saved yet.`,
  notesHint: 'For the team; clients do not see this.',
  invite: 'Invite the client by email',
  inviteHint: 'The client gets the appointment for their calendar, any changes, and a reminder.',
  saved: (title: string) => `The appointment “${title}” was saved.`,
  what: 'What',
  when: 'When',
  who: 'Who and where',
  /** @param zone the company's time zone. @param own the same time in the user's time zone. */
  otherZone: (zone: string, own: string) => `Times are in ${zone}. In your own time zone: ${own}.`,
  repeated: 'Clocks go back that night, so this time occurs twice. The first of the two is used.',
  leadPlaceholder: 'Search leads by name, email or phone',
  noLeads: 'No matching leads',
  searchingLeads: 'Searching…',
  leadsFailed: 'Leads could not be searched. Please try again in a moment.',
  clearLead: 'Remove lead',
  openLeads: 'Show leads',
  openLeadShort: 'Open lead',
  /** @param name of the lead. @returns the accessible name of the link to it. */
  openLead: (name: string) => `Open lead ${name}`,
  nobody: 'No team members yet',
  loadingLead: 'Loading…',
  leadFailed: 'The lead could not be loaded. Please try again in a moment.',
  loadLeadAgain: 'Try again',
  goneLead: 'A deleted lead',
  gonePerson: 'Someone without an account',
} as const;

/** Texts of the calendar. */
export const calendarWords = {
  /** Label of the switch between views. */
  views: 'View',
  view: {
    month: 'Month',
    week: 'Week',
    threeDays: '3 days',
    day: 'Day',
    agenda: 'Agenda',
    list: 'List',
  },
  today: 'Today',
  previous: 'Earlier',
  next: 'Later',
  allDay: 'All day',
  /** @param count number of appointments in the displayed period. */
  count: (count: number) => (count === 1 ? '1 appointment' : `${count || 'No'} appointments`),
  nothing: 'Nothing is planned on these days.',
  /** Shown if nothing is planned around the period. @param when time of the latest planned appointment. */
  latest: (when: string) => `Go to the latest appointment, ${when}`,
  /** @param zone the company's time zone, if it differs from the user's. */
  zone: (zone: string) => `Times are in ${zone}.`,
  keys: 'With an appointment focused, press Shift and an arrow key to move it, or Ctrl, Shift and ↑ or ↓ to change its length.',
  more: (count: number) => `+${count} more`,
  moreHint: (count: number) => `Show ${count} more ${count === 1 ? 'appointment' : 'appointments'}`,
  close: 'Close',
  moved: (title: string, when: string) => `“${title}” is now on ${when}.`,
  movedWithMail: (title: string, when: string) =>
    `“${title}” is now on ${when}. The client will be told by email in ${updateDelay / minute} minutes.`,
  refused: (title: string, sentence: string) => `“${title}” was not moved. ${sentence}`,
  /** Button that moves the refused appointment to the next free time. */
  moveToFreeTime: (when: string) => `Move to ${when}`,
  conflict: (title: string) =>
    `“${title}” was not moved because it was changed elsewhere in the meantime. You now see the current version.`,
  gone: (title: string) => `“${title}” no longer exists. It was deleted in the meantime.`,
  failed: (title: string) => `“${title}” could not be moved. Please try again in a moment.`,
} as const;

/** Texts about the mails to the client of an appointment. */
export const appointmentMails = {
  title: 'Emails to the client',
  none: 'None sent yet.',
  purposes: {
    invitation: 'Invitation',
    update: 'Change',
    cancellation: 'Cancellation',
    reminder: 'Reminder',
  } satisfies Record<MailPurpose, string>,
} as const;

/** Texts of the iCalendar download. */
export const icsWords = {
  hint: 'For another calendar: the last saved version, with its reminder and without your notes.',
  download: 'Download .ics',
  busy: 'Preparing…',
  failed: 'The file could not be created. Please try again in a moment.',
} as const;

/** Texts for cancelling an appointment. */
export const cancelling = {
  title: 'Cancel this appointment?',
  text: 'It stays on record with your reason, and its people and place become free again.',
  /** Shown if the client was invited. */
  mailed: 'The client will be told by email, in your words: your reason is part of it.',
  reason: 'Reason',
  open: 'Cancel appointment…',
  hint: 'Cancelling keeps the appointment on record and frees up its people and place.',
  back: 'Keep it',
  confirm: 'Cancel it',
  cancelled: (reason: string) => `This appointment is cancelled: ${reason}`,
  /** Shown until a cancellation is saved, for example if that failed. */
  unsaved: (reason: string) => `This cancellation is not saved yet: ${reason}`,
  done: (title: string) => `The appointment “${title}” was cancelled.`,
  planAgain: 'Plan it again',
} as const;
