import type { EventType } from '#domain/enquiry.ts';
import { paths } from '#paths';
import { company } from './company.ts';
import type { PhotoName, SectionHead } from './types.ts';

/** Options of an enquiry's event type, in display order. */
export const eventTypeOptions = [
  { value: 'wedding', label: 'Wedding' },
  { value: 'birthday', label: 'Birthday Party' },
  { value: 'corporate', label: 'Corporate Event' },
  { value: 'other', label: 'Other' },
] as const;

/** Picture beside the enquiry form, with its text. */
export const enquiryAside = {
  eyebrow: 'Book a consultation',
  title: 'A first conversation costs nothing',
  text: 'We answer within one working day.',
  photo: 'wedding-bouquet',
} satisfies SectionHead & { text: string; photo: PhotoName };

/** Name of the honeypot field, which browsers do not autofill. */
export const honeypotName = 'leave-empty';

/** Recommended pages in the confirmation, by event type. */
export const enquiryReading: Readonly<Record<EventType, { label: string; href: string }>> = {
  wedding: { label: 'our notes on weddings', href: `${paths.blog}?category=wedding` },
  birthday: { label: 'our notes on birthdays', href: `${paths.blog}?category=birthday` },
  corporate: { label: 'our notes on corporate events', href: `${paths.blog}?category=corporate` },
  other: { label: 'what stays after the party', href: paths.testimonials },
};

/** All other texts of the enquiry form, in the dialog and on the contact page. */
export const enquiry = {
  title: 'Tell us about your day',
  lead: 'Four answers are enough to begin.',
  labels: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    eventDate: 'Event date',
    eventType: 'Event type',
    message: 'Message',
    optional: '(optional)',
  },
  eventTypePlaceholder: 'Choose one',
  messagePlaceholder: 'A garden wedding for eighty guests, with dinner outside if the weather lets us.',
  send: 'Send enquiry',
  sending: 'Sending…',
  privacy: 'We use your details to answer you and for nothing else. More under',
  success: {
    title: 'Thank You!',
    text: 'Your message has been received. A member of our team will be in touch with you shortly.',
    /** @param reference of the enquiry. @returns the line with the reference. */
    reference: (reference: string) => `Your reference: ${reference}`,
    next: {
      title: 'What happens next',
      text: 'A planner reads it and answers within one working day. Then we sit down together for an hour, at our table or over the phone.',
    },
    calendar: {
      file: 'Add the day to your calendar (.ics)',
      failed: 'The file could not be created. Please try again in a moment.',
      /** @param label of the event type. @returns the title of the calendar entry. */
      entry: (label: string) => `${label}, planned with ${company.name}`,
    },
    reading: 'Worth reading:',
    again: 'Write another message',
  },
  failed:
    'Your message could not be sent. Nothing you typed is lost. Please try again in a moment, or call us at ' +
    `${company.phone.display}.`,
  /** @param minutes until the next attempt is allowed. @returns the error message. */
  tooMany: (minutes: number) =>
    'You have sent several messages in a short time. Nothing you typed is lost. Please try again in ' +
    `${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us at ${company.phone.display}.`,
  /** Label of the honeypot field. */
  honeypot: 'Leave this empty',
  closeLabel: 'Close',
} as const;
