import { fold } from '#domain/listQuery.ts';

/** @returns texts as one folded text for searching. */
export const searchText = (texts: readonly string[]): string => texts.map(fold).join('\n');

/** @returns the LIKE pattern that finds a search text literally, with `\` as escape character; null if it is empty. */
export function searchPattern(q: string): string | null {
  // PostgreSQL rejects U+0000 in a query. It is replaced by U+FFFF, which no stored text contains either.
  const foldedSearch = fold(q.trim()).replaceAll('\0', '\uFFFF');
  return foldedSearch === '' ? null : `%${foldedSearch.replace(/[\\%_]/g, '\\$&')}%`;
}
