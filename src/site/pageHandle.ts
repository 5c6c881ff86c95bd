import { useMatches } from 'react-router-dom';

/** What a public page tells others about itself, as its route's `handle`. */
export interface PageHandle {
  /** What lies under the transparent header at the top of the page. */
  headerOver: 'picture' | 'paper';
  /**
   * What of an address's query changes the page's HTML, by parameter, each the default where the address makes no sense:
   * two addresses with the same values are the same page. A page without it reads none.
   */
  readQuery?: (params: URLSearchParams) => Readonly<Record<string, string | number | null>>;
}

/** @returns the handle of the page on screen; pages without one begin on paper. */
export function usePageHandle(): PageHandle {
  const page = useMatches().at(-1);
  return (page?.handle as PageHandle | undefined) ?? { headerOver: 'paper' };
}
