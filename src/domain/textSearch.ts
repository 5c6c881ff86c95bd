/** Compares texts with the words of a search, ignoring case and accents. */

/** Maximum number of words that are searched; further ones are ignored. */
const maxWords = 10;

/** @returns the text in lower case and compatibility form, so that `É`, `ﬁ` and full-width letters are found. */
export const fold = (text: string) => text.normalize('NFKD').toLowerCase();

/** Accents, separated from their letters by `fold`; not the vowel signs of other scripts, which make another word. */
const accents = /[\u0300-\u036f]/g;

/** @returns the text as it is searched, without case and accents: `strasse` for `Straße` and `STRASSE`. */
export const searchable = (text: string): string => fold(text).replace(accents, '').replaceAll('ß', 'ss');

/** @returns the words of a search text, as they are searched; empty if there is none. */
export const searchWords = (search: string): string[] =>
  searchable(search).split(/\s+/).filter(Boolean).slice(0, maxWords);

/**
 * @returns whether each word of the search text is a part of any of the texts, ignoring case and accents; an empty search
 * text matches everything.
 */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const words = searchWords(search);
  if (words.length === 0) return true;
  const searched = texts.map(searchable);
  return words.every((word) => searched.some((text) => text.includes(word)));
}
