import type { MailPurpose } from '#domain/appointmentMails.ts';
import type { PickKind } from '#domain/consultation.ts';
import { company } from './company.ts';

/** Greeting of all mails. */
export const greeting = (name: string) => `Hello ${name},`;

/** Mail to a user about a change of their login. */
export const accountMailWords = {
  subject: `Your account at ${company.name} was changed`,
  changes: {
    password: 'The password of your account was changed, and you were signed out everywhere.',
    twoStepOn: 'A method for the second step of signing in was added to your account.',
    twoStepOff: 'A method for the second step of signing in was removed from your account.',
    codes: 'Your account has new recovery codes. The previous ones no longer work.',
  },
  notYou: 'If it was not you, choose a new password right away and tell an owner:',
};

/** Mail to a client about an appointment. */
export const appointmentMailWords = {
  subjects: {
    invitation: (when) => `Our appointment on ${when}`,
    update: (when) => `Changed: our appointment on ${when}`,
    cancellation: (when) => `Cancelled: our appointment on ${when}`,
    reminder: (when) => `Reminder: our appointment on ${when}`,
  } satisfies Readonly<Record<MailPurpose, (when: string) => string>>,
  openings: {
    invitation: 'We look forward to seeing you:',
    update: 'Our appointment has changed. Here are the current details:',
    cancellation: 'Our appointment will not take place:',
    reminder: 'This is a reminder of our appointment:',
  },
  where: (place: string) => `Where: ${place}`,
  questions: `If you have a question, or something comes up, call us at ${company.phone.display}.`,
};

/** Mail to a client with a link for picking a time. */
export const bookingLinkMailWords = {
  subject: `Pick a time to talk with ${company.name}`,
  opening: (days: number) =>
    `Let us talk about your plans. Within ${days} days, you can pick a time that suits you, and change it, at this link:`,
  forYou: `The link is just for you. If no time suits you, call us at ${company.phone.display}.`,
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
  greeting: 'Hello,',
  thanks: (reference: string) =>
    'Thank you for writing to us. A member of our team will be in touch with you shortly. If anything is urgent, call us at ' +
    `${company.phone.display} and mention your reference: ${reference}.`,
};

/** Mail to a user with a link for choosing a password. */
export const linkMailWords = {
  invited: {
    subject: `Your account at ${company.name}`,
    opening: (days: number) =>
      `You now have an account. Use this link once, within ${days} days, to choose your password:`,
  },
  forgotten: {
    subject: `A new password for ${company.name}`,
    opening: (hours: number) =>
      `Someone has asked for a new password for your account. If it was you, use this link once, within ${hours === 1 ? 'an hour' : `${hours} hours`}:`,
    notYou: 'If it was not you, ignore this email: your password stays as it is.',
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
  picture: 'Picture: one, shown beside the review',
  waiting: (address: string) => `Waiting for your approval: ${address}`,
};
