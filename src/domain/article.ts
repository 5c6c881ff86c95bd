import { type PublicPost, type StoredPost, toPublicPost } from './post.ts';

/** A blog post as visitors read it. */
export interface Article extends PublicPost {
  /** HTML, sanitised. */
  content: string;
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
  /** Title for search engines; empty where the post's own title serves. */
  metaTitle: string;
  metaDescription: string;
}

/** Another post, as a link needs it. */
export type PostLink = Pick<PublicPost, 'slug' | 'title'>;

/** A blog post, and where its readers go on. */
export interface ArticlePage {
  article: Article;
  /** The post published before it, and the one after it. */
  previous: PostLink | null;
  next: PostLink | null;
  /** Posts on what it is about, {@link relatedCount} at most. */
  related: PublicPost[];
  /**
   * The other languages in which there is a post at the same address, as addresses have them: empty for the site's first.
   * Left out where that is all of them.
   */
  languages?: string[];
}

/** The fields of a post in a sitemap. */
export type PostAddress = Pick<Article, 'slug' | 'image' | 'updatedAt'>;

/** How long a link to a draft lets somebody read it, in days. */
export const previewDays = 7;

/** Posts in the feed: the latest. */
export const feedCount = 20;

/** Posts under an article. */
export const relatedCount = 3;

/** How many of the latest posts are looked at for those that belong to another one. */
export const relatedAmong = 60;

/**
 * @param latest published posts, the newest first. @returns those on what a post is about: a tag in common counts
 * twice as much as the category, and of two that are as near the newer one comes first.
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
