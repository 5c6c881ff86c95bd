import type { Enquiry, EventType } from './enquiry.ts';
import type { Entity } from './entity.ts';

/** The stages of a lead, in their order. */
export const leadStatuses = ['new', 'contacted', 'proposalSent', 'converted'] as const;

/** How far the conversation with a lead has come. */
export type LeadStatus = (typeof leadStatuses)[number];

/** The specification's names, on screen and in exported files. */
export const leadEventTypeLabels: Readonly<Record<EventType, string>> = {
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
export type Lead = {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** What is to be planned; an enquiry about anything else becomes a lead of the last kind. */
  eventType: EventType;
  /** Day of the event, ISO 8601 (`2027-06-14`), or null where it is not set. */
  eventDate: string | null;
  status: LeadStatus;
  /** Instant at which the lead came in, ISO 8601 UTC. */
  createdAt: string;
  notes: string;
};

/** Leads, as all lists, files and tables have them. */
export const leadEntity: Entity<Lead> = {
  fields: {
    name: { kind: 'text', label: 'Name', searched: true, sorts: ['Name, A to Z', 'Name, Z to A'] },
    email: { kind: 'text', label: 'Email', searched: true, sorts: ['Email, A to Z', 'Email, Z to A'] },
    phone: { kind: 'text', label: 'Phone', searched: true, sorts: ['Phone, lowest first', 'Phone, highest first'] },
    eventType: {
      kind: 'choice',
      label: 'Event type',
      labels: leadEventTypeLabels,
      sortedBy: 'label',
      sorts: ['Event type, A to Z', 'Event type, Z to A'],
    },
    eventDate: { kind: 'day', label: 'Event date', sorts: ['Event date, soonest first', 'Event date, latest first'] },
    status: {
      kind: 'choice',
      label: 'Status',
      labels: leadStatusLabels,
      sortedBy: 'order',
      sorts: ['Status, New first', 'Status, Converted first'],
    },
    createdAt: { kind: 'instant', label: 'Created', sorts: ['Oldest first', 'Newest first'] },
    notes: { kind: 'text', label: 'Notes' },
  },
  filters: { status: 'status', type: 'eventType' },
  sort: { field: 'createdAt', order: 'desc' },
};

/** @param createdAt instant at which the enquiry came in, ISO 8601 UTC. @returns the lead that it begins. */
export const leadOfEnquiry = (id: string, enquiry: Enquiry, createdAt: string): Lead => ({
  id,
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  eventType: enquiry.eventType,
  eventDate: enquiry.eventDate || null,
  status: 'new',
  createdAt,
  notes: enquiry.message,
});
