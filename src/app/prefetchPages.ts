import type { RouteObject } from 'react-router-dom';
import type { BackendSource } from '#backend/backend.ts';
import { whenIdle } from '#components/afterPaint.ts';
import { stripBasePath } from '#paths';
import { resolveLazyRoutes } from './router.ts';

/**
 * Loads the code of pages about to be opened, and that of the backend for pages with data: of links under the pointer
 * or with focus, and where the screen is touched, which has no hover, of those in view, one after the other after the
 * touch, whose answer they would delay. Until the application runs, speculation rules prefetch whole pages, in browsers
 * that support them.
 */
export function prefetchPages(routes: RouteObject[], loadBackend: BackendSource): void {
  const load = async (pathname: string) => {
    const page = await resolveLazyRoutes(routes, pathname);
    // Addresses that are no page have the loader of a redirect.
    if (page?.Component && page.loader) await loadBackend();
  };
  const prefetch = ({ target }: { target: EventTarget | null }) => {
    const link = target instanceof Element && target.closest('a');
    // Links to other sites match no page that has to be loaded. A failure is reported by the navigation, which tries again.
    if (link) load(stripBasePath(link.pathname)).catch(() => {});
  };
  const viewObserver = new IntersectionObserver((links) => {
    for (const link of links) if (link.isIntersecting) whenIdle(() => prefetch(link));
  });
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);
  // A touch that scrolls the page is cancelled.
  for (const end of ['touchend', 'touchcancel']) {
    addEventListener(end, () => {
      for (const link of document.links) viewObserver.observe(link);
    });
  }
}
