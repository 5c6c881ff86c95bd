import { recordWords } from './recordForm.ts';

/** The words of the settings' page that says when clients may pick a time. */
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
  /** @returns from when to when. */
  open: (from: string, to: string) => `${from} to ${to}`,
  ownersChange: 'Owners can change this.',
} as const;
