import { fold } from '#domain/listQuery.ts';

/** Longest key of a list, in characters: beyond that the order of two records is nobody's concern. */
const keyLength = 100;

/** @returns what a text is sorted by: letter case and accents aside, numbers by their value. Never empty of meaning: '' sorts first. */
export const sortKey = (text: string): string =>
  fold(text)
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .slice(0, keyLength);

/** @returns what texts are searched in, one after the other. */
export const searchText = (texts: readonly string[]): string => texts.map(fold).join('\n');

/** @returns the LIKE pattern that finds a search text literally, with `\` as escape; null where all is found. */
export function searchPattern(q: string): string | null {
  // Nothing holds this character, and PostgreSQL refuses to look for it: another one that nothing holds.
  const wanted = fold(q.trim()).replaceAll('\0', '\uFFFF');
  return wanted === '' ? null : `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}
