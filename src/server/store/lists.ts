import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import {
  type ChoiceField,
  type Entity,
  type Field,
  fieldOf,
  isId,
  type ListCriteria,
  parseRange,
  phoneFields,
  type SortKey,
  searchedChoices,
  sortableFields,
  sortValueOf,
} from '#domain/entity.ts';
import { all, none } from '#domain/listQuery.ts';
import { type ListQuery, type Page, type Sort, shownPage } from '#domain/pagedQuery.ts';
import { searchedDigits } from '#domain/phoneDigits.ts';
import { searchable, searchWords } from '#domain/textSearch.ts';
import type { Db } from './database.ts';
import { contains, everyWordMatches, storable } from './keys.ts';
import type { Tables } from './tables.ts';

/** An SQL condition. */
export type Condition = RawBuilder<SqlBool>;

/** A table that the back office lists. */
export interface ListedTable<Row> {
  /** Counts the rows that meet a condition. */
  count(condition: Condition): Promise<number>;
  /** Reads up to `limit` matching rows in an order, after skipping `offset` rows. */
  read(condition: Condition, order: RawBuilder<unknown>, limit: number, offset: number): Promise<Row[]>;
}

/** A query on any table whose rows can be counted. */
type Countable = SelectQueryBuilder<Tables, keyof Tables, object>;

/** Later than all stored days and instants. */
const latestInstant = '9999-12-31T23:59:59.999Z';

/** @returns the column of a field. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column that a field is sorted by: instants sort as they are, other fields have a key column. */
const sortColumn = (name: string, { kind }: Field) => columnOf(kind === 'instant' ? name : `${name}_key`);

/** Whether a field is sorted by its labels: their order depends on the language, so no column can store it. */
const isSortedByLabel = (field: Field): field is ChoiceField => field.kind === 'choice' && field.sortedBy === 'label';

/** @returns the columns that a list is sorted by; for leads, each has an index in the database. */
export const sortColumns = (entity: Entity): string[] =>
  sortableFields(entity)
    .filter(([, field]) => !isSortedByLabel(field))
    .map(([name, field]) => sortColumn(name, field));

/** @returns the SQL expression that a list is sorted by, without the id as tie-breaker. */
export function sortColumnOf(entity: Entity, { field: name }: Sort): RawBuilder<SortKey> {
  const field = fieldOf(entity, name);
  return isSortedByLabel(field) ? placeByLabel(name, field) : sql.ref(sortColumn(name, field));
}

/** @returns the values of a choice in the order of their labels in the server's language. */
function valuesByLabel(field: ChoiceField): string[] {
  const keyOf = (value: string) => String(sortValueOf(field, value));
  return Object.keys(field.labels).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** @returns an SQL expression for the rank of a choice by its label. */
function placeByLabel(name: string, field: ChoiceField): RawBuilder<SortKey> {
  const places = valuesByLabel(field).map((value, place) => sql`when ${sql.lit(value)} then ${sql.lit(place)}`);
  return sql<SortKey>`case ${sql.ref(columnOf(name))} ${sql.join(places, sql` `)} end`;
}

/** @returns the order of a list: the requested field, then the id as tie-breaker, in the same direction. */
export function orderOf(entity: Entity, sort: Sort): RawBuilder<unknown> {
  const direction = sql.raw(sort.order);
  return sql`${sortColumnOf(entity, sort)} ${direction}, id ${direction}`;
}

/** @returns the SQL condition for all filters and the search of a list. */
export function conditionOf(entity: Entity, { q, filters }: Omit<ListCriteria, 'sort'>): Condition {
  const conditions = Object.entries(entity.filters).flatMap(([filter, name]) => {
    const choice = filters[filter] ?? all;
    return choice === all ? [] : [matchesFilter(fieldOf(entity, name), sql.ref(columnOf(name)), choice)];
  });
  if (searchWords(q).length > 0) {
    const inTexts = everyWordMatches(q, containsWord(entity, 'search'));
    conditions.push(sql<SqlBool>`(${sql.join([inTexts, ...inPhones(entity, q)], sql` or `)})`);
  }
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** @returns the SQL condition that the value of a field matches a filter. */
function matchesFilter(field: Field, column: RawBuilder<unknown>, choice: string): Condition {
  if (field.kind === 'day' || field.kind === 'instant') {
    const { from, before } = parseRange(choice);
    return sql<SqlBool>`${column} >= ${from} and ${column} < ${before || latestInstant}`;
  }
  // A JSON array that contains the text changes if the text is removed: exact, and the same on both engines.
  if (field.kind === 'texts') return sql<SqlBool>`replace(${column}, ${JSON.stringify(choice)}, '') <> ${column}`;
  if (choice !== none) return sql<SqlBool>`${column} = ${storable(choice)}`;
  return isId(field) ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} = ''`;
}

/**
 * @param column with the searched texts of a record.
 * @returns the SQL condition for `everyWordMatches` that a word is in these texts, or in the label of one of the record's choices.
 */
export const containsWord =
  (entity: Entity, column: string) =>
  (pattern: string, word: string): Condition => {
    const inLabels = searchedChoices(entity).flatMap(([name, { labels }]) => {
      const values = Object.keys(labels).filter((value) => searchable(labels[value] ?? '').includes(word));
      return values.length > 0 ? [sql<SqlBool>`${sql.ref(columnOf(name))} in (${sql.join(values)})`] : [];
    });
    return sql<SqlBool>`(${sql.join([contains(sql.ref(column), pattern), ...inLabels], sql` or `)})`;
  };

/** @returns the SQL conditions that a phone number has the digits of a search text; none if it is no phone number. */
export function inPhones(entity: Entity, q: string): Condition[] {
  const digits = searchedDigits(q);
  if (digits === '') return [];
  return phoneFields(entity).map((name) => sql<SqlBool>`${sql.ref(`${columnOf(name)}_digits`)} like ${`%${digits}%`}`);
}

/**
 * Reads rows in the order of a field's labels, one value after the other: an index has the rows of a value in the order
 * of their ids, whereas the order of the labels depends on the language.
 */
async function readByLabel<Row>(
  { field: name, order }: Sort,
  field: ChoiceField,
  table: ListedTable<Row>,
  condition: Condition,
  limit: number,
  offset: number,
): Promise<Row[]> {
  const values = valuesByLabel(field);
  if (order === 'desc') values.reverse();
  const rows: Row[] = [];
  let skipped = offset;
  for (const value of values) {
    const ofValue = sql<SqlBool>`${condition} and ${sql.ref(columnOf(name))} = ${value}`;
    const count = skipped > 0 ? await table.count(ofValue) : Number.POSITIVE_INFINITY;
    if (count <= skipped) {
      skipped -= count;
      continue;
    }
    rows.push(...(await table.read(ofValue, sql`id ${sql.raw(order)}`, limit - rows.length, skipped)));
    skipped = 0;
    if (rows.length >= limit) break;
  }
  return rows;
}

/** @returns the requested page, or the last one if the requested page is past the end. */
export async function readPage<Row>(entity: Entity, query: ListQuery, table: ListedTable<Row>): Promise<Page<Row>> {
  const condition = conditionOf(entity, query);
  const noCondition = conditionOf(entity, { q: '', filters: {} });
  const isSearched = searchWords(query.q).length > 0;
  const isNarrowed = isSearched || Object.values(query.filters).some((choice) => choice !== all);
  const field = fieldOf(entity, query.sort.field);
  // A search reads all rows anyway, and would do so once for each value.
  const isReadByLabel = isSortedByLabel(field) && !isSearched;
  const readRows = (page: number) => {
    const offset = (page - 1) * query.pageSize;
    return isReadByLabel
      ? readByLabel(query.sort, field, table, condition, query.pageSize, offset)
      : table.read(condition, orderOf(entity, query.sort), query.pageSize, offset);
  };
  return readCountedPage(query, {
    countAll: () => table.count(noCondition),
    countMatching: isNarrowed ? () => table.count(condition) : null,
    readRows,
  });
}

/** How a page of a list is read. */
interface PageReads<Row> {
  countAll: () => Promise<number>;
  /** Null if the query narrows nothing down. */
  countMatching: (() => Promise<number>) | null;
  /** @param page from 1. */
  readRows: (page: number) => Promise<Row[]>;
}

/** @returns the requested page, or the last one if the requested page is past the end. */
export async function readCountedPage<Row>(
  query: ListQuery,
  { countAll, countMatching, readRows }: PageReads<Row>,
): Promise<Page<Row>> {
  // The first page does not depend on the counts, so all are read in parallel.
  const [total, narrowed, first] = await Promise.all([
    countAll(),
    countMatching?.() ?? null,
    query.page === 1 ? readRows(1) : null,
  ]);
  const matching = narrowed ?? total;
  const page = shownPage(query, matching);
  return { rows: first ?? (await readRows(page)), matching, total, page };
}

/**
 * Counts the results of several queries in one statement: consistently, and with one round trip.
 * @param queries by name.
 * @returns the number of rows that each query finds.
 */
export async function countEach<Name extends string>(
  db: Db,
  queries: Readonly<Record<Name, Countable>>,
): Promise<Record<Name, number>> {
  const counts = Object.entries<Countable>(queries).map(([name, query]) =>
    query.select(sql<number>`count(*)`.as('rows')).as(name),
  );
  const row: Record<string, unknown> = await db.selectNoFrom(counts).executeTakeFirstOrThrow();
  return Object.fromEntries(Object.keys(queries).map((name) => [name, Number(row[name])])) as Record<Name, number>;
}

/** @returns the number of rows that a query finds. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { rows } = await query.select(sql<number>`count(*)`.as('rows')).executeTakeFirstOrThrow();
  return Number(rows);
}
