import { fold } from '#domain/listQuery.ts';

/** @returns what texts are searched in, one after the other. */
export const searchText = (texts: readonly string[]): string => texts.map(fold).join('\n');

/** @returns the LIKE pattern that finds a search text literally, with `\` as escape; null where all is found. */
export function searchPattern(q: string): string | null {
  // Nothing holds this character, and PostgreSQL refuses to look for it: another one that nothing holds.
  const wanted = fold(q.trim()).replaceAll('\0', '\uFFFF');
  return wanted === '' ? null : `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}
