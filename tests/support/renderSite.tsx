import { act, render } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { Providers } from '#app/Providers.tsx';
import { createProductTheme } from '#app/theme.ts';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { type SiteRouterOptions, siteRouter } from './siteRouter.ts';
import { testCache } from './styles.ts';

const theme = createProductTheme();

/** Options in place of the product's own. */
export interface RenderSiteOptions extends SiteRouterOptions {
  backend?: Backend;
  /** Whether the page has its CSS, without which the tests of a page take half the time (see `testCache`). */
  styled?: boolean;
}

/**
 * Shows an address of the product as a visitor would see it, with its page loaded.
 * @returns the router, for looking at the address.
 */
export async function renderSite(address: string, options: RenderSiteOptions = {}) {
  const { backend = createSampleBackend(), styled = false, ...others } = options;
  const source = async () => backend;
  const router = await siteRouter(address, source, others);
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
