import { type LazyRouteFunction, type RouteObject, redirect } from 'react-router-dom';
import { serviceCards } from '#content/services/cards.ts';
import { leadTagsRouteId, paths } from '#paths';
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

/** The one route table; a page module's exports (`Component`, `loader`, `handle`) are its route's fields. */
export const routes: RouteObject[] = [
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
          ...serviceCards.map(({ path }) => page(path, () => import('#site/pages/service.tsx'))),
          page(paths.gallery, () => import('#site/pages/gallery.tsx')),
          page(paths.testimonials, () => import('#site/pages/testimonials.tsx')),
          page(paths.blog, () => import('#site/pages/blog.tsx')),
          page(paths.contact, () => import('#site/pages/contact.tsx')),
        ],
      },
    ],
  },
  {
    lazy: () => import('./BackOffice.tsx'),
    ErrorBoundary: ErrorScreen,
    children: [
      { path: paths.login, lazy: () => import('#admin/pages/login.tsx') },
      { path: paths.forgotPassword, lazy: () => import('#admin/pages/forgotPassword.tsx') },
      { path: paths.resetPassword, lazy: () => import('#admin/pages/resetPassword.tsx') },
      {
        // Loaded with the rest of the back office, not by visitors.
        middleware: [async (args, load) => (await import('#admin/requireSession.ts')).requireSession(args, load)],
        lazy: () => import('#admin/AdminLayout.tsx'),
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              { path: paths.admin, lazy: () => import('#admin/pages/dashboard.tsx') },
              {
                id: leadTagsRouteId,
                lazy: () => import('#admin/leads/leadTags.ts'),
                children: [{ path: paths.leads, lazy: () => import('#admin/pages/leads.tsx') }],
              },
              { path: paths.newLead, lazy: () => import('#admin/pages/leadForm.tsx') },
              { path: paths.lead, lazy: () => import('#admin/pages/lead.tsx') },
              { path: paths.editLead, lazy: () => import('#admin/pages/leadForm.tsx') },
              { path: paths.reviews, lazy: () => import('#admin/pages/reviews.tsx') },
              { path: paths.editReview, lazy: () => import('#admin/pages/reviewForm.tsx') },
              { path: paths.appointments, lazy: () => import('#admin/pages/appointments.tsx') },
              { path: paths.newAppointment, lazy: () => import('#admin/pages/appointmentForm.tsx') },
              { path: paths.editAppointment, lazy: () => import('#admin/pages/appointmentForm.tsx') },
              { path: paths.settings, lazy: () => import('#admin/pages/people.tsx') },
              { path: paths.privacy, lazy: () => import('#admin/pages/privacy.tsx') },
              { path: paths.bookingRules, lazy: () => import('#admin/pages/bookingRules.tsx') },
              { path: paths.log, lazy: () => import('#admin/pages/log.tsx') },
              { path: paths.account, lazy: () => import('#admin/pages/account.tsx') },
              { path: paths.messages, lazy: () => import('#admin/pages/messages.tsx') },
              { path: paths.conversation, lazy: () => import('#admin/pages/conversation.tsx') },
              { path: paths.templates, lazy: () => import('#admin/pages/templates.tsx') },
              { path: paths.newTemplate, lazy: () => import('#admin/pages/templateForm.tsx') },
              { path: paths.editTemplate, lazy: () => import('#admin/pages/templateForm.tsx') },
              { path: paths.adminBlog, lazy: () => import('#admin/pages/posts.tsx') },
              { path: paths.newPost, lazy: () => import('#admin/pages/postForm.tsx') },
              { path: paths.editPost, lazy: () => import('#admin/pages/postForm.tsx') },
            ],
          },
        ],
      },
    ],
  },
  { path: '*', ErrorBoundary: ErrorScreen, loader: () => redirect(paths.home) },
];
