import type { Article, ArticlePage, PostAddress } from '#domain/article.ts';
import type { Page } from '#domain/pagedQuery.ts';
import type { PublicPost } from '#domain/post.ts';
import type { PostQuery } from '#domain/publicQueries.ts';
import type { ReadOptions } from './backend.ts';

/** Methods of posts, besides those of all kinds of records. */
export interface ArticlePort {
  /** @returns the requested page of the matching published posts, newest first, `postsPerPage` per page. */
  listPublished(query: PostQuery, options?: ReadOptions): Promise<Page<PublicPost>>;
  /**
   * @param slug the current or a former slug of the post; the result contains the current one.
   * @returns a published post, with links to its neighbours and to related posts.
   * @throws NotFound
   */
  read(slug: string): Promise<ArticlePage>;
  /** @returns the slugs of all published posts, newest first. */
  listAddresses(): Promise<PostAddress[]>;
  /** @returns the latest published posts with their content, newest first, at most `feedCount`. */
  listLatest(): Promise<Article[]>;
  /** Staff only. @returns a token with which anyone can read a draft for `previewDays`. @throws NotFound */
  makePreview(id: string): Promise<string>;
  /**
   * @param token as returned by `makePreview`.
   * @returns the current post.
   * @throws NotFound if the token is invalid or expired.
   */
  readPreview(token: string): Promise<Article>;
}
