import {
  type GalleryCategory,
  type PostCategory,
  postCategoryLabels,
  type TestimonialCategory,
} from '#domain/categories.ts';
import type { FilterOption } from './types.ts';

/** Label of a category in the singular: the eyebrow of an event, a picture or a post. */
export const categoryLabels: Readonly<Record<GalleryCategory | PostCategory, string>> = {
  wedding: 'Wedding',
  corporate: 'Corporate',
  birthday: 'Birthday',
  decoration: 'Decoration',
  photography: 'Photography',
  planning: 'Planning',
};

/** Filter buttons of the gallery. */
export const galleryFilters: readonly FilterOption<GalleryCategory>[] = [
  { value: 'all', label: 'All' },
  { value: 'wedding', label: 'Weddings' },
  { value: 'corporate', label: 'Corporate' },
  { value: 'birthday', label: 'Birthdays' },
  { value: 'decoration', label: 'Decorations' },
  { value: 'photography', label: 'Photography' },
];

/** Filter buttons of the testimonials. */
export const testimonialFilters: readonly FilterOption<TestimonialCategory>[] = [
  { value: 'all', label: 'All Reviews' },
  { value: 'wedding', label: 'Weddings' },
  { value: 'corporate', label: 'Corporate' },
  { value: 'birthday', label: 'Birthdays' },
];

/** Category list of the blog. */
export const postFilters: readonly FilterOption<PostCategory>[] = [
  { value: 'all', label: 'All Posts' },
  { value: 'wedding', label: postCategoryLabels.wedding },
  { value: 'corporate', label: postCategoryLabels.corporate },
  { value: 'birthday', label: postCategoryLabels.birthday },
  { value: 'planning', label: postCategoryLabels.planning },
  { value: 'decoration', label: postCategoryLabels.decoration },
];
