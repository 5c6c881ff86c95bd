/** Every URL pattern of the public site, once; `adminPaths.ts` has those of the back office. Links, routes, menu, footer and sitemap read it. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: '/services/:id',
  gallery: '/gallery',
  galleryStory: '/gallery/:slug',
  testimonials: '/testimonials',
  blog: '/blog',
  post: '/blog/:slug',
  contact: '/contact',
  consultation: '/appointment',
  feed: '/feed.xml',
  privacy: '/privacy',
  imprint: '/imprint',
  admin: '/admin',
} as const;

/**
 * What stands before all of these in the addresses of a language that is not the site's first: `/de`. The router puts it
 * there and takes it away; whoever asks the browser for an address does so here.
 */
export const basePath: string = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '');

/** @param pathname as the browser or a request has it, e.g. `/de/about`. @returns the path of the page: `/about`. */
export const withoutBase = (pathname: string): string =>
  pathname === basePath || pathname.startsWith(`${basePath}/`)
    ? pathname.slice(basePath.length) || paths.home
    : pathname;

/** @param path of this site. @returns it as it can be sent to somebody: with the origin that the browser shows. */
export const wholeAddress = (path: string): string => window.location.origin + basePath + path;

/** @param id e.g. `wedding`. @returns the address of a service's page. */
export const servicePath = (id: string) => `${paths.services}/${id}`;

/** @param slug the last part of it. @param preview lets somebody who has it read a draft. @returns the address of one blog post. */
export const postPath = (slug: string, preview?: string) =>
  `${paths.blog}/${encodeURIComponent(slug)}${preview ? `?preview=${encodeURIComponent(preview)}` : ''}`;

/** @param slug of an event's story. @returns the address of its page. */
export const galleryStoryPath = (slug: string) => `${paths.gallery}/${encodeURIComponent(slug)}`;

/** @param token of a personal link, or `new`. @returns the address of the testimonials with the form for a new one open. */
export const reviewPath = (token = 'new') => `${paths.testimonials}?review=${encodeURIComponent(token)}`;

/** @param service a service's name, or empty. @returns the address of the contact page that begins with it. */
export const contactPath = (service: string) => paths.contact + (service && `?service=${service}`);

/** @returns whether a path is of the back office. @param pathname e.g. `/admin/leads`. */
export const isAdminPath = (pathname: string) => pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

/** @returns a path without the slash that some hosts put at its end. @param pathname e.g. `/blog/`. */
export const withoutEndSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1');

/** @returns whether two paths lead to the same page. */
export const samePath = (a: string, b: string) => withoutEndSlash(a) === withoutEndSlash(b);
