import type { EventType } from '#domain/enquiry.ts';
import type { LeadStatus } from '#domain/lead.ts';

/** Labels of event types, as in the specification; also used in exported files. */
export const leadEventTypeLabels: Readonly<Record<EventType, string>> = {
  wedding: 'Wedding',
  corporate: 'Corporate',
  birthday: 'Birthday',
  other: 'Other',
};

/** Labels of lead statuses, as in the specification; also used in exported files. */
export const leadStatusLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  proposalSent: 'Proposal Sent',
  converted: 'Converted',
};

/** Labels of a lead's fields, except for its name. */
export const leadLabels = {
  email: 'Email',
  phone: 'Phone',
  eventType: 'Event type',
  eventDate: 'Event date',
  status: 'Status',
  createdAt: 'Created',
  guests: 'Guests',
  venue: 'Venue',
  budget: 'Budget',
  tags: 'Tags',
  source: 'Came from',
  notes: 'Notes',
  responsible: 'Responsible',
  import: 'Import',
};

/** Labels of the sort menu by field, ascending and descending. */
export const leadSorts = {
  email: ['Email, A to Z', 'Email, Z to A'],
  phone: ['Phone, lowest first', 'Phone, highest first'],
  eventType: ['Event type, A to Z', 'Event type, Z to A'],
  eventDate: ['Event date, soonest first', 'Event date, latest first'],
  status: ['Status, New first', 'Status, Converted first'],
  createdAt: ['Oldest first', 'Newest first'],
} as const;

/** Error messages of the lead form. */
export const leadSentences = {
  nameNeeded: 'Name is required',
  reachNeeded: 'An email address or a phone number is required',
  eventTypeNeeded: 'Event type is required',
  responsibleGone: 'This person no longer has an account. Please choose someone else.',
};

/** First line of the note about values that a merged lead does not have any more. */
export const mergedLeadWas = 'The lead that was merged into this one said:';
