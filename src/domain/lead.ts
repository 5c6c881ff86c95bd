import { type InferType, object, string } from 'yup';
import { leadEventTypeLabels, leadLabels, leadSentences, leadSorts, leadStatusLabels } from '#content/domain/lead.ts';
import { type Enquiry, type EventType, eventTypes } from './enquiry.ts';
import { type Entity, personNameField } from './entity.ts';
import { numberOf, wholeNumber } from './numbers.ts';
import { day, emailAddress, lineOfText, linesOfText, parseTags } from './texts.ts';

export { leadEventTypeLabels, leadStatusLabels };

/** The stages of a lead, in their order. */
export const leadStatuses = ['new', 'contacted', 'proposalSent', 'converted'] as const;

/** How far the conversation with a lead has come. */
export type LeadStatus = (typeof leadStatuses)[number];

/** A change to a lead; fields that are left out stay as they are. */
export interface LeadChange {
  id: string;
  status?: LeadStatus;
  /** An account's id, or null for nobody. */
  responsibleId?: string | null;
  /** The version that is to be changed; left out, whatever the version is. */
  version?: number;
}

/** @param before a lead as it was. @param change what was changed. @returns the change that undoes it. */
export const takenBack = (
  { id, status, responsibleId }: Pick<Lead, 'id' | 'status' | 'responsibleId'>,
  change: Omit<LeadChange, 'id' | 'version'>,
): LeadChange => ({
  id,
  ...('status' in change && { status }),
  ...('responsibleId' in change && { responsibleId }),
});

/** Someone who may become a client. */
export type Lead = {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** The kind of event; an enquiry about any other kind becomes a lead of the last one. */
  eventType: EventType;
  /** Day of the event, ISO 8601 (`2027-06-14`), or null where it is not set. */
  eventDate: string | null;
  status: LeadStatus;
  /** How many guests are expected; null where that is not known. */
  guests: number | null;
  /** Where the event is to take place, or empty. */
  venue: string;
  /** Budget in whole units of the company's currency; null where it is not known. */
  budget: number | null;
  /** Staff's own words to group leads by. */
  tags: string[];
  /** Where the lead came from: the path of the page with the enquiry, or what staff says. */
  source: string;
  /** Instant at which the lead came in, ISO 8601 UTC. */
  createdAt: string;
  notes: string;
  /** The account of who takes care of it; null where nobody does. */
  responsibleId: string | null;
  /** The name of that account, or empty. */
  responsible: string;
  /** The import that has made it; null where it came in by itself. */
  importId: string | null;
};

/** A lead with all that its own page shows. */
export type LeadDetails = Lead & {
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
  /** Counts the changes, from 1: whoever saves says which version they have changed. */
  version: number;
  /** The enquiries that it came with, the latest first: none where staff has put it in, several of leads that were merged. */
  enquiries: LeadEnquiry[];
};

/** An enquiry as it came. */
export interface LeadEnquiry {
  reference: string;
  message: string;
  /** Path of the page on which it was written. */
  page: string;
  /** The service that the page is about, or empty. */
  service: string;
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
}

/** The column of the event type, for all entities that have one. */
export const eventTypeField = {
  kind: 'choice',
  label: leadLabels.eventType,
  labels: leadEventTypeLabels,
  sortedBy: 'label',
  sorts: leadSorts.eventType,
} as const;

/** Leads, as all lists, files and tables have them. */
export const leadEntity: Entity<Lead> = {
  fields: {
    name: personNameField,
    email: { kind: 'text', label: leadLabels.email, searched: true, sorts: leadSorts.email },
    phone: { kind: 'text', label: leadLabels.phone, searched: true, sorts: leadSorts.phone },
    eventType: eventTypeField,
    eventDate: { kind: 'day', label: leadLabels.eventDate, sorts: leadSorts.eventDate },
    status: {
      kind: 'choice',
      label: leadLabels.status,
      labels: leadStatusLabels,
      sortedBy: 'order',
      sorts: leadSorts.status,
    },
    createdAt: { kind: 'instant', label: leadLabels.createdAt, sorts: leadSorts.createdAt },
    guests: { kind: 'number', label: leadLabels.guests, nullable: true },
    venue: { kind: 'text', label: leadLabels.venue },
    budget: { kind: 'number', label: leadLabels.budget, nullable: true, money: true },
    tags: { kind: 'texts', label: leadLabels.tags },
    source: { kind: 'text', label: leadLabels.source },
    notes: { kind: 'text', label: leadLabels.notes },
    responsibleId: { kind: 'text', label: leadLabels.responsible, nullable: true },
    responsible: { kind: 'text', label: leadLabels.responsible },
    importId: { kind: 'text', label: leadLabels.import, nullable: true },
  },
  filters: {
    status: 'status',
    type: 'eventType',
    responsible: 'responsibleId',
    tag: 'tags',
    source: 'source',
    created: 'createdAt',
    date: 'eventDate',
    import: 'importId',
  },
  sort: { field: 'createdAt', order: 'desc' },
};

/** The staff's fields of a lead that has just come in: all empty. */
export const nothingNoted = {
  guests: null,
  venue: '',
  budget: null,
  tags: [],
  responsibleId: null,
  responsible: '',
  importId: null,
} satisfies Partial<Lead>;

/**
 * @param page path of the page on which it was written. @param createdAt instant at which the enquiry came in, ISO 8601 UTC.
 * @returns the lead that it begins.
 */
export const leadOfEnquiry = (id: string, enquiry: Enquiry, page: string, createdAt: string): Lead => ({
  id,
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  eventType: enquiry.eventType,
  eventDate: enquiry.eventDate || null,
  status: 'new',
  source: page.slice(0, longestSource),
  createdAt,
  notes: enquiry.message,
  ...nothingNoted,
});

/** Longest texts of a lead, in characters. */
const longestSource = 100;
export const longestNotes = 10_000;

/** The one schema of the lead form, for the form and for whoever stores the lead. */
export const leadFormSchema = object({
  name: lineOfText(200).required(leadSentences.nameNeeded),
  email: emailAddress()
    .defined()
    .when('phone', ([phone], email) => (phone?.trim() ? email : email.required(leadSentences.reachNeeded))),
  phone: lineOfText(60).defined(),
  eventType: string()
    .default('')
    .required(leadSentences.eventTypeNeeded)
    .oneOf(eventTypes, leadSentences.eventTypeNeeded),
  eventDate: day().defined(),
  status: string().oneOf(leadStatuses).default('new').defined(),
  guests: wholeNumber(100_000, 120).defined(),
  venue: lineOfText(200).defined(),
  budget: wholeNumber(1_000_000_000, 18_000).defined(),
  /** Comma separated. */
  tags: lineOfText(1000).defined(),
  source: lineOfText(longestSource).defined(),
  notes: linesOfText(longestNotes).defined(),
  /** An account's id; empty for nobody. */
  responsibleId: lineOfText(100).defined(),
});

/** Said where an account is chosen that is not there, or disabled. */
export const { responsibleGone } = leadSentences;

/** A lead as the form hands it on. */
export type LeadForm = InferType<typeof leadFormSchema>;

/** The form's fields, in their order; that of `getDefault` is another. */
export const leadFormFields = Object.keys(leadFormSchema.fields) as (keyof LeadForm)[];

/** The form's fields while they are being filled in: text, whatever it will mean. */
export type LeadDraft = Record<keyof LeadForm, string>;

/** The empty form. */
export const emptyLead: LeadDraft = leadFormSchema.getDefault();

/** @returns a stored lead as its form shows it. */
export const leadToForm = (lead: Lead) => {
  const { name, email, phone, eventType, eventDate, status, guests, venue, budget, tags, source } = lead;
  const { notes, responsibleId } = lead;
  return {
    name,
    email,
    phone,
    eventType,
    eventDate: eventDate ?? '',
    status,
    guests: String(guests ?? ''),
    venue,
    budget: String(budget ?? ''),
    tags: tags.join(', '),
    source,
    notes,
    responsibleId: responsibleId ?? '',
  };
};

/** @returns what a form says of a lead. */
export const leadOfForm = ({ eventDate, guests, budget, tags, responsibleId, ...form }: LeadForm) => ({
  ...form,
  eventDate: eventDate || null,
  guests: numberOf(guests),
  budget: numberOf(budget),
  tags: parseTags(tags),
  responsibleId: responsibleId || null,
});
