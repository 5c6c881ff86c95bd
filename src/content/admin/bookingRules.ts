import { company } from '../company.ts';
import { recordWords } from './recordForm.ts';

/** Texts of the settings page with the booking rules. */
export const bookingRulesWords = {
  ...recordWords('page', 'Settings'),
  title: 'Working hours',
  create: 'Working hours',
  edit: 'Working hours',
  back: 'Back to Settings',
  save: 'Save',
  saved: () => 'The working hours were saved.',
  text:
    'Clients with a personal link pick a time within these hours, in the company’s time zone. A day without hours is ' +
    'closed. Times already taken in the calendar are not offered.',
  hours: 'Open',
  consultations: 'Consultations',
  appointments: 'All appointments',
  travelHint:
    'For the way to the next one. It applies to people, not to places, and also to appointments that are already in the ' +
    'calendar: where the next one follows sooner, both stay as they are.',
  placeHint:
    'Clients see this. A place can only be booked once at a time: leave it empty if several of you meet clients at once.',
  optional: '(optional)',
  closed: 'Closed',
  /** @returns the opening hours of a day. */
  open: (from: string, to: string) => `${from} to ${to}`,
  ownersChange: 'Owners can change this.',
} as const;

/** Texts of the panel that creates a link for picking a time. */
export const bookingRequest = {
  title: 'Consultation',
  /** @param days validity of the link. */
  text: (days: number) => `A personal link lets the client pick a free time, and change it, within ${days} days.`,
  rules: 'Working hours',
  ask: 'Create link to pick a time',
  making: 'Creating link…',
  send: 'Send a link by email',
  sending: 'Sending…',
  sent: (name: string) => `A link to pick a time is on its way to ${name}.`,
  failed: 'The link could not be created. Please try again in a moment.',
  mailSubject: `Pick a time to talk with ${company.name}`,
  mailBody: (name: string, link: string) =>
    `Dear ${name},\n\nLet us talk about your plans. Pick a time that suits you:\n${link}\n\n${company.name}\n`,
} as const;
