/** What the HTML tells the browser about how it was made; written by `entry-server`, read by the client's start. */

/** Attribute of the root element: the address that its content was rendered for, as `pageAddress` gives it. */
export const renderedForAttribute = 'data-rendered-for';

/** Id of the JSON block with the loaders' data. */
export const hydrationDataId = 'hydration-data';

/** The parameters that change what a page shows; all others (an advertisement's, say) do not. */
const pageParams = ['category', 'q', 'page', 'photo', 'service', 'reference'];

/** @returns path and query of a page, without a slash at the end and without parameters that no page reads. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  const read = new URLSearchParams(pageParams.flatMap((name) => params.getAll(name).map((value) => [name, value])));
  const path = pathname.replace(/(.)\/$/, '$1');
  return read.size > 0 ? `${path}?${read}` : path;
}
