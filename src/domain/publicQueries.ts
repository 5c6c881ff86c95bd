import {
  type GalleryCategory,
  galleryCategories,
  type PostCategory,
  postCategories,
  type TestimonialCategory,
  testimonialCategories,
} from './categories.ts';
import { readChoice, readSearch } from './listQuery.ts';

/** A list narrowed to one category. */
export interface CategoryQuery<Category extends string> {
  category: Category | 'all';
}

/** Which pictures the gallery shows. */
export type GalleryQuery = CategoryQuery<GalleryCategory>;
/** Which testimonials are shown. */
export type TestimonialQuery = CategoryQuery<TestimonialCategory>;

/** Published posts: text over title, excerpt and tags AND one category. */
export interface PostQuery extends CategoryQuery<PostCategory> {
  q: string;
}

/** @returns the gallery query that an address asks for. */
export const readGalleryQuery = (params: URLSearchParams): GalleryQuery => ({
  category: readChoice(params, 'category', galleryCategories),
});

/** @returns the testimonials query that an address asks for. */
export const readTestimonialQuery = (params: URLSearchParams): TestimonialQuery => ({
  category: readChoice(params, 'category', testimonialCategories),
});

/** @returns the blog query that an address asks for. */
export const readPostQuery = (params: URLSearchParams): PostQuery => ({
  q: readSearch(params),
  category: readChoice(params, 'category', postCategories),
});
