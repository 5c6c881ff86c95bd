import {
  type GalleryCategory,
  galleryCategories,
  type PostCategory,
  postCategories,
  type TestimonialCategory,
  testimonialCategories,
} from './categories.ts';
import { all, readChoice, readPage, readSearch, readTag } from './listQuery.ts';

/** A list narrowed to one category. */
export interface CategoryQuery<Category extends string> {
  category: Category | 'all';
}

/** The filter of the gallery. */
export type GalleryQuery = CategoryQuery<GalleryCategory>;
/** The filter of testimonials. */
export type TestimonialQuery = CategoryQuery<TestimonialCategory>;

/** The query of published posts: a search in title, excerpt and tags, a tag, and a category. */
export interface PostQuery extends CategoryQuery<PostCategory> {
  q: string;
  /** A whole tag, in any case; empty for posts with any tags. */
  tag: string;
  /** Page number, from 1. A page past the end counts as the last one. */
  page: number;
}

/** The query of the first page of all posts. */
export const allPosts: PostQuery = { q: '', tag: '', category: all, page: 1 };

/** Number of posts per page of the blog. */
export const postsPerPage = 12;

/** @returns the gallery query of a URL. */
export const readGalleryQuery = (params: URLSearchParams): GalleryQuery => ({
  category: readChoice(params, 'category', galleryCategories),
});

/** @returns the testimonials query of a URL. */
export const readTestimonialQuery = (params: URLSearchParams): TestimonialQuery => ({
  category: readChoice(params, 'category', testimonialCategories),
});

/** @returns the blog query of a URL. */
export const readPostQuery = (params: URLSearchParams): PostQuery => ({
  q: readSearch(params),
  tag: readTag(params),
  category: readChoice(params, 'category', postCategories),
  page: readPage(params),
});
