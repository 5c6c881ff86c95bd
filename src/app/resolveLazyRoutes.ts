import { matchRoutes, type RouteObject } from 'react-router-dom';

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
