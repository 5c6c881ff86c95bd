import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import type { BackendSource } from '#backend/backend.ts';
import { backendRouterContext } from '#backend/context.ts';
import { siteUrlContext } from '#site/siteLoader.ts';

/** @param siteUrl the site's origin; the company's where it is not known. @returns a loader context in which `backendOf` finds the given backend. */
export function routerContext(backend: BackendSource, siteUrl?: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(backendRouterContext, backend);
  if (siteUrl) context.set(siteUrlContext, siteUrl);
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
