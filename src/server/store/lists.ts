import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import {
  type ChoiceField,
  type Entity,
  endsOf,
  type Field,
  isId,
  type Narrowing,
  type SortKey,
  sortableFields,
  sortValueOf,
} from '#domain/entity.ts';
import { all, none } from '#domain/listQuery.ts';
import { type ListQuery, type Page, type Sort, shownPage } from '#domain/pagedQuery.ts';
import type { Db } from './database.ts';
import { searchPattern } from './keys.ts';
import type { Tables } from './tables.ts';

/** Something that a record has to meet, or an order, in SQL. */
export type Condition = RawBuilder<SqlBool>;

/** A table that the back office lists. */
export interface ListedTable<Row> {
  /** Counts the records that meet a condition. */
  count(condition: Condition): Promise<number>;
  /** Reads so many of them in an order, after as many others. */
  read(condition: Condition, order: RawBuilder<unknown>, limit: number, offset: number): Promise<Row[]>;
}

/** Something of any table whose records can be counted. */
type Countable = SelectQueryBuilder<Tables, keyof Tables, object>;

/** After all days and instants. */
const endOfTime = '9999-12-31T23:59:59.999Z';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column that a field is sorted by: instants sort as they are, of all others the table keeps a key. */
const sortColumn = (name: string, { kind }: Field) => snakeCase(kind === 'instant' ? name : `${name}_key`);

/** Whether a field is sorted by its labels: they differ in each language, so no column could keep their order. */
const isSortedByLabel = (field: Field): field is ChoiceField => field.kind === 'choice' && field.sortedBy === 'label';

/** @returns the columns that lists are sorted by, for each of them has an index in the database. */
export const sortColumns = (entity: Entity): string[] =>
  sortableFields(entity)
    .filter(([, field]) => !isSortedByLabel(field))
    .map(([name, field]) => sortColumn(name, field));

/** @returns the SQL expression that a list is sorted by; the id decides between equals. */
export function sortColumnOf({ fields }: Entity, { field: name }: Sort): RawBuilder<SortKey> {
  const field = fields[name] as Field;
  return isSortedByLabel(field) ? placeByLabel(name, field) : sql.ref(sortColumn(name, field));
}

/** @returns the place of a choice among all, by their words in the language of this server. */
function placeByLabel(name: string, field: ChoiceField): RawBuilder<SortKey> {
  const keyOf = (value: string) => String(sortValueOf(field, value));
  const values = Object.keys(field.labels).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const places = values.map((value, place) => sql`when ${sql.lit(value)} then ${sql.lit(place)}`);
  return sql<SortKey>`case ${sql.ref(snakeCase(name))} ${sql.join(places, sql` `)} end`;
}

/** @returns an order: by the asked field, and by the id between equals, in the same direction. */
export function orderOf(entity: Entity, sort: Sort): RawBuilder<unknown> {
  const direction = sql.raw(sort.order);
  return sql`${sortColumnOf(entity, sort)} ${direction}, id ${direction}`;
}

/** @returns what the records of a list have to meet: every filter, and the search. */
export function conditionOf(entity: Entity, { q, filters }: Omit<Narrowing, 'sort'>): Condition {
  const pattern = searchPattern(q);
  const wanted = Object.entries(entity.filters)
    .filter(([filter]) => (filters[filter] ?? all) !== all)
    .map(([filter, field]) => {
      const column = sql.ref(snakeCase(field));
      const wanted = filters[filter] ?? all;
      const kind = entity.fields[field]?.kind;
      if (kind === 'day' || kind === 'instant') {
        const { from, before } = endsOf(wanted);
        return sql<SqlBool>`${column} >= ${from} and ${column} < ${before || endOfTime}`;
      }
      // A JSON list that holds the text is another one without it: the same on both engines, and exact to the letter.
      if (kind === 'texts') {
        return sql<SqlBool>`replace(${column}, ${JSON.stringify(wanted)}, '') <> ${column}`;
      }
      if (wanted === none)
        return isId(entity.fields[field] as Field) ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} = ''`;
      return sql<SqlBool>`${column} = ${wanted}`;
    });
  if (pattern) wanted.push(sql<SqlBool>`search like ${pattern} escape '\\'`);
  return wanted.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(wanted, sql` and `)}`;
}

/** @returns the asked page; the last one where the page is past the end. */
export async function readPage<Row>(entity: Entity, query: ListQuery, table: ListedTable<Row>): Promise<Page<Row>> {
  const condition = conditionOf(entity, query);
  const everything = conditionOf(entity, { q: '', filters: {} });
  const isNarrowed = searchPattern(query.q) !== null || Object.values(query.filters).some((choice) => choice !== all);
  const rowsOf = (page: number) =>
    table.read(condition, orderOf(entity, query.sort), query.pageSize, (page - 1) * query.pageSize);
  // The first page shows the same rows whatever the count is, so it need not wait for it.
  const [total, narrowed, first] = await Promise.all([
    table.count(everything),
    isNarrowed ? table.count(condition) : null,
    query.page === 1 ? rowsOf(1) : null,
  ]);
  const matching = narrowed ?? total;
  const page = shownPage(query, matching);
  return { rows: first ?? (await rowsOf(page)), matching, total, page };
}

/**
 * Counts what several queries find in one statement: at one moment, and without a way to the database for each.
 * @param queries by the name of what they find. @returns how many records each of them finds.
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

/** @returns how many records a query finds. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { rows } = await query.select(sql<number>`count(*)`.as('rows')).executeTakeFirstOrThrow();
  return Number(rows);
}
