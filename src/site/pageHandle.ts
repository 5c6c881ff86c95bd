import { useMatches } from 'react-router-dom';

/** What a public page tells the layout about itself, as its route's `handle`. */
export interface PageHandle {
  /** What lies under the transparent header at the top of the page. */
  headerOver: 'picture' | 'paper';
}

/** @returns the handle of the page on screen; pages without one begin on paper. */
export function usePageHandle(): PageHandle {
  const page = useMatches().at(-1);
  return (page?.handle as PageHandle | undefined) ?? { headerOver: 'paper' };
}
