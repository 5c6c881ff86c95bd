import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type NewActivity, newActivity } from '#domain/activity.ts';
import { parseRange } from '#domain/entity.ts';
import { all, none } from '#domain/listQuery.ts';
import { type LogEntry, logDetail } from '#domain/log.ts';
import { type ListQuery, type Page, shownPage } from '#domain/pagedQuery.ts';
import { matchesSearch } from '#domain/textSearch.ts';
import type { Db } from './database.ts';
import { containsWords } from './keys.ts';
import { countRows } from './lists.ts';
import type { Tables } from './tables.ts';

/** Entries per chunk of an export. */
const exportChunk = 1000;

type Entries = SelectQueryBuilder<Tables, 'activity', object>;

/** @returns the entries that match a query, unsorted. */
async function findEntries(db: Db, query: ListQuery): Promise<Entries> {
  const { who = all, kind = all, entity = all, at = all } = query.filters;
  const { from, before } = parseRange(at === all ? '' : at);
  let entries: Entries = db.selectFrom('activity');
  if (who !== all)
    entries =
      who === none ? entries.where('activity.account_id', 'is', null) : entries.where('activity.account_id', '=', who);
  if (kind !== all) entries = entries.where(sql<SqlBool>`activity.kind = ${kind}`);
  if (entity !== all) entries = entries.where(sql<SqlBool>`activity.entity = ${entity}`);
  if (from !== '') entries = entries.where('activity.created_at', '>=', from);
  if (before !== '') entries = entries.where('activity.created_at', '<', before);
  const inId = containsWords(sql`lower(activity.entity_id)`, query.q);
  if (!inId) return entries;
  // There are few accounts, so their names are searched in memory.
  const accounts = await db.selectFrom('account').select(['id', 'name']).execute();
  const ids = accounts.filter(({ name }) => matchesSearch([name], query.q)).map(({ id }) => id);
  return entries.where((where) =>
    where.or([
      inId,
      ...(ids.length > 0
        ? [
            where('activity.account_id', 'in', ids),
            where.and([where('activity.entity', '=', 'account'), where('activity.entity_id', 'in', ids)]),
          ]
        : []),
    ]),
  );
}

/** Reads up to `limit` entries in the order of the query, after skipping `offset`. */
async function readEntries(entries: Entries, { sort }: ListQuery, limit: number, offset = 0): Promise<LogEntry[]> {
  const rows = await entries
    .leftJoin('account as actor', 'actor.id', 'activity.account_id')
    .leftJoin('account as subject', (join) =>
      join.onRef('subject.id', '=', 'activity.entity_id').on('activity.entity', '=', 'account'),
    )
    .select([
      'activity.id',
      'activity.created_at as at',
      'activity.kind',
      'activity.entity',
      'activity.entity_id as entityId',
      'activity.account_id as byId',
      'activity.detail',
      'actor.name as by',
      'subject.name as account',
    ])
    .orderBy('activity.created_at', sort.order)
    .orderBy('activity.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ by, account, detail, ...row }) => {
    const activity: NewActivity = { ...newActivity(row.kind), ...(JSON.parse(detail) as Partial<NewActivity>) };
    return { ...row, by: by ?? '', account: account ?? '', detail: logDetail(row.entity, activity) };
  });
}

/** @returns the requested page of the activity log. */
export async function listLog(db: Db, query: ListQuery): Promise<Page<LogEntry>> {
  const entries = await findEntries(db, query);
  const [total, matching] = [await countRows(db.selectFrom('activity')), await countRows(entries)];
  const page = shownPage(query, matching);
  const rows = await readEntries(entries, query, query.pageSize, (page - 1) * query.pageSize);
  return { rows, matching, total, page };
}

/**
 * Yields all matching entries in chunks, without those added meanwhile. Each chunk begins after the last entry of the
 * previous one, because earlier entries may be deleted with their records meanwhile.
 */
export async function* exportLog(db: Db, query: ListQuery): AsyncGenerator<LogEntry[]> {
  const matching = (await findEntries(db, query)).where('activity.created_at', '<=', new Date().toISOString());
  const beyond = query.sort.order === 'asc' ? sql`>` : sql`<`;
  let remaining = matching;
  for (;;) {
    const entries = await readEntries(remaining, query, exportChunk);
    const last = entries.at(-1);
    if (!last) return;
    yield entries;
    remaining = matching.where(sql<SqlBool>`(activity.created_at, activity.id) ${beyond} (${last.at}, ${last.id})`);
  }
}
