import { StrictMode, startTransition, useEffect } from 'react';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { isLive } from '#backend/liveMark.ts';
import { basePath, isAdminPath, paths, stripBasePath } from '#paths';
import { chooseBackend } from './chooseBackend.ts';
import { createEmotionCache, restoreStyleNames } from './createEmotionCache.ts';
import { Providers } from './Providers.tsx';
import { prefetchPages } from './prefetchPages.ts';
import { createRoot, hydrateRoot } from './react.ts';
import { hydrationDataId, isRenderedForThisAddress } from './renderedPage.ts';
import { resolveLazyRoutes, routerContext, routerReady } from './router.ts';
import { patchRoutesOnNavigation, routesFor } from './routes.tsx';
import { createProductTheme } from './theme.ts';

/** Tags in `<head>` that describe a single page. */
const pageTags = 'meta[property], meta[name=description], link[rel=canonical], link[rel=alternate]';

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/**
 * Starts the application: hydrates the server's HTML if it was rendered for the current URL; otherwise (a filter in the
 * URL, an unknown path, the dev server) renders the page from scratch.
 * @returns a promise that resolves when the page is interactive.
 */
export async function startClient(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const pathname = stripBasePath(window.location.pathname);
  const routes = await routesFor(pathname);
  replaceUnknownAddress(routes, pathname);
  const hydrate = isRenderedForThisAddress();

  // Split into tasks that run while the page's code loads, so that no long task blocks a phone.
  const pageLoaded = resolveLazyRoutes(routes, pathname);
  // Loaded together with the page's code, because every page of the back office needs it; loaders report a failure.
  if (isAdminPath(pathname)) chooseBackend().catch(() => undefined);
  await nextTask();
  const theme = createProductTheme();
  await pageLoaded;
  await nextTask();
  const router = createBrowserRouter(routes, {
    basename: basePath || undefined,
    patchRoutesOnNavigation,
    getContext: () =>
      routerContext(chooseBackend, { siteUrl: document.documentElement.dataset.siteUrl, isLive: isLive() }),
    ...(hydrate && { hydrationData: readHydrationData() }),
  });
  await routerReady(router);
  restoreStyleNames();

  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Providers theme={theme} emotionCache={createEmotionCache()} backend={chooseBackend}>
          <RouterProvider router={router} />
          <Ready onReady={resolve} />
        </Providers>
      </StrictMode>
    );
    startTransition(() => {
      if (hydrate) hydrateRoot(root, app);
      else {
        // These tags describe the prerendered page; the new page renders its own.
        for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
        createRoot(root).render(app);
      }
    });
  });
  prefetchPages(routes, chooseBackend);
}

/**
 * Replaces the URL of an unknown page by the home page's in the same history entry; with a redirect of the router, the
 * Back button would lead to the unknown page again and be redirected again.
 */
function replaceUnknownAddress(routes: RouteObject[], pathname: string) {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (route?.path === '*') window.history.replaceState(null, '', basePath + paths.home);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function readHydrationData(): HydrationState {
  return JSON.parse(document.getElementById(hydrationDataId)?.textContent ?? '{}');
}
