import { paths } from '#paths';
import { company } from './company.ts';

/** Non-breaking spaces keep the phone number on one line. */
const call = `call us at ${company.phone.display.replaceAll(' ', '\u00a0')}`;

/** @returns a duration in hours as text. */
const inWords = (hours: number) => {
  if (hours % 24 === 0) return hours === 24 ? 'a day' : `${hours / 24} days`;
  return hours === 1 ? 'an hour' : `${hours} hours`;
};

/** @returns a duration in minutes as text. */
const long = (minutes: number) => {
  if (minutes % 60 === 0) return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
  return `${minutes} minutes`;
};

/** Texts of the page on which a client picks a time through a personal link. */
export const consultation = {
  title: 'Pick a time',
  eyebrow: 'Consultation',
  loading: 'Looking for free times…',
  noScript: `This page needs JavaScript. You are welcome to ${call}.`,
  /** Shown for an invalid, used or expired link. */
  over: {
    title: 'This link is no longer valid',
    text: `It may have expired, or its address is incomplete. Write to us or ${call}, and we will find a time together.`,
    contact: 'Write to us',
  },
  notRead: {
    title: 'The free times could not be loaded',
    text: `Please try again in a moment, or ${call}.`,
    retry: 'Try again',
  },
  pick: {
    /** @param name the client's first name. */
    title: (name: string) => (name === '' ? 'Pick a time' : `${name}, pick a time`),
    /** @param minutes duration of the consultation. */
    lead: (minutes: number) => `We take ${long(minutes)} to talk about your plans. Choose what suits you best.`,
    /** @param zone name of the company's time zone. */
    zone: (zone: string) => `All times are in ${zone}.`,
    /** @param zone name of the visitor's time zone. */
    ownZone: (zone: string) => `Below each one is the time in your own time zone, ${zone}.`,
    /** Visually hidden text after a time in the visitor's time zone. */
    own: 'for you',
    /** Accessible name of the days to choose from. */
    days: 'Days with free times',
    /** Visually hidden text after a day. @param count number of free times. */
    freeTimes: (count: number) => (count === 1 ? ', one free time' : `, ${count} free times`),
    earlier: 'Earlier days',
    later: 'Later days',
    /** Accessible name of the list of available times. */
    times: 'Free times',
    none: { title: 'No times are free at the moment', text: `Please ${call}, and we will find one together.` },
    /** @param when the currently picked time. */
    keep: (when: string) => `Keep ${when}`,
  },
  confirm: {
    title: 'Is this right?',
    with: `With ${company.name}`,
    /** @param place of the consultation. */
    where: (place: string) => `Where: ${place}`,
    /** @param zone name of the company's time zone. */
    zone: (zone: string) => `In ${zone}.`,
    own: (when: string) => `In your time zone: ${when}`,
    book: 'Book this time',
    booking: 'Booking…',
    back: 'Another time',
  },
  picked: {
    title: (name: string) => (name === '' ? 'It is booked' : `${name}, it is booked`),
    text: 'We look forward to it.',
    file: 'Add to your calendar (.ics)',
    fileFailed: 'The file could not be created. Please try again in a moment.',
    change: 'Choose another time',
    cancel: 'Cancel',
    /** @param hours minimum notice for changes. */
    until: (hours: number) => `You can change or cancel it with this link until ${inWords(hours)} before.`,
    next: {
      title: 'What happens next',
      text: 'A planner will be expecting you, with a notebook and time. There is nothing to prepare: a date and half an idea will do.',
      reading: 'Worth reading:',
      page: { label: 'evenings that we have planned', href: paths.gallery },
    },
    tooLate: `It can no longer be changed here. If something comes up, please ${call}.`,
  },
  cancelling: {
    title: 'Cancel it?',
    text: 'Others can then book this time. You can pick another one with this link.',
    confirm: 'Cancel it',
    busy: 'Cancelling…',
    keep: 'Keep it',
  },
  cancelled: {
    title: 'It is cancelled',
    /** @param reason in full sentences. */
    text: (when: string, reason: string) => `${when} will not take place. ${reason}`,
    again: 'Pick another time',
  },
  privacy: 'The time you pick is stored with your enquiry. You can read how, and for how long, under',
  failed: `This could not be saved. Please try again in a moment, or ${call}.`,
  /** @param minutes until the next attempt is allowed. */
  tooMany: (minutes: number) =>
    'There were many requests from your network in a short time. Please try again in ' +
    `${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
} as const;
