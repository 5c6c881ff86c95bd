/** Id of the layout route whose data every public page can read. */
export const siteRouteId = 'site';

/** What every public page knows. */
export interface SiteData {
  /** The year in which the page was rendered. */
  year: number;
}

/** @returns the facts of the moment; rendering itself never asks the clock. */
export const siteLoader = (): SiteData => ({ year: new Date().getFullYear() });
