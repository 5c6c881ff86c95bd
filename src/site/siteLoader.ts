import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import { company } from '#content/company.ts';
import { basePath } from '#paths';

/** The site's origin; the router's owner sets it where it knows a better one than the company's. */
export const siteUrlContext = createContext<string>(company.siteUrl + basePath);

/** Id of the layout route whose data every public page can read. */
export const siteRouteId = 'site';

/** Loader data of every public page. */
export interface SiteData {
  /** The year in which the page was rendered. */
  year: number;
  /** The site's origin, without a slash at the end: `https://www.example.com`. */
  siteUrl: string;
}

/** @returns the facts of the moment; rendering itself never asks the clock. */
export const siteLoader = ({ context }: LoaderFunctionArgs): SiteData => ({
  year: new Date().getFullYear(),
  siteUrl: context.get(siteUrlContext),
});
