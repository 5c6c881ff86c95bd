import { number, object } from 'yup';
import { phoneDigits } from './relatedLeads.ts';
import { foldEmail, lineOfText } from './texts.ts';

/** What can be stored of somebody, in the order in which it is told. */
export const personKinds = [
  'leads',
  'enquiries',
  'notes',
  'files',
  'appointments',
  'conversations',
  'replies',
  'reviews',
  'mails',
] as const;

/** One of them. */
export type PersonKind = (typeof personKinds)[number];

/** How much is stored of somebody. */
export interface FoundPerson {
  counts: Record<PersonKind, number>;
  /** What they are called there, each name once. */
  names: string[];
}

/** Whom somebody asks about: an email address, or a telephone number of seven digits at least. */
export interface Contact {
  /** Lower case; empty where it is a telephone number. */
  email: string;
  /** The last ten digits; empty where it is an email address. */
  digits: string;
}

/** @returns whom a text stands for; neither where it is no way to reach anybody. */
export const contactOf = (text: string): Contact =>
  text.includes('@') ? { email: foldEmail(text), digits: '' } : { email: '', digits: phoneDigits(text) };

const isContact = (text: string) => {
  const { email, digits } = contactOf(text);
  return /^\S+@\S+$/.test(email) || digits !== '';
};

/** The one schema of the question whom it is about. */
export const contactSchema = object({
  contact: lineOfText(254)
    .required('Please enter an email address or a telephone number.')
    .test(
      'contact',
      'Please enter a whole email address, or a telephone number of seven digits or more.',
      (text) => text === '' || isContact(text),
    ),
});

/** @returns how much there is of each kind. */
export const countsOf = (rows: Readonly<Record<PersonKind, readonly unknown[]>>): Record<PersonKind, number> => ({
  leads: rows.leads.length,
  enquiries: rows.enquiries.length,
  notes: rows.notes.length,
  files: rows.files.length,
  appointments: rows.appointments.length,
  conversations: rows.conversations.length,
  replies: rows.replies.length,
  reviews: rows.reviews.length,
  mails: rows.mails.length,
});

/** How long leads may be kept after the last that was heard of them, in months; 0 for ever. */
export const retentionMonths = [0, 6, 12, 24, 36, 60, 120] as const;

/** Days between the announcement that leads are erased, and their erasure. */
export const announcedDays = 7;

/** How long leads are kept. */
export const retentionSchema = object({
  months: number()
    .oneOf([...retentionMonths])
    .default(0)
    .defined(),
});

/** How long leads are kept, and how many of them are erased within the next seven days. */
export interface Retention {
  months: number;
  due: number;
}
