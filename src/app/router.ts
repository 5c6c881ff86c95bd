import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import type { BackendSource } from '#backend/backend.ts';
import { backendRouterContext } from '#backend/context.ts';
import { missingPageContext } from '#site/missingPage.ts';
import { siteUrlContext } from '#site/siteLoader.ts';

/** Facts of the site for loaders, besides its data. */
export interface SiteFacts {
  /** The site's origin; the company's where it is not known. */
  siteUrl?: string;
  /** Live, what is asked for and not there is answered with a page that says so; in the demo it leads home. */
  isLive: boolean;
  /** Version of the cards drawn for shared links; without it links show the page's own picture. */
  cardVersion?: string | null;
}

/** @returns a loader context in which `backendOf` finds the given backend. */
export function routerContext(backend: BackendSource, { siteUrl, isLive }: SiteFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(backendRouterContext, backend);
  if (siteUrl) context.set(siteUrlContext, siteUrl);
  if (isLive) context.set(missingPageContext, 'notFound');
  return context;
}

/**
 * Loads the page modules that an address matches and puts them into the table. Hydration needs them at
 * once: a route still lazy at that moment would be rendered a second time beside the server's HTML.
 */
export async function resolveLazyRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
