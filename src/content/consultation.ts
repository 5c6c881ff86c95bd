import { paths } from '#paths';
import { company } from './company.ts';

/** The number stays on one line. */
const call = `call us at ${company.phone.display.replaceAll(' ', '\u00a0')}`;

/** @returns a number of hours as people say it. */
const inWords = (hours: number) => {
  if (hours % 24 === 0) return hours === 24 ? 'a day' : `${hours / 24} days`;
  return hours === 1 ? 'an hour' : `${hours} hours`;
};

/** @returns a number of minutes as people say it. */
const long = (minutes: number) => {
  if (minutes % 60 === 0) return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
  return `${minutes} minutes`;
};

/** The words of the page on which a client picks a time by a personal link. */
export const consultation = {
  title: 'Pick a time',
  eyebrow: 'Consultation',
  loading: 'Looking for free times…',
  noScript: `This page needs JavaScript. You are welcome to ${call}.`,
  /** Said where a link is wrong, used up or expired. */
  over: {
    title: 'This link is not valid any more',
    text: `It may have run out, or its address is not whole. Write to us or ${call}, and we find a time together.`,
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
    /** @param minutes how long it takes. */
    lead: (minutes: number) => `We take ${long(minutes)} to talk about your plans. Choose what suits you best.`,
    /** @param zone what the company's clocks are called. */
    zone: (zone: string) => `All times are in ${zone}.`,
    /** @param zone what the visitor's own clocks are called. */
    ownZone: (zone: string) => `Below each of them stands the time on your own clock, ${zone}.`,
    /** Said after a time on the visitor's own clock, to those who do not see where it stands. */
    own: 'for you',
    earlier: 'Earlier days',
    later: 'Later days',
    /** Name of the free times, for those who hear them. */
    times: 'Free times',
    none: { title: 'No time is free at the moment', text: `Please ${call}: we find one together.` },
    /** @param when what is picked until now. */
    keep: (when: string) => `Keep ${when}`,
  },
  confirm: {
    title: 'Is this right?',
    with: `With ${company.name}`,
    /** @param place where it is. */
    where: (place: string) => `Where: ${place}`,
    /** @param zone what the company's clocks are called. */
    zone: (zone: string) => `In ${zone}.`,
    own: (when: string) => `On your own clock: ${when}`,
    book: 'Book this time',
    booking: 'Booking…',
    back: 'Another time',
  },
  picked: {
    title: (name: string) => (name === '' ? 'It is booked' : `${name}, it is booked`),
    text: 'We look forward to it.',
    file: 'Add to your calendar (.ics)',
    fileFailed: 'The file could not be made. Please try again in a moment.',
    change: 'Choose another time',
    cancel: 'Cancel',
    /** @param hours how long before it a change is possible. */
    until: (hours: number) => `You can change or cancel it by this link until ${inWords(hours)} before.`,
    next: {
      title: 'What happens next',
      text: 'A planner expects you then, with a notebook and time. There is nothing to prepare: a date and half an idea will do.',
      reading: 'To read meanwhile:',
      page: { label: 'evenings that we have planned', href: paths.gallery },
    },
    tooLate: `It cannot be changed here any more. If something comes up, please ${call}.`,
  },
  cancelling: {
    title: 'Cancel it?',
    text: 'The time is free for others then. You can pick another one by this link.',
    confirm: 'Cancel it',
    busy: 'Cancelling…',
    keep: 'Keep it',
  },
  cancelled: {
    title: 'It is cancelled',
    /** @param reason in whole sentences. */
    text: (when: string, reason: string) => `${when} does not take place. ${reason}`,
    again: 'Pick another time',
  },
  privacy: 'A time that you pick here is stored with your enquiry. How, and for how long, is said under',
  failed: {
    title: 'This did not get through',
    text: `Please try again in a moment, or ${call}.`,
  },
  /** @param minutes until the next attempt counts. */
  tooMany: (minutes: number) =>
    'Much has come from your network in a short time. Please try again in ' +
    `${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
} as const;
