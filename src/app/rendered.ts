import { withoutBase, withoutEndSlash } from '#paths';

/** Attributes by which the HTML tells the browser for which address it was rendered; written by `entry-server`, read by the client's start. */

/** Attribute of the root element: the address that its content was rendered for, as `pageAddress` gives it. */
export const renderedForAttribute = 'data-rendered-for';

/** Attribute of the root element: the parameters that its page reads, with blanks between them. */
export const readsAttribute = 'data-reads';

/** Id of the JSON block with the loaders' data. */
export const hydrationDataId = 'hydration-data';

/**
 * @param reads the parameters that the page reads; all others (an advertisement's, say) do not change it.
 * @returns path and query of a page, without a slash at the end and without parameters that it does not read.
 */
export function pageAddress({ pathname, search }: { pathname: string; search: string }, reads: readonly string[]) {
  const params = new URLSearchParams(search);
  const read = new URLSearchParams(reads.flatMap((name) => params.getAll(name).map((value) => [name, value])));
  const path = withoutEndSlash(withoutBase(pathname));
  return read.size > 0 ? `${path}?${read}` : path;
}

/** @returns whether the HTML in the document was rendered for the address at which it is shown. */
export function isRenderedForThisAddress(): boolean {
  const root = document.getElementById('root');
  const reads = root?.getAttribute(readsAttribute)?.split(' ') ?? [];
  return root?.getAttribute(renderedForAttribute) === pageAddress(location, reads);
}
