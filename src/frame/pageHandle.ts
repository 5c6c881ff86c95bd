import { useMatches } from 'react-router-dom';

/** Facts of a page for the frame around it, as its route's `handle`. */
export interface PageHandle {
  /** Title of a back-office page, in the header and the browser's tab. */
  title?: string;
  /** For a public page: the background of the transparent header at its top. Default: `paper`. */
  headerOver?: 'picture' | 'paper';
  /** For a public page whose buttons fill the width of a phone: the quick bar is left out there. */
  fillsPhone?: boolean;
  /**
   * What of an address's query changes the page's HTML, by parameter, each the default where the address makes no sense:
   * two addresses with the same values are the same page. A page without it reads none.
   */
  readQuery?: (params: URLSearchParams) => Readonly<Record<string, string | number | null>>;
  /** @param data what the page's loader gave. @returns the service that an enquiry from the page is about. */
  serviceOf?: (data: unknown) => string;
}

/** @returns the handle of the page on screen. */
export function usePageHandle(): PageHandle {
  const page = useMatches().at(-1);
  return (page?.handle as PageHandle | undefined) ?? {};
}

/** @returns the service that the page on screen says that it is about; undefined where it says nothing. */
export function usePageService(): string | undefined {
  const page = useMatches().at(-1);
  // What is shown in place of a page that failed has its handle, and no data.
  return page?.loaderData === undefined
    ? undefined
    : (page.handle as PageHandle | undefined)?.serviceOf?.(page.loaderData);
}
