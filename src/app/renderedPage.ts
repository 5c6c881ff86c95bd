import { stripBasePath, withoutEndSlash } from '#paths';

/**
 * Attributes of the HTML that record the URL it was rendered for; written by `entry-server`, read when the client
 * starts.
 */

/** Attribute of the root element: the URL it was rendered for, as returned by `pageAddress`. */
export const renderedForAttribute = 'data-rendered-for';

/** Attribute of the root element: the query parameters that its page reads, separated by spaces. */
export const readsAttribute = 'data-reads';

/** Attribute of the root element: the query parameter that opens a dialog over its page. */
export const overlayAttribute = 'data-overlay';

/** Id of the JSON script with the loader data. */
export const hydrationDataId = 'hydration-data';

/**
 * @param reads the query parameters that the page reads; others, e.g. of advertisements, do not change it.
 * @returns path and query of a page, without a trailing slash and without parameters that the page does not read.
 */
export function pageAddress({ pathname, search }: { pathname: string; search: string }, reads: readonly string[]) {
  const params = new URLSearchParams(search);
  const read = new URLSearchParams(reads.flatMap((name) => params.getAll(name).map((value) => [name, value])));
  const path = withoutEndSlash(stripBasePath(pathname));
  return read.size > 0 ? `${path}?${read}` : path;
}

/** @returns whether the document's HTML was rendered for the current URL. */
export function isRenderedForThisAddress(): boolean {
  const root = document.getElementById('root');
  const reads = root?.getAttribute(readsAttribute)?.split(' ') ?? [];
  return root?.getAttribute(renderedForAttribute) === pageAddress(location, reads);
}

/** @returns whether the current URL opens a dialog over the page. */
export function opensOverlay(): boolean {
  const overlay = document.getElementById('root')?.getAttribute(overlayAttribute);
  return overlay ? new URLSearchParams(location.search).has(overlay) : false;
}
