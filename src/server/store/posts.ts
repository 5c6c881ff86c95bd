import { sql } from 'kysely';
import { NotFound } from '#backend/errors.ts';
import { searchedTexts, sortValueOf } from '#domain/entity.ts';
import { all } from '#domain/listQuery.ts';
import { type ListQuery, type Page, shownPage } from '#domain/pagedQuery.ts';
import { type Post, type PostForm, type PostSummary, type PublicPost, postEntity } from '#domain/post.ts';
import { type PostQuery, postsPerPage } from '#domain/publicQueries.ts';
import { parseTags } from '#domain/texts.ts';
import type { Db } from './database.ts';
import { searchPattern, searchText } from './keys.ts';
import { countRows, readPage } from './lists.ts';
import { changeVersion, createOnce, type WriteAttempt } from './recordWrites.ts';
import type { PostTable } from './tables.ts';

const { fields } = postEntity;

/** A post and what the public list says of it. */
export type StoredPost = Post & {
  /** Instant of the first publication, ISO 8601 UTC, or null. */
  publishedAt: string | null;
};

/** @returns a post as its table keeps it. */
export const toPostRow = (post: StoredPost): PostTable => ({
  id: post.id,
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
  category_key: sortValueOf(fields.category, post.category),
  author_key: sortValueOf(fields.author, post.author),
  status_key: sortValueOf(fields.status, post.status),
  search: searchText(searchedTexts(postEntity, post)),
  public_search: searchText([...searchedTexts(postEntity, post), ...post.tags]),
});

const toPost = (row: PostTable): StoredPost => ({
  ...toSummary(row),
  content: row.content,
  tags: JSON.parse(row.tags) as string[],
  featuredImage: row.featured_image,
  version: row.version,
  publishedAt: row.published_at,
});

const toSummary = (row: Pick<PostTable, (typeof summaryColumns)[number]>): PostSummary => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  category: row.category,
  author: row.author,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const summaryColumns = [
  'id',
  'title',
  'excerpt',
  'category',
  'author',
  'status',
  'created_at',
  'updated_at',
] as const satisfies (keyof PostTable)[];

/** @returns the asked page of all posts that match, drafts too. */
export async function listPosts(db: Db, query: ListQuery): Promise<Page<PostSummary>> {
  return readPage(postEntity, query, {
    count: (condition) => countRows(db.selectFrom('post').where(condition)),
    read: async (condition, order, limit, offset) => {
      const found = db.selectFrom('post').select(summaryColumns).where(condition).orderBy(order);
      return (await found.limit(limit).offset(offset).execute()).map(toSummary);
    },
  });
}

/** What the public list shows of a post; its content is many times as large. */
const publicColumns = [
  'id',
  'title',
  'excerpt',
  'featured_image',
  'published_at',
  'created_at',
  'author',
  'category',
  'tags',
] as const;

/** @returns the asked page of the published posts that match, newest first. */
export async function listPublishedPosts(db: Db, { q, category, page }: PostQuery): Promise<Page<PublicPost>> {
  const pattern = searchPattern(q);
  const published = db.selectFrom('post').where('status', '=', 'published');
  let found = published;
  if (category !== all) found = found.where('category', '=', category);
  if (pattern) found = found.where(sql<boolean>`public_search like ${pattern} escape '\\'`);

  const total = await countRows(published);
  const matching = category === all && !pattern ? total : await countRows(found);
  const shown = shownPage({ page, pageSize: postsPerPage }, matching);
  const rows = await found
    .select(publicColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(postsPerPage)
    .offset((shown - 1) * postsPerPage)
    .execute();
  return { rows: rows.map(toPublicPost), matching, total, page: shown };
}

const toPublicPost = (row: Pick<PostTable, (typeof publicColumns)[number]>): PublicPost => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  image: row.featured_image,
  date: (row.published_at ?? row.created_at).slice(0, 10),
  author: row.author,
  category: row.category,
  tags: JSON.parse(row.tags) as string[],
});

/** @throws NotFound */
export async function getPost(db: Db, id: string): Promise<Post> {
  const { publishedAt: _, ...post } = toPost(await rowOf(db, id));
  return post;
}

async function rowOf(db: Db, id: string): Promise<PostTable> {
  const row = await db.selectFrom('post').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`There is no post ${id}.`);
  return row;
}

/**
 * Stores a new post, once for all attempts from one form. @param form checked and sanitised.
 * @param author the name that it appears under.
 * @throws Conflict<Post> where somebody else has changed it since. @throws NotFound where it was deleted since.
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
    tags: parseTags(tags),
    id,
    author,
    createdAt: now,
    updatedAt: now,
    version: 1,
    publishedAt: form.status === 'published' ? now : null,
  };
  await db.insertInto('post').values(toPostRow(post)).execute();
  return getPost(db, id);
}

/** Changes a post. @param version the one that was changed. @throws NotFound @throws Conflict<Post> */
export async function updatePost(db: Db, id: string, { tags, ...form }: PostForm, version: number): Promise<Post> {
  const before = toPost(await rowOf(db, id));
  const now = new Date().toISOString();
  const { id: _, ...row } = toPostRow({
    ...before,
    ...form,
    tags: parseTags(tags),
    updatedAt: now,
    version: version + 1,
    publishedAt: before.publishedAt ?? (form.status === 'published' ? now : null),
  });
  return changeVersion(db.updateTable('post').set(row), { id, version }, () => getPost(db, id));
}
