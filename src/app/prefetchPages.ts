import type { RouteObject } from 'react-router-dom';
import { stripBasePath } from '#paths';
import { resolveLazyRoutes } from './router.ts';

/**
 * Loads the code of pages about to be opened: of links under the pointer or with focus, and where the screen is touched,
 * which has no hover, of those in view. Until the application runs, speculation rules prefetch whole pages, in browsers
 * that support them.
 */
export function prefetchPages(routes: RouteObject[]): void {
  const prefetch = ({ target }: { target: EventTarget | null }) => {
    const link = (target as Element).closest?.('a');
    // Links to other sites match no page that has to be loaded. A failure is reported by the navigation, which tries again.
    if (link) resolveLazyRoutes(routes, stripBasePath(link.pathname)).catch(() => {});
  };
  const inView = new IntersectionObserver((links) => {
    for (const link of links) if (link.isIntersecting) prefetch(link);
  });
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);
  addEventListener('touchstart', () => {
    for (const link of document.links) inView.observe(link);
  });
}
