import { number, object } from 'yup';
import { contactSentences } from '#content/domain/privacy.ts';
import { phoneDigits } from './relatedLeads.ts';
import type { SavedView } from './savedView.ts';
import { foldEmail, lineOfText } from './texts.ts';

/** Kinds of records with a person's data, in the order of the page. */
export const personKinds = [
  'leads',
  'enquiries',
  'notes',
  'files',
  'appointments',
  'conversations',
  'replies',
  'reviews',
  'pictures',
  'mails',
  'views',
] as const;

/** One of {@link personKinds}. */
export type PersonKind = (typeof personKinds)[number];

/** How much is stored of somebody. */
export interface FoundPerson {
  counts: Record<PersonKind, number>;
  /** The person's names in those records, each once. */
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

/** All ways to reach somebody: addresses in lower case, and the last ten digits of numbers. */
export interface Reached {
  emails: ReadonlySet<string>;
  phones: ReadonlySet<string>;
}

/** @param leads those of a person. @returns how the person is reached by what they said, and by what their leads say. */
export function reachedBy({ email, digits }: Contact, leads: readonly { email: string; phone: string }[]): Reached {
  const known = (texts: readonly string[]) => new Set(texts.filter((text) => text !== ''));
  return {
    emails: known([email, ...leads.map((lead) => foldEmail(lead.email))]),
    phones: known([digits, ...leads.map((lead) => phoneDigits(lead.phone))]),
  };
}

/** @returns whether a view stands for a person: its name, or what it searches for, holds a whole address or number. */
export function isViewOf({ name, query }: Pick<SavedView, 'name' | 'query'>, { emails, phones }: Reached): boolean {
  return [name, new URLSearchParams(query).get('q') ?? ''].some((text) => {
    const digits = text.replace(/\D/g, '');
    const words = text.split(/[\s,;<>()"]+/).map(foldEmail);
    return words.some((word) => emails.has(word)) || [...phones].some((phone) => digits.includes(phone));
  });
}

const isContact = (text: string) => {
  const { email, digits } = contactOf(text);
  return /^\S+@\S+$/.test(email) || digits !== '';
};

/** The one schema of the question whom it is about. */
export const contactSchema = object({
  contact: lineOfText(254)
    .required(contactSentences.needed)
    .test('contact', contactSentences.notWhole, (text) => text === '' || isContact(text)),
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
  pictures: rows.pictures.length,
  mails: rows.mails.length,
  views: rows.views.length,
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
