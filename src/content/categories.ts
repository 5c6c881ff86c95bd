import {
  type GalleryCategory,
  type PostCategory,
  postCategoryLabels,
  type TestimonialCategory,
} from '#domain/categories.ts';
import type { FilterOption } from './types.ts';

/** One occasion, in the singular: the small gold line above an event, a picture or a post. */
export const categoryLabels: Readonly<Record<GalleryCategory | PostCategory, string>> = {
  wedding: 'Wedding',
  corporate: 'Corporate',
  birthday: 'Birthday',
  decoration: 'Decoration',
  photography: 'Photography',
  planning: 'Planning',
};

/** The gallery's filter buttons. */
export const galleryFilters: readonly FilterOption<GalleryCategory>[] = [
  { value: 'all', label: 'All' },
  { value: 'wedding', label: 'Weddings' },
  { value: 'corporate', label: 'Corporate' },
  { value: 'birthday', label: 'Birthdays' },
  { value: 'decoration', label: 'Decorations' },
  { value: 'photography', label: 'Photography' },
];

/** The testimonials' filter buttons. */
export const testimonialFilters: readonly FilterOption<TestimonialCategory>[] = [
  { value: 'all', label: 'All Reviews' },
  { value: 'wedding', label: 'Weddings' },
  { value: 'corporate', label: 'Corporate' },
  { value: 'birthday', label: 'Birthdays' },
];

/** The blog's category list. */
export const postFilters: readonly FilterOption<PostCategory>[] = [
  { value: 'all', label: 'All Posts' },
  { value: 'wedding', label: postCategoryLabels.wedding },
  { value: 'corporate', label: postCategoryLabels.corporate },
  { value: 'birthday', label: postCategoryLabels.birthday },
  { value: 'planning', label: postCategoryLabels.planning },
  { value: 'decoration', label: postCategoryLabels.decoration },
];
