import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import pLimit from 'p-limit';
import type { SortKey } from '#domain/entity.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import type { Db } from './database.ts';
import { leadColumns, responsibleName, toLead } from './leadTable.ts';
import { conditionOf, countRows, type ListedTable, orderOf, readPage, sortColumnOf } from './lists.ts';

/** Leads per chunk of an export: a few milliseconds of work. */
const exportChunk = 200;

/** A position in a sorted list: the sort value, and the id as tie-breaker. */
interface Place {
  value: SortKey;
  id: string;
}

/** All leads for lists and searches. */
export const listedLeads = (db: Db): ListedTable<Lead> => ({
  count: (condition) => countRows(db.selectFrom('lead').where(condition)),
  read: async (condition, order, limit, offset) => {
    const matching = db.selectFrom('lead').select(leadColumns).select(responsibleName).where(condition).orderBy(order);
    return (await matching.limit(limit).offset(offset).execute()).map(toLead);
  },
});

/** @returns the requested page of all matching leads. */
export const listLeads = (db: Db, query: ListQuery): Promise<Page<Lead>> =>
  readPage(leadEntity, query, listedLeads(db));

/** @returns the leads with these ids in their order, without those that do not exist. */
export async function readLeads(db: Db, ids: readonly string[]): Promise<Lead[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('lead').select(leadColumns).select(responsibleName).where('id', 'in', ids).execute();
  const leads = new Map(rows.map((row) => [row.id, toLead(row)]));
  return ids.flatMap((id) => leads.get(id) ?? []);
}

/** Serialises the chunks of concurrent exports, so that other requests are served in between. */
const inTurn = pLimit(1);

/**
 * Yields all matching leads in the order of the query, in chunks, so that a slow reader does not block others. Leads
 * added or deleted meanwhile may be included or not; all others are included exactly once.
 */
export async function* exportLeads(db: Db, query: ListQuery): AsyncGenerator<Lead[]> {
  const key = sortColumnOf(leadEntity, query.sort);
  const order = orderOf(leadEntity, query.sort);
  const condition = conditionOf(leadEntity, query);
  const [beyond, upTo] = query.sort.order === 'asc' ? [sql`>`, sql`<=`] : [sql`<`, sql`>=`];
  const place = ({ value, id }: Place) => sql`(${value}, ${id})`;

  /**
   * Reads a fixed number of leads, matching or not, so that a search with few results does not scan the whole table.
   */
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
    let matching = db.selectFrom('lead').select(leadColumns).select(responsibleName).where(condition).where(past);
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
