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

/** Overrides of the product's defaults. */
export interface RenderSiteOptions extends SiteRouterOptions {
  backend?: Backend;
  /** Whether the page has CSS. Default: false, which halves the duration of tests of whole pages (see `testCache`). */
  styled?: boolean;
}

/**
 * Renders a URL of the product with its page loaded.
 * @returns the router, for checking the URL.
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
  // Modules that the page imports after rendering.
  await act(() => vi.dynamicImportSettled());
  return router;
}
