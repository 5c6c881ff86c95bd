/**
 * All URL patterns of the public site, used by links, routes, menu, footer and sitemap; `adminPaths.ts` has those of
 * the back office.
 */
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
 * URL prefix of a language other than the site's default: `/de`. The router adds and removes it; code that uses browser
 * URLs directly has to do so itself.
 */
export const basePath: string = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '');

/** @param pathname of a browser or request URL, e.g. `/de/about`. @returns the path of the page: `/about`. */
export const stripBasePath = (pathname: string): string =>
  pathname === basePath || pathname.startsWith(`${basePath}/`)
    ? pathname.slice(basePath.length) || paths.home
    : pathname;

/**
 * @param path of this site.
 * @param base URL prefix of its language, by default that of the current page.
 * @returns the absolute URL, with the origin of the current page.
 */
export const absoluteUrl = (path: string, base = basePath): string => window.location.origin + base + path;

/** @param id e.g. `wedding`. @returns the URL of a service's page. */
export const servicePath = (id: string) => `${paths.services}/${id}`;

/** @param slug of a post. @param preview token that allows reading a draft. @returns the URL of a post. */
export const postPath = (slug: string, preview?: string) =>
  `${paths.blog}/${encodeURIComponent(slug)}${preview ? `?preview=${encodeURIComponent(preview)}` : ''}`;

/** @param slug of an event's story. @returns the URL of its page. */
export const galleryStoryPath = (slug: string) => `${paths.gallery}/${encodeURIComponent(slug)}`;

/** The query parameters that open a dialog over a public page: the lightbox with a picture, and the review form. */
export const overlayParams = { photo: 'photo', review: 'review' } as const;

/** @param token of a personal link, or `new`. @returns the URL of the testimonials page with the review form open. */
export const reviewPath = (token = 'new') =>
  `${paths.testimonials}?${overlayParams.review}=${encodeURIComponent(token)}`;

/** @param service a service's name, or empty. @returns the URL of the contact page with the service preselected. */
export const contactPath = (service: string) => paths.contact + (service && `?service=${service}`);

/** @returns whether a path belongs to the back office. @param pathname e.g. `/admin/leads`. */
export const isAdminPath = (pathname: string) => pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

/** @returns a path without a trailing slash, which some hosts add. @param pathname e.g. `/blog/`. */
export const withoutEndSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1');

/** @returns whether two paths lead to the same page. */
export const samePath = (a: string, b: string) => withoutEndSlash(a) === withoutEndSlash(b);
