/** Related leads: of the same person, or on the same day. */
import { type NewActivity, newNote } from './activity.ts';
import { type Lead, leadStatuses, maxNotesLength } from './lead.ts';
import { foldEmail } from './texts.ts';

/** Leads related to another one: of the same person, or on the same day. */
export interface RelatedLeads {
  /** Leads with the same email address or phone number, latest first. */
  samePerson: Lead[];
  /** Other converted leads with an event on the same day. */
  sameDay: Lead[];
}

/** Maximum number of related leads. */
export const maxRelated = 20;

/** Minimum number of digits of a phone number. */
const minPhoneDigits = 7;

/**
 * @returns the last ten digits of a phone number, for comparison regardless of formatting; empty if it is too short.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < minPhoneDigits ? '' : digits.slice(-10);
}

/** The contact details by which two leads can be recognised as of one person. */
export type SameContact = 'email' | 'phone' | 'both';

/** @returns the contact details that two leads have in common, however they are written; null if there are none. */
export function sameContact(one: Lead, other: Lead): SameContact | null {
  const isSameEmail = one.email !== '' && foldEmail(one.email) === foldEmail(other.email);
  const isSamePhone = phoneDigits(one.phone) !== '' && phoneDigits(one.phone) === phoneDigits(other.phone);
  if (isSameEmail && isSamePhone) return 'both';
  if (isSameEmail) return 'email';
  return isSamePhone ? 'phone' : null;
}

/** @returns whether two leads appear to be of the same person. */
export const isSamePerson = (one: Lead, other: Lead): boolean => sameContact(one, other) !== null;

/** @returns the fields of a lead that are neither null nor an empty text. */
const filledFields = (lead: Lead) =>
  Object.fromEntries(Object.entries(lead).filter(([, value]) => value !== null && value !== '')) as Partial<Lead>;

/**
 * @param target the lead that remains.
 * @param duplicate the lead that is merged into it.
 * @returns the merged lead: empty fields are filled from the other lead; it has the more advanced status, all tags, and
 * both notes if they fit.
 */
export function mergedLead(target: Lead, duplicate: Lead): Lead {
  const rank = (lead: Lead) => leadStatuses.indexOf(lead.status);
  return {
    ...duplicate,
    ...filledFields(target),
    importId: target.importId,
    eventType: target.eventType === 'other' ? duplicate.eventType : target.eventType,
    status: rank(duplicate) > rank(target) ? duplicate.status : target.status,
    tags: [...new Set([...target.tags, ...duplicate.tags])],
    createdAt: target.createdAt < duplicate.createdAt ? target.createdAt : duplicate.createdAt,
    notes: joinedNotes(target, duplicate) ?? target.notes,
  };
}

/** @returns the other lead's notes as a note for the timeline, if they do not fit into those of the merged lead. */
export const notesOfMerge = (target: Lead, duplicate: Lead): NewActivity[] =>
  joinedNotes(target, duplicate) === null ? [newNote(duplicate.notes)] : [];

/** @returns the notes of two leads as one text, without repeating the same; null if it is longer than notes may be. */
function joinedNotes(target: Lead, duplicate: Lead): string | null {
  if (target.notes.includes(duplicate.notes)) return target.notes;
  const joinedText = [target.notes, duplicate.notes].filter(Boolean).join('\n\n');
  return joinedText.length > maxNotesLength ? null : joinedText;
}
