import {
  type LazyRouteFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { isAdminPath, paths, withoutBase } from '#paths';
import { ErrorScreen, PageError } from '#site/PageError.tsx';
import { SiteLayout } from '#site/SiteLayout.tsx';
import { siteLoader, siteRouteId } from '#site/siteLoader.ts';

/** A public page. Its data is loaded anew when the address asks for something else, not when a dialog opens over it. */
const page = (path: string, lazy: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  lazy,
  shouldRevalidate: ({ currentUrl, nextUrl }) => listAddress(currentUrl) !== listAddress(nextUrl),
});

/** The address without what a dialog shows over its page: the lightbox's picture, the form of a review. */
function listAddress(url: URL): string {
  const list = new URL(url);
  for (const name of ['photo', 'review']) list.searchParams.delete(name);
  return list.pathname + list.search;
}

/** The public site's routes; a page module's exports (`Component`, `loader`, `handle`) are its route's fields. */
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

/** Visitors load no table of the back office. */
const loadAdminRoute = async () => (await import('./adminRoute.tsx')).adminRoute;

/** @returns the routes that the page of an address needs to begin with. @param pathname e.g. `/admin/leads`. */
export const routesFor = async (pathname: string): Promise<RouteObject[]> =>
  isAdminPath(pathname) ? [...siteRoutes, await loadAdminRoute()] : siteRoutes;

/** Adds the routes of the back office to a router that began without them. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isAdminPath(withoutBase(path))) patch(null, [await loadAdminRoute()]);
};
