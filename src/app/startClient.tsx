import { StrictMode, startTransition, useEffect } from 'react';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { isLive } from '#backend/liveMark.ts';
import { basePath, paths, withoutBase } from '#paths';
import { chooseBackend } from './chooseBackend.ts';
import { createEmotionCache } from './emotionCache.ts';
import { Providers } from './Providers.tsx';
import { createRoot, hydrateRoot } from './react.ts';
import { hydrationDataId, isRenderedForThisAddress } from './rendered.ts';
import { resolveLazyRoutes, routerContext } from './router.ts';
import { patchRoutesOnNavigation, routesFor } from './routes.tsx';
import { createProductTheme } from './theme.ts';

/** Tags of the head that say something of one page. */
const ofOnePage = 'meta[property], meta[name=description], link[rel=canonical], link[rel=alternate]';

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/**
 * Brings the page to life: takes over the server's HTML where it was rendered for this very address,
 * else (a filter in the URL, an unknown path, the dev server) renders it anew in one go.
 * @returns a promise that resolves once the page answers to the visitor.
 */
export async function startClient(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const pathname = withoutBase(window.location.pathname);
  const routes = await routesFor(pathname);
  leaveUnknownAddress(routes, pathname);
  const hydrate = isRenderedForThisAddress();

  // In a task of its own, and while the page's code is on its way: no task should hold a phone up for long.
  const pageLoaded = resolveLazyRoutes(routes, pathname);
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
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe((state) => {
        if (!state.initialized) return;
        stop();
        resolve();
      });
    });
  }

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
        // These tags describe the page that was rendered ahead; the new page brings its own.
        for (const tag of document.head.querySelectorAll(ofOnePage)) tag.remove();
        createRoot(root).render(app);
      }
    });
  });
}

/** An address without a page becomes home in its own history entry: a redirect of the router would trap Back. */
function leaveUnknownAddress(routes: RouteObject[], pathname: string) {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (route?.path === '*') window.history.replaceState(null, '', basePath + paths.home);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function readHydrationData(): HydrationState {
  return JSON.parse(document.getElementById(hydrationDataId)?.textContent ?? '{}') as HydrationState;
}
