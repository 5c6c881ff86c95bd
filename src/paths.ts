/** Every URL pattern of the product, once. Links, routes, menu, footer and sitemap read it. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  wedding: '/services/wedding',
  birthday: '/services/birthday',
  corporate: '/services/corporate',
  photography: '/services/photography',
  decoration: '/services/decoration',
  gallery: '/gallery',
  testimonials: '/testimonials',
  blog: '/blog',
  contact: '/contact',
} as const;

/** @param id the post's id. @returns the address of one blog post. */
export const postPath = (id: string) => `/blog/${encodeURIComponent(id)}`;

/** @param id the gallery photo's id. @returns the address of one gallery picture. */
export const galleryPhotoPath = (id: string) => `/gallery/${encodeURIComponent(id)}`;

/** Pages that exist and are worth a search engine's visit, in menu order. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.about,
  paths.services,
  paths.wedding,
  paths.birthday,
  paths.corporate,
  paths.photography,
  paths.decoration,
  paths.gallery,
  paths.testimonials,
  paths.blog,
];

/** @returns whether two paths lead to the same page; some hosts put a slash at the end. */
export const samePath = (a: string, b: string) => a.replace(/(.)\/$/, '$1') === b.replace(/(.)\/$/, '$1');
