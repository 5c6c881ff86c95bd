import { fold } from '#domain/listQuery.ts';

/** @returns some texts as one, folded, in which searches look. */
export const searchText = (texts: readonly string[]): string => texts.map(fold).join('\n');

/** @returns the LIKE pattern that finds a search text literally, with `\` as escape; null where all is found. */
export function searchPattern(q: string): string | null {
  // PostgreSQL refuses to search for U+0000, which no text holds: U+FFFF, which no text holds either, takes its place.
  const wanted = fold(q.trim()).replaceAll('\0', '\uFFFF');
  return wanted === '' ? null : `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}
