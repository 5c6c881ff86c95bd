import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { routerContext } from '#app/router.ts';
import { patchRoutesOnNavigation, routesFor } from '#app/routes.tsx';
import type { BackendSource } from '#backend/backend.ts';

/** Overrides of the product's defaults. */
export interface SiteRouterOptions {
  routes?: RouteObject[];
  /** The site's origin. */
  siteUrl?: string;
  /** Whether unknown URLs show an error page (live) instead of redirecting to the home page (demo). Default: false. */
  isLive?: boolean;
}

/** @returns the product's router at a URL, with its page loaded. */
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
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  return router;
}
