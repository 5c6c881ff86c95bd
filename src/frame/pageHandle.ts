import { useMatches } from 'react-router-dom';

/** The `handle` of a page's route: facts that the layout around the page uses. */
export interface PageHandle {
  /** Title of a back-office page, for the header and the browser tab. */
  title?: string;
  /** Background under the transparent header at the top of a public page. Default: `paper`. */
  headerOver?: 'picture' | 'paper';
  /** For public pages with full-width buttons on phones: hides the bar at the bottom of the screen there. */
  fillsPhone?: boolean;
  /**
   * Returns the values that the page reads from the query, by parameter, with the default for invalid ones. URLs with
   * equal values render the same HTML. Without this function the page ignores the query.
   */
  readQuery?: (params: URLSearchParams) => Readonly<Record<string, string | number | null>>;
  /**
   * The query parameter that opens a dialog over the page, which only the browser renders: URLs with it start the
   * application at once.
   */
  overlay?: string;
  /** @param data of the page's loader. @returns the service to preselect for an enquiry from the page. */
  serviceOf?: (data: unknown) => string;
}

/** @param page a route, or the match of one; undefined if there is none. @returns its handle. */
export const pageHandleOf = (page: { handle?: unknown } | undefined) => (page?.handle ?? {}) as PageHandle;

/** @returns the handle of the current page. */
export const usePageHandle = (): PageHandle => pageHandleOf(useMatches().at(-1));

/** @returns the service that the current page is about; undefined if there is none. */
export function usePageService(): string | undefined {
  const page = useMatches().at(-1);
  // An error page has the handle of the failed page, but no data.
  return page?.loaderData === undefined ? undefined : pageHandleOf(page).serviceOf?.(page.loaderData);
}
