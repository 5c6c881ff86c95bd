import {
  type LazyRouteFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { isAdminPath, overlayParams, paths, stripBasePath } from '#paths';
import { ErrorScreen, PageError } from '#site/PageError.tsx';
import { SiteLayout } from '#site/SiteLayout.tsx';
import { siteLoader, siteRouteId } from '#site/siteLoader.ts';

/**
 * A public page. Its loader runs again if the URL asks for other data, but not if only a dialog opens over the page.
 */
const page = (path: string, lazy: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  lazy,
  shouldRevalidate: ({ currentUrl, nextUrl }) => addressWithoutOverlay(currentUrl) !== addressWithoutOverlay(nextUrl),
});

/** @returns path and query of a URL without the parameters of dialogs. */
function addressWithoutOverlay(url: URL): string {
  const address = new URL(url);
  for (const name of Object.values(overlayParams)) address.searchParams.delete(name);
  return address.pathname + address.search;
}

/**
 * Routes of the public site; the exports of a page module (`Component`, `loader`, `handle`) are the fields of its
 * route.
 */
export const siteRoutes: RouteObject[] = [
  {
    id: siteRouteId,
    loader: siteLoader,
    shouldRevalidate: () => false,
    Component: SiteLayout,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          page(paths.home, () => import('#site/pages/home.tsx')),
          page(paths.about, () => import('#site/pages/about.tsx')),
          page(paths.services, () => import('#site/pages/services.tsx')),
          page(paths.service, () => import('#site/pages/service.tsx')),
          page(paths.gallery, () => import('#site/pages/gallery.tsx')),
          page(paths.galleryStory, () => import('#site/pages/galleryStory.tsx')),
          page(paths.testimonials, () => import('#site/pages/testimonials.tsx')),
          page(paths.blog, () => import('#site/pages/blog.tsx')),
          page(paths.post, () => import('#site/pages/article.tsx')),
          page(paths.contact, () => import('#site/pages/contact.tsx')),
          page(paths.privacy, () => import('#site/pages/privacy.tsx')),
          page(paths.imprint, () => import('#site/pages/imprint.tsx')),
          page(paths.consultation, () => import('#site/pages/consultation.tsx')),
        ],
      },
    ],
  },
  { path: '*', ErrorBoundary: ErrorScreen, loader: () => redirect(paths.home) },
];

/** Imported dynamically, so that visitors do not load the back office's routes. */
const loadAdminRoute = async () => (await import('./adminRoute.tsx')).adminRoute;

/** @returns the routes needed to render a path at start. @param pathname e.g. `/admin/leads`. */
export const routesFor = async (pathname: string): Promise<RouteObject[]> =>
  isAdminPath(pathname) ? [...siteRoutes, await loadAdminRoute()] : siteRoutes;

/** Adds the back-office routes on demand to a router that was created without them. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isAdminPath(stripBasePath(path))) patch(null, [await loadAdminRoute()]);
};
