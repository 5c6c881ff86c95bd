import { type RouteObject, redirect } from 'react-router-dom';
import { paths } from '#paths';
import { ErrorScreen } from '#site/ErrorScreen.tsx';
import { SiteLayout } from '#site/SiteLayout.tsx';
import { siteLoader, siteRouteId } from '#site/siteLoader.ts';

/** The one route table; a page module's exports (`Component`, `loader`, `handle`) are its route's fields. */
export const routes: RouteObject[] = [
  {
    id: siteRouteId,
    loader: siteLoader,
    Component: SiteLayout,
    ErrorBoundary: ErrorScreen,
    children: [
      { path: paths.home, lazy: () => import('#site/pages/home.tsx') },
      { path: paths.about, lazy: () => import('#site/pages/about.tsx') },
      { path: paths.services, lazy: () => import('#site/pages/services.tsx') },
      { path: '/services/:service', lazy: () => import('#site/pages/service.tsx') },
      { path: paths.gallery, lazy: () => import('#site/pages/gallery.tsx') },
      { path: paths.testimonials, lazy: () => import('#site/pages/testimonials.tsx') },
      { path: paths.blog, lazy: () => import('#site/pages/blog.tsx') },
    ],
  },
  { path: '*', ErrorBoundary: ErrorScreen, loader: () => redirect(paths.home) },
];
