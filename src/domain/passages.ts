/** Passages of a record's texts that show why a search has found it. */
import { searchable, searchWords } from './textSearch.ts';

/** Words before the one that was searched, and words shown in all. */
const wordsBefore = 3;
const wordsShown = 12;

/** @returns the passage of a text around the first of the words, given as they are searched; empty if it has none. */
function passageAround(text: string, words: readonly string[]): string {
  const all = text.split(/\s+/);
  const at = all.findIndex((candidate) => words.some((word) => searchable(candidate).includes(word)));
  if (at === -1) return '';
  const from = Math.max(0, at - wordsBefore);
  return `${from > 0 ? '… ' : ''}${all.slice(from, from + wordsShown).join(' ')}`;
}

/**
 * @param name of a found record.
 * @param texts its other texts, in the order in which they are looked through.
 * @param search the search text.
 * @returns a passage of the first text with a word of the search that the name does not have; empty if there is none.
 */
export function matchingPassage(name: string, texts: readonly string[], search: string): string {
  const words = searchWords(search).filter((word) => !searchable(name).includes(word));
  return texts.map((text) => passageAround(text, words)).find(Boolean) ?? '';
}
