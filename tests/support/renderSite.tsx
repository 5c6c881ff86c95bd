import { act, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createEmotionCache } from '#app/emotionCache.ts';
import { Providers } from '#app/Providers.tsx';
import { routerContext } from '#app/routerContext.ts';
import { routes as productRoutes } from '#app/routes.tsx';
import { createProductTheme } from '#app/theme.ts';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';

const theme = createProductTheme();

// jsdom tries every rule on every element for each query by role: without CSS a page's tests take half the time.
// What depends on CSS is tested in a real browser.
Object.getPrototypeOf(createEmotionCache().sheet).insert = () => undefined;

/** What a test may put in the place of the product's own. */
export interface RenderSiteOptions {
  backend?: Backend;
  routes?: RouteObject[];
  /** The site's origin. */
  siteUrl?: string;
}

/**
 * Shows an address of the product as a visitor would see it, with its page loaded.
 * @returns the router, for looking at the address.
 */
export async function renderSite(address: string, options: RenderSiteOptions = {}) {
  const { backend = createSampleBackend(), routes = productRoutes, siteUrl } = options;
  const source = async () => backend;
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => routerContext(source, siteUrl),
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
  await act(async () => {
    render(
      <Providers theme={theme} emotionCache={createEmotionCache()} backend={source}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
  return router;
}
