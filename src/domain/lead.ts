import { type all, matchesChoice, matchesSearch, readChoice } from './listQuery.ts';
import { type PagedQuery, readPagedQuery, sortRecords } from './pagedQuery.ts';

/** What a lead wants planned; an enquiry about anything else becomes a lead of the last kind. */
export const leadEventTypes = ['wedding', 'corporate', 'birthday', 'other'] as const;
/** The stages of a lead, in their order. */
export const leadStatuses = ['new', 'contacted', 'proposalSent', 'converted'] as const;

/** What a lead wants planned. */
export type LeadEventType = (typeof leadEventTypes)[number];
/** How far the conversation with a lead has come. */
export type LeadStatus = (typeof leadStatuses)[number];

/** The specification's names, on screen and in exported files. */
export const leadEventTypeLabels: Readonly<Record<LeadEventType, string>> = {
  wedding: 'Wedding',
  corporate: 'Corporate',
  birthday: 'Birthday',
  other: 'Other',
};
/** The specification's names, on screen and in exported files. */
export const leadStatusLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  proposalSent: 'Proposal Sent',
  converted: 'Converted',
};

/** Someone who may become a client. */
export interface Lead {
  id: string;
  name: string;
  email: string;
  phone: string;
  eventType: LeadEventType;
  /** Day of the event, ISO 8601 (`2027-06-14`), or null where it is not set. */
  eventDate: string | null;
  status: LeadStatus;
  /** Instant at which the lead came in, ISO 8601 UTC. */
  createdAt: string;
  notes: string;
}

/** The columns that leads can be sorted by. */
export const leadSortFields = ['name', 'email', 'phone', 'eventType', 'eventDate', 'status', 'createdAt'] as const;
/** A column that leads can be sorted by. */
export type LeadSortField = (typeof leadSortFields)[number];

/** Which leads a list shows: text over name, email and phone AND one status AND one event type. */
export interface LeadQuery extends PagedQuery<LeadSortField> {
  status: LeadStatus | typeof all;
  type: LeadEventType | typeof all;
}

/** @returns the query of an address; without any, all leads, the latest first. */
export const readLeadQuery = (params: URLSearchParams): LeadQuery => ({
  ...readPagedQuery(params, leadSortFields, { field: 'createdAt', order: 'desc' }),
  status: readChoice(params, 'status', leadStatuses),
  type: readChoice(params, 'type', leadEventTypes),
});

/** @returns all leads that match a query, in its order, whatever the page. */
export function findLeads(leads: readonly Lead[], { q, status, type, sort }: Omit<LeadQuery, 'page' | 'pageSize'>) {
  const matching = leads.filter(
    (lead) =>
      matchesChoice(lead.status, status) &&
      matchesChoice(lead.eventType, type) &&
      matchesSearch([lead.name, lead.email, lead.phone], q),
  );
  return sortRecords(matching, sort, sortTextOf);
}

/** A day after all others: leads without an event date follow those that have one. */
const noDay = '9999-12-31';

/** Event types are sorted by their labels: those have the order of the names, which a database sorts by. */
function sortTextOf(lead: Lead, field: LeadSortField): string {
  if (field === 'status') return String(leadStatuses.indexOf(lead.status));
  if (field === 'eventDate') return lead.eventDate ?? noDay;
  return lead[field];
}
