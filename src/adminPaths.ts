import { paths } from '#paths';

/** Every URL pattern of the back office, once, under `paths.admin`. Visitors do not load this module. */
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
  log: '/admin/log',
} as const;

/**
 * @param token of a link by which a password is chosen. @returns its address: behind the `#` the token is in no request,
 * and so in no log and no `Referer`.
 */
export const resetPasswordPath = (token: string) => `${adminPaths.resetPassword}#${token}`;

/**
 * @param token of a personal link by which a client picks a time. @returns its address, on the public site; the token is
 * behind the `#`, too.
 */
export const consultationPath = (token: string) => `${paths.consultation}#${token}`;

/** @param token the secret of a calendar's address. @returns where calendar programs read it: a file, no page. */
export const calendarFeedPath = (token: string) => `/calendar/${token}.ics`;

/**
 * @param path of a public page. @returns an address of its card that the server leads on to the one that the page has now.
 */
export const cardPath = (path: string) => `/cards/${'0'.repeat(12)}${path}.jpg`;

/** @param narrowed filters and search by parameter. @returns the address of the leads that they find. */
export const leadsPath = (narrowed: Readonly<Record<string, string>>) =>
  `${adminPaths.leads}?${new URLSearchParams(narrowed)}`;

/** @param id of an import that has come to its end. @returns the address at which it is shown, and can be taken back. */
export const importPath = (id: string) => `${adminPaths.importLeads}?${new URLSearchParams({ import: id })}`;

/** @param id the lead's id. @returns the address of one lead. */
export const leadPath = (id: string) => adminPaths.lead.replace(':id', encodeURIComponent(id));

/** @param id the lead's id. @returns the address at which a lead is changed. */
export const editLeadPath = (id: string) => adminPaths.editLead.replace(':id', encodeURIComponent(id));

/** @param id the conversation's id. @returns the address of what was written with one person. */
export const conversationPath = (id: string) => adminPaths.conversation.replace(':id', encodeURIComponent(id));

/** @param id the template's id. @returns the address at which a template is changed. */
export const editTemplatePath = (id: string) => adminPaths.editTemplate.replace(':id', encodeURIComponent(id));

/** @param id the appointment's id. @returns the address at which an appointment is changed. */
export const editAppointmentPath = (id: string) => adminPaths.editAppointment.replace(':id', encodeURIComponent(id));

/**
 * @param begin how it begins: `start` and `end` on the company's clocks, `lead`; and the calendar that is led back to.
 * @returns where an appointment is made.
 */
export const newAppointmentPath = (begin: Partial<Record<'start' | 'end' | 'lead' | 'view' | 'day', string>>) =>
  `${adminPaths.newAppointment}?${new URLSearchParams(begin)}`;

/** @param shown the view, and a day of it (`2027-06-14`). @returns where the calendar shows it. */
export const calendarPath = (shown: { view: string; day: string }) =>
  `${adminPaths.appointments}?${new URLSearchParams(shown)}`;

/** @param id the post's id. @returns the address at which a post is changed. */
export const editPostPath = (id: string) => adminPaths.editPost.replace(':id', encodeURIComponent(id));

/** @param id the post's id. @returns the address that leads to how the post looks, published or not. */
export const previewPostPath = (id: string) => adminPaths.previewPost.replace(':id', encodeURIComponent(id));

/** @param id the review's id. @returns the address at which staff says what becomes of it. */
export const editReviewPath = (id: string) => adminPaths.editReview.replace(':id', encodeURIComponent(id));

/** Pages of the back office that a static host can serve a document for. */
export const staffPaths: readonly string[] = [
  paths.admin,
  ...Object.values(adminPaths).filter((path) => !path.includes(':')),
];
