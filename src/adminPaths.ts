import { paths } from '#paths';

/**
 * All URL patterns of the back office, below `paths.admin`. Separate from `paths.ts`, so that visitors do not load
 * them.
 */
export const adminPaths = {
  login: '/admin/login',
  forgotPassword: '/admin/forgot-password',
  resetPassword: '/admin/reset-password',
  leads: '/admin/leads',
  newLead: '/admin/leads/new',
  importLeads: '/admin/leads/import',
  lead: '/admin/leads/:id',
  editLead: '/admin/leads/:id/edit',
  appointments: '/admin/appointments',
  newAppointment: '/admin/appointments/new',
  editAppointment: '/admin/appointments/:id/edit',
  messages: '/admin/messages',
  conversation: '/admin/messages/:id',
  templates: '/admin/settings/templates',
  newTemplate: '/admin/settings/templates/new',
  editTemplate: '/admin/settings/templates/:id/edit',
  reviews: '/admin/reviews',
  editReview: '/admin/reviews/:id/edit',
  adminBlog: '/admin/blog',
  newPost: '/admin/blog/new',
  editPost: '/admin/blog/:id/edit',
  previewPost: '/admin/blog/:id/preview',
  account: '/admin/account',
  settings: '/admin/settings',
  privacy: '/admin/settings/privacy',
  bookingRules: '/admin/settings/hours',
  mails: '/admin/mails',
  log: '/admin/log',
} as const;

/**
 * @param token of a password link.
 * @returns the link's URL. The token is in the fragment, which is not part of requests, and so appears in no log and no
 * `Referer`.
 */
export const resetPasswordPath = (token: string) => `${adminPaths.resetPassword}#${token}`;

/**
 * @param token of a personal booking link.
 * @returns the link's URL on the public site; the token is in the fragment, too.
 */
export const consultationPath = (token: string) => `${paths.consultation}#${token}`;

/** @param token of a calendar feed. @returns the URL path of the feed, a file for calendar programs. */
export const calendarFeedPath = (token: string) => `/calendar/${token}.ics`;

/** @param path of a public page. @returns a URL that the server redirects to the page's current card. */
export const cardPath = (path: string) => `/cards/${'0'.repeat(12)}${path}.jpg`;

/** @param narrowed filters and search, by parameter. @returns the URL of the list of matching leads. */
export const leadsPath = (narrowed: Readonly<Record<string, string>>) =>
  `${adminPaths.leads}?${new URLSearchParams(narrowed)}`;

/** @param narrowed filters and search, by parameter. @returns the URL of the list of matching conversations. */
export const messagesPath = (narrowed: Readonly<Record<string, string>>) =>
  `${adminPaths.messages}?${new URLSearchParams(narrowed)}`;

/** @param narrowed filters and search, by parameter. @returns the URL of the list of matching unsent mails. */
export const mailsPath = (narrowed: Readonly<Record<string, string>>) =>
  `${adminPaths.mails}?${new URLSearchParams(narrowed)}`;

/** @param id of a finished import. @returns the URL at which the import is shown and can be undone. */
export const importPath = (id: string) => `${adminPaths.importLeads}?${new URLSearchParams({ import: id })}`;

/** @param id the lead's id. @returns the URL of a lead. */
export const leadPath = (id: string) => adminPaths.lead.replace(':id', encodeURIComponent(id));

/** @param id the lead's id. @returns the URL of a lead's form. */
export const editLeadPath = (id: string) => adminPaths.editLead.replace(':id', encodeURIComponent(id));

/** @param id the conversation's id. @returns the URL of a conversation. */
export const conversationPath = (id: string) => adminPaths.conversation.replace(':id', encodeURIComponent(id));

/** @param id the template's id. @returns the URL of a template's form. */
export const editTemplatePath = (id: string) => adminPaths.editTemplate.replace(':id', encodeURIComponent(id));

/** @param id the appointment's id. @returns the URL of an appointment's form. */
export const editAppointmentPath = (id: string) => adminPaths.editAppointment.replace(':id', encodeURIComponent(id));

/**
 * @param begin initial values (`start` and `end` in the company's time zone, `lead`), and the calendar view to return
 * to.
 * @returns the URL of the form for a new appointment.
 */
export const newAppointmentPath = (begin: Partial<Record<'start' | 'end' | 'lead' | 'view' | 'day', string>>) =>
  `${adminPaths.newAppointment}?${new URLSearchParams(begin)}`;

/** @param shown the view, and a day in it (`2027-06-14`). @returns the URL of the calendar with this view. */
export const calendarPath = (shown: { view: string; day: string }) =>
  `${adminPaths.appointments}?${new URLSearchParams(shown)}`;

/** @param id the post's id. @returns the URL of a post's form. */
export const editPostPath = (id: string) => adminPaths.editPost.replace(':id', encodeURIComponent(id));

/** @param id the post's id. @returns the URL that redirects to a preview of the post, published or not. */
export const previewPostPath = (id: string) => adminPaths.previewPost.replace(':id', encodeURIComponent(id));

/** @param id the review's id. @returns the URL of a review's form. */
export const editReviewPath = (id: string) => adminPaths.editReview.replace(':id', encodeURIComponent(id));

/** Id of the panel about the retention period, for links to it. */
export const retentionAnchor = 'retention';

/** The URL of the panel about the retention period. */
export const retentionPath = `${adminPaths.privacy}#${retentionAnchor}`;

/** Pages of the back office for people who are not signed in. */
export const signedOutPaths: readonly string[] = [
  adminPaths.login,
  adminPaths.forgotPassword,
  adminPaths.resetPassword,
];

/** Pages of the back office that a static host can serve a document for. */
export const staffPaths: readonly string[] = [
  paths.admin,
  ...Object.values(adminPaths).filter((path) => !path.includes(':')),
];

/** Pages that only owners may see. */
const ownerPaths: readonly string[] = [adminPaths.settings, adminPaths.privacy, adminPaths.log];

/** @returns whether a page of the back office may be seen by the user. @param isOwner whether the user is an owner. */
export const maySee = (path: string, isOwner: boolean): boolean => isOwner || !ownerPaths.includes(path);
