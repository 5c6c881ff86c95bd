import type { GalleryCategory, PostCategory } from '#domain/categories.ts';
import { paths } from '#paths';
import { categoryLabels } from './categories.ts';
import { menuLabels } from './site.ts';

/** A page above the one that is shown, by name. */
export interface ParentPage {
  name: string;
  path: string;
}

/** The way to a service's page, after the home page; visitors and search engines are shown the same. */
export const parentsOfService: readonly ParentPage[] = [{ name: menuLabels.services, path: paths.services }];

/** @returns the way to a post of a category, after the home page. */
export const parentsOfPost = (category: PostCategory): readonly ParentPage[] => [
  { name: menuLabels.blog, path: paths.blog },
  { name: categoryLabels[category], path: `${paths.blog}?category=${category}` },
];

/** @returns the way to an event's story of a category, after the home page. */
export const parentsOfStory = (category: GalleryCategory): readonly ParentPage[] => [
  { name: menuLabels.gallery, path: paths.gallery },
  { name: categoryLabels[category], path: `${paths.gallery}?category=${category}` },
];
