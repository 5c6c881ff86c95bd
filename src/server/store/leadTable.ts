import { type ExpressionBuilder, type Generated, type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EventType } from '#domain/enquiry.ts';
import { type SortKey, searchedTexts, sortValueOf } from '#domain/entity.ts';
import { type Lead, type LeadStatus, leadEntity } from '#domain/lead.ts';
import { phoneDigits } from '#domain/phoneDigits.ts';
import { textsOfLead } from '#domain/search.ts';
import { foldEmail } from '#domain/texts.ts';
import { searchText } from './keys.ts';
import type { Tables } from './tables.ts';

/** Leads, as stored. Lists are sorted by the columns named `…_key`. */
export interface LeadTable {
  id: string;
  enquiry_id: string | null;
  name: string;
  email: string;
  phone: string;
  event_type: EventType;
  event_date: string | null;
  status: LeadStatus;
  guests: number | null;
  venue: string;
  budget: number | null;
  /** JSON array. */
  tags: string;
  source: string;
  created_at: string;
  notes: string;
  name_key: SortKey;
  email_key: SortKey;
  phone_key: SortKey;
  event_date_key: SortKey;
  status_key: SortKey;
  /** The last digits of the phone number, used to find leads of the same person. */
  phone_digits: string;
  search: string;
  /** All texts, for the search over all records. */
  full_search: string;
  responsible_id: string | null;
  import_id: string | null;
  /** Tag of the language of the lead's enquiry; empty for leads entered by staff. */
  language: Generated<string>;
  /** Version number, from 1. */
  version: number;
  updated_at: string;
}

/** The columns of a lead. */
export const leadColumns = [
  'id',
  'name',
  'email',
  'phone',
  'event_type',
  'event_date',
  'status',
  'guests',
  'venue',
  'budget',
  'tags',
  'source',
  'created_at',
  'notes',
  'responsible_id',
  'import_id',
] as const satisfies (keyof LeadTable)[];

/** Selects the name of the staff member responsible for a lead. */
export const responsibleName = (build: ExpressionBuilder<Tables, 'lead'>) =>
  build
    .selectFrom('account')
    .select('account.name')
    .whereRef('account.id', '=', 'lead.responsible_id')
    .as('responsible');

const { fields } = leadEntity;

/**
 * @returns whether a lead has this email address, regardless of case. The sort key is compared for its index only, as
 * different addresses can have the same one.
 */
export const hasEmail = (email: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lead.email_key = ${sortValueOf(fields.email, email)} and lower(lead.email) = ${foldEmail(email)}`;

/** Columns of a lead that are not fields of `Lead`. */
export interface LeadOrigin {
  enquiryId?: string | null;
  version?: number;
  /** Instant, ISO 8601 UTC. */
  updatedAt?: string;
}

/** @returns the table row of a lead; without an origin, of a new lead without an enquiry. */
export const toLeadRow = (
  lead: Lead,
  { enquiryId = null, version = 1, updatedAt = lead.createdAt }: LeadOrigin = {},
): Insertable<LeadTable> => ({
  id: lead.id,
  enquiry_id: enquiryId,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  event_type: lead.eventType,
  event_date: lead.eventDate,
  status: lead.status,
  guests: lead.guests,
  venue: lead.venue,
  budget: lead.budget,
  tags: JSON.stringify(lead.tags),
  source: lead.source,
  created_at: lead.createdAt,
  notes: lead.notes,
  responsible_id: lead.responsibleId,
  import_id: lead.importId,
  name_key: sortValueOf(fields.name, lead.name),
  email_key: sortValueOf(fields.email, lead.email),
  phone_key: sortValueOf(fields.phone, lead.phone),
  event_date_key: sortValueOf(fields.eventDate, lead.eventDate),
  status_key: sortValueOf(fields.status, lead.status),
  phone_digits: phoneDigits(lead.phone),
  search: searchText(searchedTexts(leadEntity, lead)),
  full_search: searchText(textsOfLead(lead)),
  version,
  updated_at: updatedAt,
});

/** @returns the lead of a row. */
export const toLead = (row: Pick<LeadTable, (typeof leadColumns)[number]> & { responsible: string | null }): Lead => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  eventType: row.event_type,
  eventDate: row.event_date,
  status: row.status,
  guests: row.guests,
  venue: row.venue,
  budget: row.budget,
  tags: JSON.parse(row.tags),
  source: row.source,
  createdAt: row.created_at,
  notes: row.notes,
  responsibleId: row.responsible_id,
  responsible: row.responsible ?? '',
  importId: row.import_id,
});
