/**
 * Reads and writes the query parameters of lists. The URL is the only state of a list; invalid values fall back to
 * their defaults.
 */

/** The filter value that matches everything; omitted from URLs. */
export const all = 'all';

/** The filter value that matches missing values. */
export const none = 'none';

/** Maximum length of a search text, in characters; the rest is ignored. */
export const maxSearchLength = 200;

/** Debounce delay of the search field, in ms. */
export const searchPause = 250;

/**
 * @param params query parameters.
 * @param name the filter's parameter.
 * @param choices the valid values.
 * @returns the value of the parameter if it is valid, otherwise `all`.
 */
export function readChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | typeof all {
  const value = params.get(name);
  return choices.find((choice) => choice === value) ?? all;
}

/**
 * Parameters that can be any text: a page with one of them is rendered for one visitor, counted as a search, and closed
 * to crawlers.
 */
export const textParams = ['q', 'tag'] as const;

const readText = (params: URLSearchParams, name: (typeof textParams)[number]): string =>
  (params.get(name) ?? '').slice(0, maxSearchLength);

/** @returns the search text of a URL, cut at `maxSearchLength`; empty if there is none. */
export const readSearch = (params: URLSearchParams): string => readText(params, 'q');

/** @returns the tag of a URL, cut at `maxSearchLength`; empty if there is none. */
export const readTag = (params: URLSearchParams): string => readText(params, 'tag');

/** @returns the page number of a URL, from 1; 1 if it is invalid. */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/**
 * @param params query parameters.
 * @param name the parameter to set.
 * @param defaultValue the default value; it removes the parameter, as an empty value does.
 * @returns new query parameters; also without `page`, unless that is the one being set, because a changed list starts
 * at its first page.
 */
export function withParam(params: URLSearchParams, name: string, value: string, defaultValue: string = all) {
  const next = new URLSearchParams(params);
  if (value === '' || value === defaultValue) next.delete(name);
  else next.set(name, value);
  if (name !== 'page') next.delete('page');
  return next;
}

/** @returns whether a value matches a filter. */
export const matchesChoice = (value: string, choice: string): boolean => choice === all || value === choice;
