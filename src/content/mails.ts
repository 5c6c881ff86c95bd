import type { MailPurpose } from '#domain/appointmentMails.ts';
import type { PickKind } from '#domain/consultation.ts';
import { company } from './company.ts';

/** Greeting of all mails. */
export const greeting = (name: string) => `Good day ${name},`;

/** Mail to a user about a change of their login. */
export const accountMailWords = {
  subject: `Your account at ${company.name} was changed`,
  changes: {
    password: 'the password of your account was changed, and you were signed out everywhere.',
    twoStepOn: 'your account has another way for the second step of signing in.',
    twoStepOff: 'your account has one way less for the second step of signing in.',
    codes: 'your account has new recovery codes; those of before work no more.',
  },
  notYou: 'If it was not you, choose a new password at once, and tell an owner:',
};

/** Mail to a client about an appointment. */
export const appointmentMailWords = {
  subjects: {
    invitation: (when) => `Our appointment on ${when}`,
    update: (when) => `Our appointment has changed on ${when}`,
    cancellation: (when) => `Our appointment is cancelled on ${when}`,
    reminder: (when) => `A reminder of our appointment on ${when}`,
  } satisfies Readonly<Record<MailPurpose, (when: string) => string>>,
  openings: {
    invitation: 'we look forward to seeing you:',
    update: 'our appointment has changed. This is how it stands now:',
    cancellation: 'our appointment does not take place:',
    reminder: 'this is to remind you of our appointment:',
  },
  where: (place: string) => `Where: ${place}`,
  questions: `If you have a question, or something comes up, call us at ${company.phone.display}.`,
};

/** Mail to a client with a link for picking a time. */
export const bookingLinkMailWords = {
  subject: `Pick a time to talk with ${company.name}`,
  opening: (days: number) =>
    `let us talk about your plans. Pick a time that suits you, within ${days} days; you can change it there as well:`,
  forYou: `The link is for you alone. If no time suits you, call us at ${company.phone.display}.`,
};

/** Mail to staff about an enquiry. */
export const enquiryMailWords = {
  subject: (reference: string, event: string) => `New enquiry ${reference}: ${event}`,
  name: (name: string) => `Name: ${name}`,
  email: (email: string) => `Email: ${email}`,
  phone: (phone: string) => `Phone: ${phone || 'not given'}`,
  event: (event: string) => `Event: ${event}`,
  day: (day: string) => `Day: ${day || 'not set'}`,
  writtenOn: (page: string) => `Written on: ${page}`,
  all: (address: string) => `All enquiries: ${address}`,
};

/** Confirmation mail to the sender of an enquiry. */
export const receiptMailWords = {
  subject: (reference: string) => `Your enquiry ${reference}`,
  greeting: 'Good day,',
  thanks: (reference: string) =>
    'thank you for writing to us. A member of our team will be in touch with you shortly. If anything is urgent, call us at ' +
    `${company.phone.display} and name your reference: ${reference}.`,
};

/** Mail to a user with a link for choosing a password. */
export const linkMailWords = {
  invited: {
    subject: `Your account at ${company.name}`,
    opening: (days: number) => `an account was made for you. Choose your password within ${days} days, once:`,
  },
  forgotten: {
    subject: `A new password for ${company.name}`,
    opening: 'somebody has asked for a new password for your account. If it was you, choose one within an hour, once:',
    notYou: 'If it was not you, leave this mail alone: your password stays as it is.',
  },
};

/** Mail to staff about a time picked by a client. */
export const pickMailWords = {
  subjects: {
    picked: (name, when) => `${name} has picked a time: ${when}`,
    pickedAnew: (name, when) => `${name} has picked another time: ${when}`,
    pickCancelled: (name, when) => `${name} has cancelled: ${when}`,
  } satisfies Readonly<Record<PickKind, (name: string, when: string) => string>>,
  client: (name: string) => `Client: ${name}`,
  when: (when: string) => `When: ${when}`,
  before: (when: string, isCancelled: boolean) => `Before: ${when}${isCancelled ? ' (cancelled)' : ''}`,
  where: (place: string) => `Where: ${place}`,
  lead: (address: string) => `Lead: ${address}`,
  appointment: (address: string) => `Appointment: ${address}`,
};

/** Mail to staff about a review. */
export const reviewMailWords = {
  subject: (stars: number, most: number) => `New review: ${stars} of ${most} stars`,
  name: (name: string) => `Name: ${name}`,
  email: (email: string) => `Email: ${email}`,
  event: (event: string) => `Event: ${event}`,
  picture: 'Picture: one, to be seen beside the review',
  waiting: (address: string) => `Waiting for your approval: ${address}`,
};
