import { paths } from '#paths';
import { serviceCards } from './services/cards.ts';

/** Pages for search engines, in menu order. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.about,
  paths.services,
  ...serviceCards.map(({ path }) => path),
  paths.gallery,
  paths.testimonials,
  paths.blog,
  paths.contact,
  paths.privacy,
  paths.imprint,
];

/** Prerendered pages that are only reached through a personal link and are hidden from search engines. */
export const unlistedPaths: readonly string[] = [paths.consultation];
