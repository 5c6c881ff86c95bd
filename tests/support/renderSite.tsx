import { act, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { Providers } from '#app/Providers.tsx';
import { routerContext } from '#app/router.ts';
import { patchRoutesOnNavigation, routesFor } from '#app/routes.tsx';
import { createProductTheme } from '#app/theme.ts';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { testCache } from './styles.ts';

const theme = createProductTheme();

/** What a test may put in the place of the product's own. */
export interface RenderSiteOptions {
  backend?: Backend;
  routes?: RouteObject[];
  /** The site's origin. */
  siteUrl?: string;
  /** Live, what is not there is said to be missing; in the demo it leads home. */
  isLive?: boolean;
  /** Whether the page has its CSS, without which the tests of a page take half the time (see `testCache`). */
  styled?: boolean;
}

/**
 * Shows an address of the product as a visitor would see it, with its page loaded.
 * @returns the router, for looking at the address.
 */
export async function renderSite(address: string, options: RenderSiteOptions = {}) {
  const { backend = createSampleBackend(), siteUrl, isLive = false, styled = false } = options;
  const routes = options.routes ?? (await routesFor(new URL(address, 'http://here').pathname));
  const source = async () => backend;
  const router = createMemoryRouter(routes, {
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
  await act(async () => {
    render(
      <Providers theme={theme} emotionCache={testCache(styled)} backend={source}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
  // What the page loads once it is there.
  await act(() => vi.dynamicImportSettled());
  return router;
}
