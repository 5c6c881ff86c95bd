import {
  type GalleryCategory,
  galleryCategories,
  type PostCategory,
  postCategories,
  type TestimonialCategory,
  testimonialCategories,
} from './categories.ts';
import { readChoice, readPage, readSearch } from './listQuery.ts';

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
  /** Counted from 1. A page past the end counts as the last one. */
  page: number;
}

/** Posts on a page of the blog. */
export const postsPerPage = 12;

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
  page: readPage(params),
});
