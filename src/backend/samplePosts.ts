import { feedCount, type PostLink, relatedAmong, relatedPosts, toArticle } from '#domain/article.ts';
import { findRecords } from '#domain/findRecords.ts';
import { foundPost } from '#domain/foundPost.ts';
import { matchesChoice } from '#domain/listQuery.ts';
import { pageOf } from '#domain/pagedQuery.ts';
import {
  type PostForm,
  type PublicPost,
  postEntity,
  postFormSchema,
  postSummary,
  type StoredPost,
  takenSlug,
  toPublicPost,
} from '#domain/post.ts';
import { postsPerPage } from '#domain/publicQueries.ts';
import { type FoundPost, textsOfPost } from '#domain/search.ts';
import { slugOf } from '#domain/slug.ts';
import { matchesSearch, searchable } from '#domain/textSearch.ts';
import { parseTags } from '#domain/texts.ts';
import { posts as samples } from '#sample/posts.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, NotFound } from './errors.ts';
import { recordMethods, type SampleAccess, sampleRecords } from './sampleRecords.ts';
import { validate } from './validate.ts';

/** Number of posts in the demo's blog: the six newest, as in the specification. */
const listedCount = 6;

/** The port's methods, and what the search over all records needs. */
export type SamplePosts = Backend['posts'] & {
  /** @returns the posts with each word of a text in any of their texts, in the default order of their list. */
  containing: (text: string) => FoundPost[];
};

/** Creates the demo's posts, for staff and visitors. @param now the clock for timestamps. */
export function samplePosts(access: SampleAccess, now: () => Date): SamplePosts {
  /** Ids of posts by current or former slug. */
  const addresses = new Map(samples.map(({ slug, id }) => [slug, id]));

  /** @returns the slug for a post. @throws InvalidInput if the chosen slug belongs to another post. */
  const addressFor = (chosenSlug: string, { id, slug, title }: Pick<StoredPost, 'id' | 'slug' | 'title'>): string => {
    const isFree = (candidate: string) => {
      const owner = addresses.get(candidate) ?? id;
      return owner === id || !records.all().some((post) => post.id === owner);
    };
    if (chosenSlug && !isFree(chosenSlug)) throw new InvalidInput({ slug: takenSlug });
    const base = slugOf(title) || `post-${id}`;
    let freeSlug = chosenSlug || slug || base;
    for (let count = 2; !isFree(freeSlug); count += 1) freeSlug = `${base}-${count}`;
    addresses.set(freeSlug, id);
    return freeSlug;
  };

  const records = sampleRecords<StoredPost>(samples, now, {
    check: (post, _others, before) => {
      post.slug = addressFor(post.slug, { ...post, slug: before?.slug ?? '' });
      if (post.status === 'published') post.publishedAt ??= now().toISOString();
    },
  });

  const published = (): StoredPost[] =>
    records
      .all()
      .filter(({ status }) => status === 'published')
      .toSorted((a, b) => (publishedAtOf(a) < publishedAtOf(b) ? 1 : -1));
  const listedPosts = (): PublicPost[] => published().slice(0, listedCount).map(toPublicPost);

  return {
    containing: (text) => {
      const matching = records.all().filter((post) => matchesSearch(textsOfPost(post), text));
      const sorted = findRecords(postEntity, matching, { q: '', filters: {}, sort: postEntity.sort });
      return sorted.map((post) => foundPost(post, text));
    },
    ...recordMethods(records, access, {
      name: 'post',
      entity: postEntity,
      listedOf: postSummary,
      read: readPostForm,
      make: (post) => ({ ...post, author: access.staffOnly().name, publishedAt: null }),
    }),
    listPublished: async ({ q, tag, category, page }) => {
      const isTagged = ({ tags }: StoredPost) => tags.map(searchable).includes(searchable(tag));
      // A tag leads to all its posts, as the links of posts that are not listed would lead nowhere otherwise.
      const all = tag === '' ? listedPosts() : published().filter(isTagged).map(toPublicPost);
      const matching = all.filter(
        (post) => matchesChoice(post.category, category) && matchesSearch([post.title, post.excerpt, ...post.tags], q),
      );
      return structuredClone(pageOf(matching, all.length, { page, pageSize: postsPerPage }));
    },
    read: async (slug) => {
      const all = published();
      const index = all.findIndex(({ id }) => id === addresses.get(slug));
      const post = all[index];
      if (!post) throw new NotFound(`There is no post ${slug}.`);
      return structuredClone({
        article: toArticle(post),
        previous: linkTo(all[index + 1]),
        next: linkTo(all[index - 1]),
        related: relatedPosts(toPublicPost(post), all.slice(0, relatedAmong).map(toPublicPost)),
      });
    },
    listAddresses: async () =>
      published().map(({ slug, featuredImage, updatedAt }) => ({ slug, image: featuredImage, updatedAt })),
    listLatest: async () => structuredClone(published().slice(0, feedCount).map(toArticle)),
    makePreview: async (id) => {
      access.staffOnly();
      return records.get(id).id;
    },
    readPreview: async (token) => toArticle(records.get(token)),
  };
}

const publishedAtOf = ({ publishedAt, createdAt }: StoredPost) => publishedAt ?? createdAt;

const linkTo = (post: StoredPost | undefined): PostLink | null =>
  post ? { slug: post.slug, title: post.title } : null;

/** @returns the record of a validated form. @throws InvalidInput */
function readPostForm(form: PostForm) {
  const { tags, ...record } = validate(postFormSchema, form);
  return { ...record, tags: parseTags(tags) };
}
