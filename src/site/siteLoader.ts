import { createContext, type LoaderFunctionArgs, useRouteLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { basePath } from '#paths';

/** The site's origin and path prefix; default: the company's. Set where the router is created. */
export const siteUrlContext = createContext<string>(company.siteUrl + basePath);

/** Id of the layout route whose data every public page can read. */
export const siteRouteId = 'site';

/** Loader data of every public page. */
export interface SiteData {
  /** Year in which the page was rendered. */
  year: number;
  /** The site's origin and path prefix, without a trailing slash, e.g. `https://www.example.com`. */
  siteUrl: string;
}

/** @returns the current facts; the loader reads the clock, so that rendering itself is deterministic. */
export const siteLoader = ({ context }: LoaderFunctionArgs): SiteData => ({
  year: new Date().getFullYear(),
  siteUrl: context.get(siteUrlContext),
});

/** @returns the facts that the loader of the site's layout has read; undefined on pages outside of that layout. */
export const useSiteData = (): SiteData | undefined => useRouteLoaderData<SiteData>(siteRouteId);

/** @returns the site's origin and path prefix; the company's on pages outside of the site's layout. */
export const useSiteUrl = (): string => useSiteData()?.siteUrl ?? company.siteUrl;
