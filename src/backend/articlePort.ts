import type { Article, ArticlePage, PostAddress } from '#domain/article.ts';
import type { Page } from '#domain/pagedQuery.ts';
import type { PublicPost } from '#domain/post.ts';
import type { PostQuery } from '#domain/publicQueries.ts';
import type { ReadOptions } from './backend.ts';

/** The verbs of posts beside those of all kinds of records. */
export interface ArticleVerbs {
  /** @returns the asked page, of `postsPerPage`, of the published posts that match, newest first. */
  listPublished(query: PostQuery, options?: ReadOptions): Promise<Page<PublicPost>>;
  /**
   * @param slug the one that a post has or had; the answer has the one that it has now.
   * @returns a published post, and where its readers go on. @throws NotFound
   */
  read(slug: string): Promise<ArticlePage>;
  /** @returns the addresses of all published posts, newest first. */
  listAddresses(): Promise<PostAddress[]>;
  /** @returns the latest published posts as they are read, `feedCount` at most, newest first. */
  listLatest(): Promise<Article[]>;
  /**
   * Staff only. @returns what lets somebody without an account read a post before it is published, for `previewDays`.
   * @throws NotFound
   */
  makePreview(id: string): Promise<string>;
  /** @param token as `makePreview` gives it. @returns the post as it is now. @throws NotFound where the token is not good any more. */
  readPreview(token: string): Promise<Article>;
}
