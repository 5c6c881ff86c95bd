import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import pLimit from 'p-limit';
import { searchedTexts, sortValueOf } from '#domain/entity.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import type { Db } from './database.ts';
import { searchText } from './keys.ts';
import { conditionOf, orderOf, readPage, sortColumnOf } from './lists.ts';
import type { LeadTable } from './tables.ts';

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

const { fields } = leadEntity;

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
  name_key: sortValueOf(fields.name, lead.name),
  email_key: sortValueOf(fields.email, lead.email),
  phone_key: sortValueOf(fields.phone, lead.phone),
  event_type_key: sortValueOf(fields.eventType, lead.eventType),
  event_date_key: sortValueOf(fields.eventDate, lead.eventDate),
  status_key: sortValueOf(fields.status, lead.status),
  search: searchText(searchedTexts(leadEntity, lead)),
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

/** @returns the asked page of all leads that match. */
export async function listLeads(db: Db, query: ListQuery): Promise<Page<Lead>> {
  return readPage(leadEntity, query, {
    count: async (condition) => {
      const counted = db.selectFrom('lead').select(sql<number>`count(*)`.as('count')).where(condition);
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },
    read: async (condition, order, limit, offset) => {
      const found = db.selectFrom('lead').select(leadColumns).where(condition).orderBy(order);
      return (await found.limit(limit).offset(offset).execute()).map(toLead);
    },
  });
}

/** The reading of exports, a chunk of one list after a chunk of another: between two of them requests are answered. */
const inTurn = pLimit(1);

/**
 * Gives every lead that matches, in the query's order, a few at a time: a slow reader holds nobody up. A lead that comes
 * or goes meanwhile may be among them or not; no other is missing, and none is there twice.
 */
export async function* exportLeads(db: Db, query: ListQuery): AsyncGenerator<Lead[]> {
  const key = sortColumnOf(leadEntity, query.sort);
  const order = orderOf(leadEntity, query.sort);
  const condition = conditionOf(leadEntity, query);
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
    let matching = db.selectFrom('lead').select(leadColumns).where(condition).where(past);
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
