/** Related leads: of the same person, or on the same day. */
import { mergedLeadWas } from '#content/domain/lead.ts';
import { type NewActivity, newActivity, newNote } from './activity.ts';
import { shownValue } from './entity.ts';
import { type Lead, leadEntity, leadStatuses, maxNotesLength } from './lead.ts';
import { phoneDigits } from './phoneDigits.ts';
import { foldEmail } from './texts.ts';
import { keysOf } from './typedKeys.ts';

/** Leads related to another one: of the same person, or on the same day. */
export interface RelatedLeads {
  /** Leads with the same email address or phone number, latest first. */
  samePerson: Lead[];
  /** Other leads with an event on the same day: converted ones, and those whose event is in the calendar. */
  sameDay: Lead[];
  /** Events in the calendar on the same day that belong to no lead, earliest first. */
  events: CalendarEvent[];
}

/** An event in the calendar. */
export interface CalendarEvent {
  /** The id of the appointment. */
  id: string;
  title: string;
}

/** Maximum number of related leads. */
export const maxRelated = 20;

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

/** Fields that the merged lead has of both leads, and those that say nothing about the client. */
const otherFields: readonly (keyof Lead)[] = [
  'status',
  'createdAt',
  'tags',
  'notes',
  'responsibleId',
  'responsible',
  'importId',
];

/** Fields of which the merged lead keeps one value. */
const singleFields = keysOf(leadEntity.fields).filter((name) => !otherFields.includes(name));

/**
 * @param merged the lead that was merged from the two others.
 * @returns what to log: what the merged lead does not have of the duplicate as notes, and that it was merged.
 */
export const activitiesOfMerge = (target: Lead, duplicate: Lead, merged: Lead): NewActivity[] => [
  ...notesOfMerge(target, duplicate),
  ...valuesOfMerge(merged, duplicate),
  newActivity('merged'),
];

/** @returns a note with the duplicate's values that the merged lead does not have; empty if it has all. */
function valuesOfMerge(merged: Lead, duplicate: Lead): NewActivity[] {
  const same = sameContact(merged, duplicate);
  const lost = singleFields.filter((name) => {
    // However it is written.
    if ((name === 'email' || name === 'phone') && (same === 'both' || same === name)) return false;
    // The page of an enquiry is also kept with the enquiry.
    if (name === 'source' && duplicate.source.startsWith('/')) return false;
    return duplicate[name] && duplicate[name] !== merged[name];
  });
  if (lost.length === 0) return [];
  const lines = lost.map((name) => {
    const field = leadEntity.fields[name];
    return `${field.label}: ${shownValue(field, duplicate[name])}`;
  });
  return [newNote([mergedLeadWas, ...lines].join('\n'))];
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
