import { paths } from '#paths';
import { serviceCards } from './services/cards.ts';
import { menuLabels } from './site.ts';

/** Pages for search engines, in the order of the sitemap; each needs a name in `menuLabels`. */
const publicPages = [
  'home',
  'about',
  'services',
  'gallery',
  'testimonials',
  'blog',
  'contact',
  'privacy',
  'imprint',
] as const satisfies readonly (keyof typeof paths)[];

/** Path of one of these pages. */
export type PublicPath = (typeof paths)[(typeof publicPages)[number]];

/** Prerendered pages that are only reached through a personal link and are hidden from search engines. */
const unlistedPages = ['consultation'] as const satisfies readonly (keyof typeof paths)[];

/** Paths of the pages for search engines, with those of the services after their overview. */
export const publicPaths: readonly string[] = publicPages.flatMap((page) => [
  paths[page],
  ...(page === 'services' ? serviceCards.map(({ path }) => path) : []),
]);

/** Paths of the prerendered pages that are hidden from search engines. */
export const unlistedPaths: readonly string[] = unlistedPages.map((page) => paths[page]);

/** Names of these pages by path, without those of the services. */
export const pageNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...publicPages, ...unlistedPages].map((page) => [paths[page], menuLabels[page]]),
);
