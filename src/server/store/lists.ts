import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Page, PagedQuery } from '#domain/pagedQuery.ts';
import type { Db } from './database.ts';
import { searchPattern } from './keys.ts';
import type { Tables } from './tables.ts';

/** The tables that the back office lists. */
type Listed = 'lead' | 'post';

/** A condition of a list: a column, and the value that it has to have. */
export type Filters = Readonly<Record<string, string | null>>;

/** @returns a query that is narrowed to the records that match a search text AND every filter that is not null. */
export function narrowed<Table extends Listed, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  q: string,
  filters: Filters,
): SelectQueryBuilder<Tables, Table, Row> {
  const pattern = searchPattern(q);
  return query.where((where) => {
    const build = where as unknown as ExpressionBuilder<Tables, Listed>;
    const wanted = Object.entries(filters).flatMap(([column, value]) =>
      value === null ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`],
    );
    if (pattern) wanted.push(sql<boolean>`${sql.ref('search')} like ${pattern} escape '\\'`);
    return build.and(wanted) as never;
  });
}

/**
 * @param column what the list is sorted by; the id decides between equals, in the same direction.
 * @returns the asked page; the last one where the page is past the end.
 */
export async function pageOfTable<Table extends Listed>(
  db: Db,
  table: Table,
  column: string,
  query: PagedQuery<string>,
  filters: Filters,
): Promise<Page<Tables[Table]>> {
  const counting = (from: SelectQueryBuilder<Tables, Table, object>) =>
    from.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const all = () => db.selectFrom(table) as unknown as SelectQueryBuilder<Tables, Table, object>;
  const unfiltered = searchPattern(query.q) === null && Object.values(filters).every((value) => value === null);

  const total = Number((await counting(all())).count);
  const matching = unfiltered ? total : Number((await counting(narrowed(all(), query.q, filters))).count);
  const page = Math.min(query.page, Math.max(1, Math.ceil(matching / query.pageSize)));
  const direction = sql.raw(query.sort.order);
  const rows = await narrowed(all(), query.q, filters)
    .selectAll()
    .orderBy(sql`${sql.ref(column)} ${direction}, ${sql.ref('id')} ${direction}`)
    .limit(query.pageSize)
    .offset((page - 1) * query.pageSize)
    .execute();
  return { rows: rows as unknown as Tables[Table][], matching, total, page };
}
