/**
 * The one translation between an address and what a list shows. The URL is the only state of a list;
 * whatever it holds that makes no sense counts as the default.
 */

/** The filter value that lets everything through; it never stands in an address. */
export const all = 'all';

/** The filter value of what is not set. */
export const none = 'none';

/** Longest search text that is looked at, in characters; what is pasted beyond it is ignored. */
export const longestSearch = 200;

/** How long a pause in typing is, in ms: what is found follows the words, not the letters. */
export const searchPause = 250;

/** @returns lower case in compatibility form, so that `É`, `ﬁ` and full-width letters are found as typed. */
export const fold = (text: string) => text.normalize('NFKD').toLowerCase();

/**
 * @param params an address's query. @param name the filter's parameter. @param choices what it may be.
 * @returns the choice that the address names, else `all`.
 */
export function readChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | typeof all {
  const value = params.get(name);
  return choices.find((choice) => choice === value) ?? all;
}

/** @returns the search text of an address, cut at 200 characters; empty where there is none. */
export function readSearch(params: URLSearchParams): string {
  return (params.get('q') ?? '').slice(0, longestSearch);
}

/** @returns the page that an address asks for, counted from 1; the first one where it makes no sense. */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/**
 * @param params an address's query. @param name the parameter to set. @param standard what goes without saying: it
 * removes the parameter, as an empty value does.
 * @returns a new query; the rest of the address stays as it is, but for the page: another list begins at its first.
 */
export function withParam(params: URLSearchParams, name: string, value: string, standard: string = all) {
  const next = new URLSearchParams(params);
  if (value === '' || value === standard) next.delete(name);
  else next.set(name, value);
  if (name !== 'page') next.delete('page');
  return next;
}

/** @returns whether any of the texts contains the search text, letter case aside; an empty search finds all. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = fold(search.trim());
  return wanted === '' || texts.some((text) => fold(text).includes(wanted));
}

/** @returns whether a record's value passes a filter. */
export const matchesChoice = (value: string, choice: string): boolean => choice === all || value === choice;
