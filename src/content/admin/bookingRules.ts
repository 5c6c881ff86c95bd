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
    'Clients who have a personal link pick a time within these hours, on the company’s clocks. A day without times is ' +
    'closed. What is in the calendar already is not offered.',
  hours: 'Open',
  consultations: 'Consultations',
  placeHint:
    'Clients read it. A place is booked once at a time: leave it empty where several of you talk at the same time.',
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
  text: (days: number) =>
    `By a link of their own the client picks a free time, and may change it, within ${days} days.`,
  rules: 'Working hours',
  ask: 'Make a link to pick a time',
  making: 'Making a link…',
  send: 'Send a link by email',
  sending: 'Sending…',
  sent: (name: string) => `A link to pick a time is on its way to ${name}.`,
  failed: 'The link could not be made. Please try again in a moment.',
  mailSubject: `Pick a time to talk with ${company.name}`,
  mailBody: (name: string, link: string) =>
    `Dear ${name},\n\nlet us talk about your plans. Pick a time that suits you:\n${link}\n\n${company.name}\n`,
} as const;
