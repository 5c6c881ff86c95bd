import type { Theme } from '@mui/material/styles';
import { act, cleanup, render } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { Providers } from '#app/Providers.tsx';
import { createProductTheme } from '#app/theme.ts';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { type SiteRouterOptions, siteRouter } from './siteRouter.ts';
import { testCache } from './styles.ts';

const productTheme = createProductTheme();

/** Marks the document as one of a live server, until the end of the test. */
function markDocumentLive(): void {
  const { dataset } = document.documentElement;
  dataset.backend = 'live';
  onTestFinished(() => void delete dataset.backend);
}

/** Options that replace the product's own. */
export interface RenderSiteOptions extends SiteRouterOptions {
  backend?: Backend;
  theme?: Theme;
  /** Whether CSS is rendered; without it, tests of pages take half the time (see `testCache`). */
  styled?: boolean;
}

/** Renders a URL of the product, and waits for its page to load. @returns the router, to check its location. */
export async function renderSite(address: string, options: RenderSiteOptions = {}) {
  const { backend = createSampleBackend(), theme = productTheme, styled = false, ...others } = options;
  const source = async () => backend;
  // One page at a time, as in a tab.
  cleanup();
  if (options.isLive) markDocumentLive();
  const router = await siteRouter(address, source, others);
  await act(async () => {
    render(
      <Providers theme={theme} emotionCache={testCache(styled)} backend={source}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
  // Waits for what the page loads after rendering.
  await act(() => vi.dynamicImportSettled());
  return router;
}

/** Opens a page again after a reload or a crash, which leaves no time to ask or to clean up. */
export async function reopenSite(path: string, backend: Backend) {
  const before = Object.entries(sessionStorage);
  cleanup();
  await act(async () => undefined);
  for (const [name, value] of before) sessionStorage.setItem(name, value);
  return renderSite(path, { backend });
}
