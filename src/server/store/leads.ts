import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import pLimit from 'p-limit';
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

/** Leads that are looked at at once while a list is exported: a few milliseconds' work. */
const exportChunk = 200;

/** A place in an ordered list: the value that it is sorted by, and the id that decides between equals. */
interface Place {
  value: string | number;
  id: string;
}

/** What of its row makes a lead. */
const leadColumns = [
  'id',
  'name',
  'email',
  'phone',
  'event_type',
  'event_date',
  'status',
  'created_at',
  'notes',
] as const satisfies (keyof LeadTable)[];

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

const toLead = (row: Pick<LeadTable, (typeof leadColumns)[number]>): Lead => ({
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

/** The reading of exports, a chunk of one list after a chunk of another: between two of them requests are answered. */
const inTurn = pLimit(1);

/**
 * Gives every lead that matches, in the query's order, a few at a time: a slow reader holds nobody up. A lead that comes
 * or goes meanwhile may be among them or not; no other is missing, and none is there twice.
 */
export async function* exportLeads(db: Db, query: LeadQuery): AsyncGenerator<Lead[]> {
  const key = sql.ref<string | number>(sortColumns[query.sort.field]);
  const direction = sql.raw(query.sort.order);
  const order = sql`${key} ${direction}, id ${direction}`;
  const [beyond, upTo] = query.sort.order === 'asc' ? [sql`>`, sql`<=`] : [sql`<`, sql`>=`];
  const place = ({ value, id }: Place) => sql`(${value}, ${id})`;

  /** Walks over so many leads, whether they match or not: a search that finds few does not read the whole table. */
  async function next(after: Place | null) {
    const past = sql<SqlBool>`${after ? sql`(${key}, id) ${beyond} ${place(after)}` : sql`1 = 1`}`;
    const last: Place | undefined = await db
      .selectFrom('lead')
      .select([key.as('value'), 'id'])
      .where(past)
      .orderBy(order)
      .offset(exportChunk - 1)
      .limit(1)
      .executeTakeFirst();
    let matching = narrowed(db.selectFrom('lead').select(leadColumns), query.q, filtersOf(query)).where(past);
    if (last) matching = matching.where(sql<SqlBool>`(${key}, id) ${upTo} ${place(last)}`);
    const rows = await matching.orderBy(order).execute();
    await setImmediate();
    return { leads: rows.map(toLead), last };
  }

  let after: Place | null = null;
  do {
    const { leads, last }: Awaited<ReturnType<typeof next>> = await inTurn(next, after);
    if (leads.length > 0) yield leads;
    after = last ?? null;
  } while (after);
}
