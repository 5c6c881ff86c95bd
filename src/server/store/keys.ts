import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchable, searchWords } from '#domain/textSearch.ts';

/** @returns texts as one text for searching. */
export const searchText = (texts: readonly string[]): string => texts.map(searchable).join('\n');

/**
 * @returns a text to be compared with stored ones. PostgreSQL rejects U+0000 in a query. It is replaced by U+FFFF, which
 * no stored text contains either.
 */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFF');

/** @returns the pattern for {@link contains} of a text that is searched literally. */
export const patternOf = (text: string): string => `%${storable(text).replace(/[\\%_]/g, '\\$&')}%`;

/** @returns the SQL condition that a column contains a text, given as a pattern of {@link patternOf}. */
export const contains = (column: RawBuilder<unknown>, pattern: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column} like ${pattern} escape '\\'`;

/**
 * @param q a search text with at least one word.
 * @param condition makes the SQL condition for a word, given as a pattern for {@link contains}, and as it is searched.
 * @returns the SQL condition that this is so for each word, literally.
 */
export function everyWordMatches(
  q: string,
  condition: (pattern: string, word: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const conditions = searchWords(q).map((word) => condition(patternOf(word), word));
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/**
 * @param column with a text as returned by {@link searchText}.
 * @param q a search text.
 * @returns the SQL condition that the column contains each word of the search text; null if there is none.
 */
export const containsWords = (column: RawBuilder<unknown>, q: string): RawBuilder<SqlBool> | null =>
  searchWords(q).length === 0 ? null : everyWordMatches(q, (pattern) => contains(column, pattern));

/**
 * @param column with a text as returned by {@link searchText}.
 * @returns the SQL condition that one of its texts after the first is a text, ignoring case and accents.
 */
export const containsWhole = (column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> =>
  contains(sql`${column} || ${'\n'}`, patternOf(`\n${searchable(text)}\n`));
