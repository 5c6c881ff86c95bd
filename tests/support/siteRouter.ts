import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { routerContext, routerReady } from '#app/router.ts';
import { patchRoutesOnNavigation, routesFor } from '#app/routes.tsx';
import type { BackendSource } from '#backend/backend.ts';

/** Options that replace the product's own. */
export interface SiteRouterOptions {
  routes?: RouteObject[];
  /** The site's origin. */
  siteUrl?: string;
  /**
   * Whether the site is live, not the demo: missing records lead to a not-found page instead of the home page, and
   * `renderSite` marks the document.
   */
  isLive?: boolean;
}

/** @returns the product's router at a URL, once its page is loaded. */
export async function siteRouter(
  address: string,
  source: BackendSource,
  { routes, siteUrl, isLive = false }: SiteRouterOptions = {},
): Promise<DataRouter> {
  const router = createMemoryRouter(routes ?? (await routesFor(new URL(address, 'http://here').pathname)), {
    patchRoutesOnNavigation,
    initialEntries: [address],
    getContext: () => routerContext(source, { siteUrl, isLive }),
  });
  await routerReady(router);
  return router;
}
