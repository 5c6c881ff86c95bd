import { type InferType, object, string } from 'yup';
import { leadEventTypeLabels, leadLabels, leadSentences, leadSorts, leadStatusLabels } from '#content/domain/lead.ts';
import { type Enquiry, type EventType, eventTypes } from './enquiry.ts';
import { type Entity, personNameField } from './entity.ts';
import { numberOf, wholeNumber } from './numbers.ts';
import { day, emailAddress, lineOfText, linesOfText, parseTags } from './texts.ts';
import { keysOf } from './typedKeys.ts';

export { leadEventTypeLabels, leadStatusLabels };

/** Statuses of a lead, in the order in which it moves on. */
export const leadStatuses = ['new', 'contacted', 'proposalSent', 'converted'] as const;

/** Status of a lead. */
export type LeadStatus = (typeof leadStatuses)[number];

/** A person who may become a client. */
export type Lead = {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Event type; `other` for enquiries about any other kind of event. */
  eventType: EventType;
  /** Day of the event, ISO 8601 (`2027-06-14`), or null if not set. */
  eventDate: string | null;
  status: LeadStatus;
  /** Expected number of guests; null if unknown. */
  guests: number | null;
  /** Venue of the event, or empty. */
  venue: string;
  /** Budget in whole units of the company's currency; null if unknown. */
  budget: number | null;
  /** Tags by which staff group leads. */
  tags: string[];
  /** Source of the lead: the path of the page with the enquiry, or text entered by staff. */
  source: string;
  /** Creation time of the lead, ISO 8601 UTC. */
  createdAt: string;
  notes: string;
  /** The account of the responsible staff member; null if there is none. */
  responsibleId: string | null;
  /** The name of that account, or empty. */
  responsible: string;
  /** The import that created the lead; null if there is none. */
  importId: string | null;
};

/** A lead with everything that its detail page shows. */
export type LeadDetails = Lead & {
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
  /** Version number, from 1; sent with each update to detect concurrent changes. */
  version: number;
  /** Enquiries of the lead, latest first: none if entered by staff, several if leads were merged. */
  enquiries: LeadEnquiry[];
  /** Language of the lead's enquiry, BCP 47; empty if entered by staff. */
  language: string;
};

/** An enquiry, as received. */
export interface LeadEnquiry {
  reference: string;
  message: string;
  /** Path of the page with the form. */
  page: string;
  /** The service that the page is about, or empty. */
  service: string;
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
}

/** The event type field, shared by entities. */
export const eventTypeField = {
  kind: 'choice',
  label: leadLabels.eventType,
  labels: leadEventTypeLabels,
  sortedBy: 'label',
  sorts: leadSorts.eventType,
} as const;

/** The fields, filters and default order of leads. */
export const leadEntity: Entity<Lead> = {
  fields: {
    name: personNameField,
    email: { kind: 'text', label: leadLabels.email, searched: true, sorts: leadSorts.email },
    phone: { kind: 'text', label: leadLabels.phone, searched: true, phone: true, sorts: leadSorts.phone },
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

/** Initial values of the fields that only staff set. */
export const emptyStaffFields = {
  guests: null,
  venue: '',
  budget: null,
  tags: [],
  responsibleId: null,
  responsible: '',
  importId: null,
} satisfies Partial<Lead>;

/**
 * @param page path of the page with the form.
 * @param createdAt time of the enquiry, ISO 8601 UTC.
 * @returns the lead of a new enquiry.
 */
export const leadOfEnquiry = (id: string, enquiry: Enquiry, page: string, createdAt: string): Lead => ({
  id,
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  eventType: enquiry.eventType,
  eventDate: enquiry.eventDate || null,
  status: 'new',
  source: page.slice(0, maxSourceLength),
  createdAt,
  notes: enquiry.message,
  ...emptyStaffFields,
});

/** Maximum length of the source of a lead, in characters. */
const maxSourceLength = 100;

/** Maximum length of the notes of a lead, in characters. */
export const maxNotesLength = 10_000;

/** Schema of the lead form, shared by form and server. */
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
  /** Comma-separated. */
  tags: lineOfText(1000).defined(),
  source: lineOfText(maxSourceLength).defined(),
  notes: linesOfText(maxNotesLength).defined(),
  /** An account's id; empty for nobody. */
  responsibleId: lineOfText(100).defined(),
});

/** Error message if the chosen account is missing or disabled. */
export const { responsibleGone } = leadSentences;

/** A valid lead form. */
export type LeadForm = InferType<typeof leadFormSchema>;

/** The form's fields in their order; `getDefault` returns another order. */
export const leadFormFields = keysOf(leadFormSchema.fields);

/** The form's values while it is being filled in, all of them text. */
export type LeadDraft = Record<keyof LeadForm, string>;

/** The empty form. */
export const emptyLead: LeadDraft = leadFormSchema.getDefault();

/** @returns the form values of a lead. */
export const leadToForm = (lead: Lead): LeadForm => {
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

/** @returns the values of a valid form as fields of a lead. */
export const leadOfForm = ({ eventDate, guests, budget, tags, responsibleId, ...form }: LeadForm) => ({
  ...form,
  eventDate: eventDate || null,
  guests: numberOf(guests),
  budget: numberOf(budget),
  tags: parseTags(tags),
  responsibleId: responsibleId || null,
});
