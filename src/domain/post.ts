import type { PostCategory } from './categories.ts';

/** A published blog post as the public site lists it. */
export interface PublicPost {
  id: string;
  title: string;
  excerpt: string;
  /** Name of a photograph in `content/photos`. */
  image: string;
  /** Day of publication, ISO 8601 (`2023-06-14`). */
  date: string;
  author: string;
  category: PostCategory;
  tags: string[];
}
