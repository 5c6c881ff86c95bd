import { type DataRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import type { BackendSource } from '#backend/backend.ts';
import { backendRouterContext } from '#backend/context.ts';
import { missingPageContext } from '#site/missingPage.ts';
import { siteUrlContext } from '#site/siteLoader.ts';

/** Facts about the site that loaders need. */
export interface SiteFacts {
  /** The site's origin; default: the company's. */
  siteUrl?: string;
  /** Live, unknown URLs get a page with status 404; in the demo they redirect to the home page. */
  isLive: boolean;
  /** Version of the generated sharing images; without it, shared links show the page's own picture. */
  cardVersion?: string | null;
}

/** @returns a router context from which `backendOf` resolves the given backend. */
export function routerContext(backend: BackendSource, { siteUrl, isLive }: SiteFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(backendRouterContext, backend);
  if (siteUrl) context.set(siteUrlContext, siteUrl);
  if (isLive) context.set(missingPageContext, 'notFound');
  return context;
}

/**
 * Loads the lazy modules of the routes that match a path and stores them in the route table. Needed before hydration: a
 * route that is still lazy then would be rendered a second time next to the server's HTML.
 * @returns the route of the page itself; none if no route matches.
 */
export async function resolveLazyRoutes(routes: RouteObject[], pathname: string): Promise<RouteObject | undefined> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches.at(-1)?.route;
}

/** Waits until a router has loaded the code and the data of its first page. */
export async function routerReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
