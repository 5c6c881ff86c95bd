import type { GalleryCategory, PostCategory } from '#domain/categories.ts';
import { paths } from '#paths';
import { categoryLabels } from './categories.ts';
import { menuLabels } from './site.ts';

/** An ancestor of the current page. */
export interface ParentPage {
  name: string;
  path: string;
}

/** Ancestors of a service page below the home page, for breadcrumbs and structured data. */
export const parentsOfService: readonly ParentPage[] = [{ name: menuLabels.services, path: paths.services }];

/** @returns the ancestors of a post of a category, below the home page. */
export const parentsOfPost = (category: PostCategory): readonly ParentPage[] => [
  { name: menuLabels.blog, path: paths.blog },
  { name: categoryLabels[category], path: `${paths.blog}?category=${category}` },
];

/** @returns the ancestors of an event's story of a category, below the home page. */
export const parentsOfStory = (category: GalleryCategory): readonly ParentPage[] => [
  { name: menuLabels.gallery, path: paths.gallery },
  { name: categoryLabels[category], path: `${paths.gallery}?category=${category}` },
];
