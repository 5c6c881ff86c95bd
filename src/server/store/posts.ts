import { sql } from 'kysely';
import { Conflict, NotFound } from '#backend/errors.ts';
import { searchedTexts, sortValueOf } from '#domain/entity.ts';
import { foundPost } from '#domain/foundPost.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import {
  type Post,
  type PostForm,
  type PostSummary,
  postEntity,
  postSummaryFields,
  type StoredPost,
} from '#domain/post.ts';
import { type FoundPost, textsOfPost } from '#domain/search.ts';
import { parseTags } from '#domain/texts.ts';
import type { Db } from './database.ts';
import { searchText } from './keys.ts';
import { columnOf, countRows, type ListedTable, readPage } from './lists.ts';
import { assignSlug } from './postAddresses.ts';
import { changeVersion, createOnce, type WriteAttempt } from './recordWrites.ts';
import { ownLanguage } from './siteRecords.ts';
import type { PostTable } from './tables.ts';

const { fields } = postEntity;

/** @returns the table row of a post. @param language language prefix, as in URLs. */
export const toPostRow = (post: StoredPost, language = ownLanguage): PostTable => ({
  id: post.id,
  language,
  slug: post.slug,
  meta_title: post.metaTitle,
  meta_description: post.metaDescription,
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  category: post.category,
  tags: JSON.stringify(post.tags),
  featured_image: post.featuredImage,
  author: post.author,
  status: post.status,
  created_at: post.createdAt,
  updated_at: post.updatedAt,
  published_at: post.publishedAt,
  version: post.version,
  title_key: sortValueOf(fields.title, post.title),
  author_key: sortValueOf(fields.author, post.author),
  status_key: sortValueOf(fields.status, post.status),
  search: searchText(searchedTexts(postEntity, post)),
  public_search: searchText([...searchedTexts(postEntity, post), ...post.tags]),
  full_search: searchText(textsOfPost(post)),
});

/** @returns the post of a row. */
export const toPost = (row: PostTable): StoredPost => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  category: row.category,
  author: row.author,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  content: row.content,
  tags: JSON.parse(row.tags),
  featuredImage: row.featured_image,
  version: row.version,
  publishedAt: row.published_at,
});

/** The columns of a post in a list, under the names of its fields. */
const summaryColumns = ['id', ...postSummaryFields].map((name) => sql.ref(columnOf(name)).as(name));

const ownPosts = (db: Db) => db.selectFrom('post').where('language', '=', ownLanguage);

/** All posts in the server's language, including drafts, for lists and searches. */
export const listedPosts = (db: Db): ListedTable<PostSummary> => ({
  count: (condition) => countRows(ownPosts(db).where(condition)),
  read: async (condition, order, limit, offset) => {
    const matching = ownPosts(db).select(summaryColumns).where(condition).orderBy(order);
    return matching.limit(limit).offset(offset).$castTo<PostSummary>().execute();
  },
});

/** As `listedPosts`, with the passages in which a search finds them. @param text the search text. */
export const searchedPosts = (db: Db, text: string): ListedTable<FoundPost> => ({
  ...listedPosts(db),
  read: async (condition, order, limit, offset) => {
    const matching = ownPosts(db).selectAll().where(condition).orderBy(order);
    return (await matching.limit(limit).offset(offset).execute()).map((row) => foundPost(toPost(row), text));
  },
});

/** @returns the requested page of all matching posts in the server's language, including drafts. */
export const listPosts = (db: Db, query: ListQuery): Promise<Page<PostSummary>> =>
  readPage(postEntity, query, listedPosts(db));

/** @throws NotFound */
export const getStoredPost = async (db: Db, id: string): Promise<StoredPost> => toPost(await rowOf(db, id));

/** @throws NotFound */
export async function getPost(db: Db, id: string): Promise<Post> {
  const { publishedAt: _, ...post } = await getStoredPost(db, id);
  return post;
}

async function rowOf(db: Db, id: string): Promise<PostTable> {
  const row = await ownPosts(db).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`There is no post ${id}.`);
  return row;
}

/**
 * Stores a new post, once for all attempts from one form.
 * @param form validated and sanitised.
 * @param author the name shown with the post.
 * @throws InvalidInput (`slug`) if another post has the slug.
 * @throws Conflict<Post> if it was changed since the first attempt.
 * @throws NotFound if it was deleted since.
 */
export const createPost = (trx: Db, form: PostForm, author: string, attempt: WriteAttempt | null): Promise<Post> =>
  createOnce(trx, attempt, {
    insert: (id) => insertPost(trx, id, form, author),
    update: (id, version) => updatePost(trx, id, form, version),
  });

async function insertPost(db: Db, id: string, { tags, ...form }: PostForm, author: string): Promise<Post> {
  const now = new Date().toISOString();
  const post = {
    ...form,
    slug: '',
    tags: parseTags(tags),
    id,
    author,
    createdAt: now,
    updatedAt: now,
    version: 1,
    publishedAt: form.status === 'published' ? now : null,
  };
  await db.insertInto('post').values(toPostRow(post)).execute();
  // The slug's row references the post, so the post has to exist first.
  const slug = await assignSlug(db, post, form.slug);
  await db.updateTable('post').set({ slug }).where('id', '=', id).execute();
  return getPost(db, id);
}

/**
 * Changes a post.
 * @param version the version that was edited.
 * @throws InvalidInput (`slug`) if another post has the slug. @throws NotFound @throws Conflict<Post>
 */
export async function updatePost(db: Db, id: string, { tags, ...form }: PostForm, version: number): Promise<Post> {
  const before = toPost(await rowOf(db, id));
  // Checked first, so that a concurrent change is reported rather than its slug.
  if (before.version !== version) throw new Conflict(await getPost(db, id));
  const now = new Date().toISOString();
  const { id: _, ...row } = toPostRow({
    ...before,
    ...form,
    slug: await assignSlug(db, { id, slug: before.slug, title: form.title }, form.slug),
    tags: parseTags(tags),
    updatedAt: now,
    version: version + 1,
    publishedAt: before.publishedAt ?? (form.status === 'published' ? now : null),
  });
  return changeVersion(db.updateTable('post').set(row), { id, version }, () => getPost(db, id));
}
