import { paths } from '#paths';
import { serviceCards } from './services/cards.ts';

/** Pages that exist and are worth a search engine's visit, in menu order. */
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

/** Pages that are rendered ahead as well, and that only whoever has a personal link is to find. */
export const unlistedPaths: readonly string[] = [paths.consultation];
