/** Leads that have to do with each other: of the same person, or on the same day. */
import { type Lead, leadStatuses, longestNotes } from './lead.ts';
import { sortKey } from './pagedQuery.ts';

/** Other leads that matter to one lead: of the same person, or on the same day. */
export interface RelatedLeads {
  /** Leads with the same email address or telephone number, the latest first. */
  samePerson: Lead[];
  /** Others that have been converted, whose event is on the same day. */
  sameDay: Lead[];
}

/** Most of them that anybody looks at. */
export const mostRelated = 20;

/** Digits from which on a telephone number can belong to somebody. */
const shortestPhone = 7;

/** @returns what telephone numbers are compared by, however they are written: their last ten digits, or empty. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < shortestPhone ? '' : digits.slice(-10);
}

/** @returns whether two leads came from the same person, as far as one can tell. */
export const isSamePerson = (one: Lead, other: Lead): boolean =>
  (one.email !== '' && sortKey(one.email) === sortKey(other.email)) ||
  (phoneDigits(one.phone) !== '' && phoneDigits(one.phone) === phoneDigits(other.phone));

/**
 * @param kept the lead that stays. @param gone the one that becomes a part of it.
 * @returns what is known of both: what the one says, else the other; the farther status; all tags, and both notes.
 */
export function mergedLead(kept: Lead, gone: Lead): Lead {
  const rank = (lead: Lead) => leadStatuses.indexOf(lead.status);
  const hasNotes = gone.notes === '' || kept.notes.includes(gone.notes);
  return {
    ...kept,
    email: kept.email || gone.email,
    phone: kept.phone || gone.phone,
    eventType: kept.eventType === 'other' ? gone.eventType : kept.eventType,
    eventDate: kept.eventDate ?? gone.eventDate,
    status: rank(gone) > rank(kept) ? gone.status : kept.status,
    guests: kept.guests ?? gone.guests,
    venue: kept.venue || gone.venue,
    budget: kept.budget ?? gone.budget,
    tags: [...new Set([...kept.tags, ...gone.tags])],
    source: kept.source || gone.source,
    createdAt: kept.createdAt < gone.createdAt ? kept.createdAt : gone.createdAt,
    notes: hasNotes ? kept.notes : [kept.notes, gone.notes].filter(Boolean).join('\n\n').slice(0, longestNotes),
    responsibleId: kept.responsibleId ?? gone.responsibleId,
    responsible: kept.responsible || gone.responsible,
  };
}
