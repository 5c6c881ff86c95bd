import { number, object } from 'yup';
import { contactSentences } from '#content/domain/privacy.ts';
import { phoneDigits } from './phoneDigits.ts';
import type { SavedView } from './savedView.ts';
import { foldEmail, lineOfText } from './texts.ts';

/** Kinds of records with personal data, in the order of the page. */
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

/** Counts of the stored records of a person. */
export interface FoundPerson {
  counts: Record<PersonKind, number>;
  /** Distinct names of the person in these records. */
  names: string[];
}

/** The subject of a privacy request: an email address, or a phone number with at least seven digits. */
export interface Contact {
  /** Lower case; empty if it is a phone number. */
  email: string;
  /** The last ten digits; empty if it is an email address. */
  digits: string;
}

/** @returns the contact in a text; both fields are empty if it is neither an address nor a number. */
export const contactOf = (text: string): Contact =>
  text.includes('@') ? { email: foldEmail(text), digits: '' } : { email: '', digits: phoneDigits(text) };

/** All contact details of a person: addresses in lower case, and the last ten digits of phone numbers. */
export interface ContactDetails {
  emails: ReadonlySet<string>;
  phones: ReadonlySet<string>;
}

/** @param leads the person's leads. @returns the contact details in the request and in the leads. */
export function contactDetailsOf(
  { email, digits }: Contact,
  leads: readonly { email: string; phone: string }[],
): ContactDetails {
  const nonEmpty = (texts: readonly string[]) => new Set(texts.filter((text) => text !== ''));
  return {
    emails: nonEmpty([email, ...leads.map((lead) => foldEmail(lead.email))]),
    phones: nonEmpty([digits, ...leads.map((lead) => phoneDigits(lead.phone))]),
  };
}

/** @returns whether a view concerns a person: its name or its search text contains an address or a number. */
export function isViewOf(
  { name, query }: Pick<SavedView, 'name' | 'query'>,
  { emails, phones }: ContactDetails,
): boolean {
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

/** Schema of a privacy request, shared by form and server. */
export const contactSchema = object({
  contact: lineOfText(254)
    .required(contactSentences.needed)
    .test('contact', contactSentences.notWhole, (text) => text === '' || isContact(text)),
});

/** @returns the number of records of each kind. */
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

/** Choices for the retention period of leads, in months since the last activity; 0 for unlimited. */
export const retentionMonths = [0, 6, 12, 24, 36, 60, 120] as const;

/** Days between the announcement of an erasure and the erasure. */
export const announcedDays = 7;

/** Schema of the retention period. */
export const retentionSchema = object({
  months: number()
    .oneOf([...retentionMonths])
    .default(0)
    .defined(),
});

/** How many leads that will be erased are listed by name. */
export const listedDue = 20;

/** The retention period in months, and the leads that will be erased within the next seven days. */
export interface Retention {
  months: number;
  /** The number of these leads. */
  due: number;
  /** The first {@link listedDue} of them: those that nobody has changed for longest come first. */
  first: { id: string; name: string }[];
}
