import { type PublicPost, type StoredPost, toPublicPost } from './post.ts';

/** A blog post with its content, as visitors read it. */
export interface Article extends PublicPost {
  /** Sanitised HTML. */
  content: string;
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
  /** Title for search engines; if empty, the post's own title is used. */
  metaTitle: string;
  metaDescription: string;
}

/** The data of a link to a post. */
export type PostLink = Pick<PublicPost, 'slug' | 'title'>;

/** A blog post, with links to further ones. */
export interface ArticlePage {
  article: Article;
  /** The posts published before and after it. */
  previous: PostLink | null;
  next: PostLink | null;
  /** Related posts, at most {@link relatedCount}. */
  related: PublicPost[];
  /**
   * Other languages with a post of the same slug, as URL prefixes: empty for the site's default language. If omitted,
   * the post exists in all languages.
   */
  languages?: string[];
}

/** The data of a post in a sitemap. */
export type PostAddress = Pick<Article, 'slug' | 'image' | 'updatedAt'>;

/** Validity of a link to a draft, in days. */
export const previewDays = 7;

/** Number of posts in the feed. */
export const feedCount = 20;

/** Number of related posts below an article. */
export const relatedCount = 3;

/** Number of latest posts considered as related posts. */
export const relatedAmong = 60;

/**
 * @param latest published posts, newest first.
 * @returns the related posts of a post: a common tag counts twice as much as the category; ties are sorted by date.
 */
export function relatedPosts(post: PublicPost, latest: readonly PublicPost[]): PublicPost[] {
  const nearness = ({ tags, category }: PublicPost) =>
    2 * tags.filter((tag) => post.tags.includes(tag)).length + (category === post.category ? 1 : 0);
  const others = latest.filter(({ id }) => id !== post.id);
  return others.toSorted((a, b) => nearness(b) - nearness(a)).slice(0, relatedCount);
}

/** @returns a post as visitors read it. */
export const toArticle = (post: StoredPost): Article => ({
  ...toPublicPost(post),
  content: post.content,
  updatedAt: post.updatedAt,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
});
