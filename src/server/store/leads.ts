import { sql } from 'kysely';
import { type Lead, type LeadQuery, type LeadSortField, leadStatuses } from '#domain/lead.ts';
import { all } from '#domain/listQuery.ts';
import { type Page, sortKey } from '#domain/pagedQuery.ts';
import type { Db } from './database.ts';
import { searchText } from './keys.ts';
import { narrowed, pageOfTable } from './lists.ts';
import type { LeadTable } from './tables.ts';

/** What each column of the list is sorted by. */
const sortColumns: Readonly<Record<LeadSortField, keyof LeadTable>> = {
  name: 'name_key',
  email: 'email_key',
  phone: 'phone_key',
  eventType: 'event_type',
  eventDate: 'event_date_key',
  status: 'status_key',
  createdAt: 'created_at',
};

/** A day after all others: leads without an event date follow those that have one. */
const noDay = '9999-12-31';

/** Leads that are read at once while a list is exported. */
const exportChunk = 500;

/** @returns a lead as its table keeps it. */
export const toLeadRow = (lead: Lead, enquiryId: string | null = null): LeadTable => ({
  id: lead.id,
  enquiry_id: enquiryId,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  event_type: lead.eventType,
  event_date: lead.eventDate,
  status: lead.status,
  created_at: lead.createdAt,
  notes: lead.notes,
  name_key: sortKey(lead.name),
  email_key: sortKey(lead.email),
  phone_key: sortKey(lead.phone),
  event_date_key: lead.eventDate ?? noDay,
  status_key: leadStatuses.indexOf(lead.status),
  search: searchText([lead.name, lead.email, lead.phone]),
});

const toLead = (row: LeadTable): Lead => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  eventType: row.event_type,
  eventDate: row.event_date,
  status: row.status,
  createdAt: row.created_at,
  notes: row.notes,
});

const filtersOf = ({ status, type }: LeadQuery) => ({
  status: status === all ? null : status,
  event_type: type === all ? null : type,
});

/** @returns the asked page of all leads that match. */
export async function listLeads(db: Db, query: LeadQuery): Promise<Page<Lead>> {
  const page = await pageOfTable(db, 'lead', sortColumns[query.sort.field], query, filtersOf(query));
  return { ...page, rows: page.rows.map(toLead) };
}

/** Gives every lead that matched when it began, in the query's order, a few at a time: a slow reader holds nobody up. */
export async function* exportLeads(db: Db, query: LeadQuery): AsyncGenerator<Lead[]> {
  const direction = sql.raw(query.sort.order);
  const matching = await narrowed(db.selectFrom('lead').select('id'), query.q, filtersOf(query))
    .orderBy(sql`${sql.ref(sortColumns[query.sort.field])} ${direction}, ${sql.ref('id')} ${direction}`)
    .execute();
  for (let start = 0; start < matching.length; start += exportChunk) {
    const ids = matching.slice(start, start + exportChunk).map(({ id }) => id);
    const rows = await db.selectFrom('lead').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, toLead(row)]));
    yield ids.flatMap((id) => byId.get(id) ?? []);
  }
}
