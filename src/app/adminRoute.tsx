import type { RouteObject } from 'react-router-dom';
import { leadTagsRouteId, loadLeadTags } from '#admin/leads/leadTags.ts';
import { requireSession } from '#admin/requireSession.ts';
import { revalidateUnlessFiltered } from '#admin/sharedReads.ts';
import { adminPaths } from '#adminPaths';
import { paths } from '#paths';
import { ErrorScreen, PageError } from '#site/PageError.tsx';
import { BackOffice } from './BackOffice.tsx';

/** The route tree of the back office. Its `id` keeps the router from adding it twice. */
export const adminRoute: RouteObject = {
  id: 'admin',
  Component: BackOffice,
  ErrorBoundary: ErrorScreen,
  children: [
    { path: adminPaths.login, lazy: () => import('#admin/pages/login.tsx') },
    { path: adminPaths.forgotPassword, lazy: () => import('#admin/pages/forgotPassword.tsx') },
    { path: adminPaths.resetPassword, lazy: () => import('#admin/pages/resetPassword.tsx') },
    {
      middleware: [requireSession],
      lazy: () => import('#admin/AdminLayout.tsx'),
      children: [
        {
          ErrorBoundary: PageError,
          children: [
            { path: paths.admin, lazy: () => import('#admin/pages/dashboard.tsx') },
            {
              id: leadTagsRouteId,
              loader: loadLeadTags,
              shouldRevalidate: revalidateUnlessFiltered,
              children: [{ path: adminPaths.leads, lazy: () => import('#admin/pages/leads.tsx') }],
            },
            { path: adminPaths.importLeads, lazy: () => import('#admin/pages/leadImport.tsx') },
            { path: adminPaths.newLead, lazy: () => import('#admin/pages/leadForm.tsx') },
            { path: adminPaths.lead, lazy: () => import('#admin/pages/lead.tsx') },
            { path: adminPaths.editLead, lazy: () => import('#admin/pages/leadForm.tsx') },
            { path: adminPaths.reviews, lazy: () => import('#admin/pages/reviews.tsx') },
            { path: adminPaths.editReview, lazy: () => import('#admin/pages/reviewForm.tsx') },
            { path: adminPaths.appointments, lazy: () => import('#admin/pages/appointments.tsx') },
            { path: adminPaths.newAppointment, lazy: () => import('#admin/pages/appointmentForm.tsx') },
            { path: adminPaths.editAppointment, lazy: () => import('#admin/pages/appointmentForm.tsx') },
            { path: adminPaths.settings, lazy: () => import('#admin/pages/people.tsx') },
            { path: adminPaths.bookingRules, lazy: () => import('#admin/pages/bookingRules.tsx') },
            { path: adminPaths.privacy, lazy: () => import('#admin/pages/privacy.tsx') },
            { path: adminPaths.mails, lazy: () => import('#admin/pages/mails.tsx') },
            { path: adminPaths.log, lazy: () => import('#admin/pages/log.tsx') },
            { path: adminPaths.account, lazy: () => import('#admin/pages/account.tsx') },
            { path: adminPaths.messages, lazy: () => import('#admin/pages/messages.tsx') },
            { path: adminPaths.conversation, lazy: () => import('#admin/pages/conversation.tsx') },
            { path: adminPaths.templates, lazy: () => import('#admin/pages/templates.tsx') },
            { path: adminPaths.newTemplate, lazy: () => import('#admin/pages/templateForm.tsx') },
            { path: adminPaths.editTemplate, lazy: () => import('#admin/pages/templateForm.tsx') },
            { path: adminPaths.adminBlog, lazy: () => import('#admin/pages/posts.tsx') },
            { path: adminPaths.newPost, lazy: () => import('#admin/pages/postForm.tsx') },
            { path: adminPaths.previewPost, lazy: () => import('#admin/pages/postPreview.ts') },
            { path: adminPaths.editPost, lazy: () => import('#admin/pages/postForm.tsx') },
          ],
        },
      ],
    },
  ],
};
