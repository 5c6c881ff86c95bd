import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { parseRange } from '#domain/entity.ts';
import { all, none } from '#domain/listQuery.ts';
import { type LogEntry, logDetail } from '#domain/log.ts';
import { type ListQuery, type Page, sortKey } from '#domain/pagedQuery.ts';
import { nameFields } from '#domain/records.ts';
import { matchesSearch, searchWords } from '#domain/textSearch.ts';
import { readActivity } from './activities.ts';
import type { Db } from './database.ts';
import { contains, containsWords, everyWordMatches, patternOf } from './keys.ts';
import { columnOf, countRows, readCountedPage } from './lists.ts';
import type { AccountTable, Tables } from './tables.ts';

/** Entries per chunk of an export. */
const exportChunk = 1000;

/** The present name of the subject of an entry; null if it was deleted or has none. */
const nameOfSubject = sql<string | null>`case activity.entity
  ${sql.join(
    Object.entries({ account: 'name', ...nameFields }).map(
      ([entity, name]) =>
        sql`when ${sql.lit(entity)} then (select ${sql.ref(columnOf(name))} from ${sql.table(entity)} as subject where subject.id = activity.entity_id)`,
    ),
    sql` `,
  )}
end`;

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
  const words = searchWords(query.q);
  if (words.length === 0) return entries;
  // There are few accounts, so their names are searched in memory.
  const accounts = await db.selectFrom('account').select(['id', 'name']).execute();
  const conditions = [hasSubject(accounts, words)];
  for (const { id, name } of accounts) {
    // Some of the words may be in the actor's name, the others in that of the record.
    const others = words.filter((word) => !matchesSearch([name], word));
    if (others.length === words.length) continue;
    conditions.push(sql<SqlBool>`activity.account_id = ${id} and ${hasSubject(accounts, others)}`);
  }
  return entries.where(sql<SqlBool>`(${sql.join(conditions, sql` or `)})`);
}

/** @returns the SQL condition that the number or the name of an entry's subject contains all these words. */
function hasSubject(accounts: readonly Pick<AccountTable, 'id' | 'name'>[], words: readonly string[]) {
  const q = words.join(' ');
  const inId = containsWords(sql`lower(activity.entity_id)`, q);
  if (!inId) return sql<SqlBool>`1 = 1`;
  const people = accounts.filter(({ name }) => matchesSearch([name], q)).map(({ id }) => id);
  const conditions = [
    inId,
    // The empty id matches no account, but keeps the list from being empty.
    sql`activity.entity = 'account' and activity.entity_id in (${sql.join(['', ...people])})`,
    ...Object.entries(nameFields).map(([entity, name]) => {
      const column = columnOf(name);
      const key = sql.ref(`${column}_key`);
      // Words are searched with `ss` for `ß`, which is kept in what names are sorted by.
      const searchedKey = q.includes('ss') ? sql`replace(${key}, 'ß', 'ss')` : key;
      const inName = everyWordMatches(q, (pattern, word) => {
        // Keys have numbers of twelve digits, in which a number is found unless it begins with a zero.
        if (/^[1-9]\d*$/.test(word)) return contains(searchedKey, pattern);
        const inKey = contains(searchedKey, patternOf(sortKey(word)));
        return /\d/.test(word) ? sql`(${inKey} or ${contains(sql`lower(${sql.ref(column)})`, pattern)})` : inKey;
      });
      return sql`activity.entity = ${entity} and activity.entity_id in (select id from ${sql.table(entity)} where ${inName})`;
    }),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** Reads up to `limit` entries in the order of the query, after skipping `offset`. */
async function readEntries(entries: Entries, { sort }: ListQuery, limit: number, offset = 0): Promise<LogEntry[]> {
  const rows = await entries
    .leftJoin('account as actor', 'actor.id', 'activity.account_id')
    .select([
      'activity.id',
      'activity.created_at as at',
      'activity.kind',
      'activity.entity',
      'activity.entity_id as entityId',
      'activity.account_id as byId',
      'activity.detail',
      'actor.name as by',
      nameOfSubject.as('name'),
    ])
    .orderBy('activity.created_at', sort.order)
    .orderBy('activity.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ by, name, detail, ...row }) => {
    const activity = readActivity(row.kind, detail);
    return { ...row, by: by ?? '', name: name ?? '', detail: logDetail(row.entity, activity) };
  });
}

/** @returns the requested page of the activity log. */
export async function listLog(db: Db, query: ListQuery): Promise<Page<LogEntry>> {
  const entries = await findEntries(db, query);
  return readCountedPage(query, {
    countAll: () => countRows(db.selectFrom('activity')),
    countMatching: () => countRows(entries),
    readRows: (page) => readEntries(entries, query, query.pageSize, (page - 1) * query.pageSize),
  });
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
