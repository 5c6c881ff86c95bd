import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { NotFound } from '#backend/errors.ts';
import {
  type Article,
  type ArticlePage,
  feedCount,
  type PostAddress,
  relatedAmong,
  relatedPosts,
  toArticle,
} from '#domain/article.ts';
import { all } from '#domain/listQuery.ts';
import { type Page, shownPage } from '#domain/pagedQuery.ts';
import { type PublicPost, toPublicPost } from '#domain/post.ts';
import { type PostQuery, postsPerPage } from '#domain/publicQueries.ts';
import type { Db } from './database.ts';
import { containsWhole, containsWords } from './keys.ts';
import { countRows } from './lists.ts';
import { toPost } from './posts.ts';
import { ownLanguage } from './siteRecords.ts';
import type { PostTable } from './tables.ts';

/** Columns of the public list of posts, without the much larger content. */
const publicColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'featured_image',
  'published_at',
  'created_at',
  'author',
  'category',
  'tags',
] as const;

const fromRow = (row: Pick<PostTable, (typeof publicColumns)[number]>): PublicPost =>
  toPublicPost({
    ...row,
    featuredImage: row.featured_image,
    createdAt: row.created_at,
    publishedAt: row.published_at,
    tags: JSON.parse(row.tags),
  });

const published = (db: Db) =>
  db.selectFrom('post').where('post.language', '=', ownLanguage).where('status', '=', 'published');

const newest = (db: Db) => published(db).orderBy('published_at', 'desc').orderBy('id', 'desc');

/** @returns the requested page of the matching published posts, newest first. */
export async function listPublishedPosts(db: Db, { q, tag, category, page }: PostQuery): Promise<Page<PublicPost>> {
  const found = containsWords(sql.ref('public_search'), q);
  let matchingPosts = published(db);
  if (category !== all) matchingPosts = matchingPosts.where('category', '=', category);
  if (found) matchingPosts = matchingPosts.where(found);
  if (tag) matchingPosts = matchingPosts.where(containsWhole(sql.ref('public_search'), tag));

  const total = await countRows(published(db));
  const isNarrowed = category !== all || found || tag;
  const matching = isNarrowed ? await countRows(matchingPosts) : total;
  const pageNumber = shownPage({ page, pageSize: postsPerPage }, matching);
  const rows = await matchingPosts
    .select(publicColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(postsPerPage)
    .offset((pageNumber - 1) * postsPerPage)
    .execute();
  return { rows: rows.map(fromRow), matching, total, page: pageNumber };
}

/**
 * @returns a published post, with links to its neighbours and to related posts.
 * @param slug the current or a former slug of the post.
 * @throws NotFound if there is none, or it is a draft.
 */
export async function readArticle(db: Db, slug: string): Promise<ArticlePage> {
  const row = await db
    .selectFrom('post')
    .innerJoin('post_address', 'post_address.post_id', 'post.id')
    .selectAll('post')
    .where('post_address.language', '=', ownLanguage)
    .where('post_address.slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no post ${slug}.`);
  const place = sql`(${row.published_at}, ${row.id})`;
  const nearest = (isBeside: RawBuilder<SqlBool>, order: 'asc' | 'desc') =>
    published(db)
      .select(['post.slug', 'title'])
      .where(isBeside)
      .orderBy('published_at', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
  const [previous, next, latest, others] = await Promise.all([
    nearest(sql`(published_at, id) < ${place}`, 'desc'),
    nearest(sql`(published_at, id) > ${place}`, 'asc'),
    newest(db).select(publicColumns).limit(relatedAmong).execute(),
    db
      .selectFrom('post')
      .select('language')
      .where('slug', '=', row.slug)
      .where('status', '=', 'published')
      .where('language', '<>', ownLanguage)
      .orderBy('language')
      .execute(),
  ]);
  const article = toArticle(toPost(row));
  return {
    article,
    previous: previous ?? null,
    next: next ?? null,
    related: relatedPosts(article, latest.map(fromRow)),
    languages: others.map(({ language }) => language),
  };
}

/** @returns the addresses of all published posts, newest first. */
export async function listPostAddresses(db: Db): Promise<PostAddress[]> {
  const rows = await newest(db).select(['slug', 'featured_image', 'updated_at']).execute();
  return rows.map((row) => ({ slug: row.slug, image: row.featured_image, updatedAt: row.updated_at }));
}

/** @returns the latest published posts with their content, newest first, at most `feedCount`. */
export async function listLatestArticles(db: Db): Promise<Article[]> {
  const rows = await newest(db).selectAll().limit(feedCount).execute();
  return rows.map((row) => toArticle(toPost(row)));
}
