/** Every URL pattern of the product, once. Links, routes, menu, footer and sitemap read it. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  gallery: '/gallery',
  testimonials: '/testimonials',
  blog: '/blog',
  contact: '/contact',
  admin: '/admin',
  login: '/admin/login',
  forgotPassword: '/admin/forgot-password',
  resetPassword: '/admin/reset-password',
  leads: '/admin/leads',
  newLead: '/admin/leads/new',
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
  account: '/admin/account',
  settings: '/admin/settings',
  privacy: '/admin/settings/privacy',
  bookingRules: '/admin/settings/hours',
  log: '/admin/log',
} as const;

/** Names the route that holds the tags of leads. */
export const leadTagsRouteId = 'leadTags';

/** @param id e.g. `wedding`. @returns the address of a service's page. */
export const servicePath = (id: string) => `${paths.services}/${id}`;

/** @param id the post's id. @returns the address of one blog post. */
export const postPath = (id: string) => `/blog/${encodeURIComponent(id)}`;

/** @param id the gallery photo's id. @returns the address of one gallery picture. */
export const galleryPhotoPath = (id: string) => `/gallery/${encodeURIComponent(id)}`;

/** @param token of a personal link, or `new`. @returns the address of the testimonials with the form for a new one open. */
export const reviewPath = (token = 'new') => `${paths.testimonials}?review=${encodeURIComponent(token)}`;

/**
 * @param token of a link by which a password is chosen. @returns its address: behind the `#` the token is in no request,
 * and so in no log and no `Referer`.
 */
export const resetPasswordPath = (token: string) => `${paths.resetPassword}#${token}`;

/** @param service a service's name, or empty. @returns the address of the contact page that begins with it. */
export const contactPath = (service: string) => paths.contact + (service && `?service=${service}`);

/** @param narrowed filters and search by parameter. @returns the address of the leads that they find. */
export const leadsPath = (narrowed: Readonly<Record<string, string>>) =>
  `${paths.leads}?${new URLSearchParams(narrowed)}`;

/** @param id the lead's id. @returns the address of one lead. */
export const leadPath = (id: string) => paths.lead.replace(':id', encodeURIComponent(id));

/** @param id the lead's id. @returns the address at which a lead is changed. */
export const editLeadPath = (id: string) => paths.editLead.replace(':id', encodeURIComponent(id));

/** @param id the conversation's id. @returns the address of what was written with one person. */
export const conversationPath = (id: string) => paths.conversation.replace(':id', encodeURIComponent(id));

/** @param id the template's id. @returns the address at which a template is changed. */
export const editTemplatePath = (id: string) => paths.editTemplate.replace(':id', encodeURIComponent(id));

/** @param id the appointment's id. @returns the address at which an appointment is changed. */
export const editAppointmentPath = (id: string) => paths.editAppointment.replace(':id', encodeURIComponent(id));

/**
 * @param begin how it begins: `start` and `end` on the company's clocks, `lead`; and the calendar that is led back to.
 * @returns where an appointment is made.
 */
export const newAppointmentPath = (begin: Partial<Record<'start' | 'end' | 'lead' | 'view' | 'day', string>>) =>
  `${paths.newAppointment}?${new URLSearchParams(begin)}`;

/** @param shown the view, and a day of it (`2027-06-14`). @returns where the calendar shows it. */
export const calendarPath = (shown: { view: string; day: string }) =>
  `${paths.appointments}?${new URLSearchParams(shown)}`;

/** @param id the post's id. @returns the address at which a post is changed. */
export const editPostPath = (id: string) => paths.editPost.replace(':id', encodeURIComponent(id));

/** @param id the review's id. @returns the address at which staff says what becomes of it. */
export const editReviewPath = (id: string) => paths.editReview.replace(':id', encodeURIComponent(id));

/** Pages of the back office that a static host can serve a document for. */
export const staffPaths: readonly string[] = [
  paths.admin,
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.leads,
  paths.newLead,
  paths.appointments,
  paths.newAppointment,
  paths.messages,
  paths.templates,
  paths.newTemplate,
  paths.adminBlog,
  paths.newPost,
  paths.reviews,
  paths.account,
  paths.settings,
  paths.privacy,
  paths.bookingRules,
  paths.log,
];

/** @returns whether two paths lead to the same page; some hosts put a slash at the end. */
export const samePath = (a: string, b: string) => a.replace(/(.)\/$/, '$1') === b.replace(/(.)\/$/, '$1');
