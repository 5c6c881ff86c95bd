import { type InferType, object, string } from 'yup';
import { postLabels, postSentences, postSorts, postStatusLabels } from '#content/domain/post.ts';
import { type PostCategory, postCategories, postCategoryLabels } from './categories.ts';
import type { Entity } from './entity.ts';
import { slugOf } from './slug.ts';
import { lineOfText, linesOfText, tooLong, withoutHidden } from './texts.ts';

export { postStatusLabels };

/** A published blog post as the public site lists it. */
export interface PublicPost {
  id: string;
  /** The last part of its address. */
  slug: string;
  title: string;
  excerpt: string;
  /** Name of a photograph in `content/photos`, address of an uploaded picture, or empty. */
  image: string;
  /** Day of publication, ISO 8601 (`2023-06-14`). */
  date: string;
  author: string;
  category: PostCategory;
  tags: string[];
}

/** Whether visitors see a post. */
export const postStatuses = ['draft', 'published'] as const;
/** Whether visitors see a post. */
export type PostStatus = (typeof postStatuses)[number];

/** A blog post with everything its form edits. */
export type Post = {
  id: string;
  title: string;
  excerpt: string;
  category: PostCategory;
  author: string;
  status: PostStatus;
  /** Instants, ISO 8601 UTC. */
  createdAt: string;
  updatedAt: string;
  /** HTML of the tags that the editor offers; links and pictures only where `richText.ts` allows them. */
  content: string;
  tags: string[];
  /** Address of the picture, or empty. */
  featuredImage: string;
  /** The last part of its address; those that it had before lead there. */
  slug: string;
  /** Title for search engines; empty where the post's own title serves. */
  metaTitle: string;
  metaDescription: string;
  /** Counts the changes, from 1: whoever saves says which version they have changed. */
  version: number;
};

/** A post and when visitors first saw it. */
export type StoredPost = Post & {
  /** Instant of the first publication, ISO 8601 UTC, or null. */
  publishedAt: string | null;
};

/** @returns what the public site lists of a post. */
export const toPublicPost = (
  post: Pick<StoredPost, 'id' | 'slug' | 'title' | 'excerpt' | 'author' | 'category' | 'tags' | 'featuredImage'> &
    Pick<StoredPost, 'createdAt' | 'publishedAt'>,
): PublicPost => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  image: post.featuredImage,
  date: (post.publishedAt ?? post.createdAt).slice(0, 10),
  author: post.author,
  category: post.category,
  tags: post.tags,
});

/** Fields of a post in the back office's list, beside its id; without the content, which is many times as large. */
export const postSummaryFields = [
  'slug',
  'title',
  'excerpt',
  'category',
  'author',
  'status',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof Post)[];

/** A blog post as the back office lists it. */
export type PostSummary = Pick<Post, 'id' | (typeof postSummaryFields)[number]>;

/** Said where another post has the address. */
export const { takenSlug } = postSentences;

/** Said where a picture is none of this site. */
export const { notOurPicture } = postSentences;

/**
 * @param image what a post calls its picture: a photograph of the site by name, the address of an uploaded picture, in
 * the demo the picture itself, or nothing. @returns whether it can be one of these; which photographs there are, the
 * server knows.
 */
const isOurPicture = (image: string): boolean =>
  image === '' ||
  /^[a-z\d-]+$/.test(image) ||
  /^\/uploads\/[\w-]+\.webp$/.test(image) ||
  /^(data:image\/|blob:)/.test(image);

/** The one schema of the post form, for the form and for whoever stores the post. */
export const postFormSchema = object({
  title: lineOfText(300).required(postSentences.titleNeeded),
  excerpt: linesOfText(2000).required(postSentences.excerptNeeded),
  /** HTML; tags without a word or a picture between them count as nothing. */
  content: string()
    .transform((html: unknown) => (typeof html === 'string' ? withoutHidden(html) : html))
    .default('')
    .max(1_000_000, tooLong)
    .test('not-blank', postSentences.contentNeeded, (html) => !isBlankHtml(html))
    .defined(),
  category: string()
    .default('')
    .required(postSentences.categoryNeeded)
    .oneOf(postCategories, postSentences.categoryNeeded),
  /** Comma separated. */
  tags: lineOfText(2000).defined(),
  featuredImage: string().default('').test('ours', notOurPicture, isOurPicture).defined(),
  status: string().oneOf(postStatuses).default('draft').defined(),
  /** Empty: the one that it has, or the one of its title. */
  slug: lineOfText(2000).transform(slugOf).defined(),
  metaTitle: lineOfText(200).defined(),
  metaDescription: lineOfText(400).defined(),
});

/** A post as the form hands it on. */
export type PostForm = InferType<typeof postFormSchema>;

/** The form's fields while they are being filled in: text, whatever it will mean. */
export type PostDraft = Record<keyof PostForm, string>;

/** The empty form. */
export const emptyPost: PostDraft = postFormSchema.getDefault();

/** @returns a stored post as its form shows it. */
export const postToForm = (post: Post): PostDraft => ({
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  category: post.category,
  tags: post.tags.join(', '),
  featuredImage: post.featuredImage,
  status: post.status,
  slug: post.slug,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
});

/** Posts, as all lists and tables have them. */
export const postEntity: Entity<Post> = {
  fields: {
    title: { kind: 'text', label: postLabels.title, searched: true, sorts: postSorts.title },
    excerpt: { kind: 'text', label: postLabels.excerpt, searched: true },
    category: {
      kind: 'choice',
      label: postLabels.category,
      labels: postCategoryLabels,
      sortedBy: 'label',
      sorts: postSorts.category,
    },
    author: { kind: 'text', label: postLabels.author, sorts: postSorts.author },
    status: {
      kind: 'choice',
      label: postLabels.status,
      labels: postStatusLabels,
      sortedBy: 'order',
      sorts: postSorts.status,
    },
    createdAt: { kind: 'instant', label: postLabels.createdAt },
    updatedAt: { kind: 'instant', label: postLabels.updatedAt, sorts: postSorts.updatedAt },
    content: { kind: 'text', label: postLabels.content },
    tags: { kind: 'texts', label: postLabels.tags },
    featuredImage: { kind: 'text', label: postLabels.featuredImage },
    slug: { kind: 'text', label: postLabels.slug },
    metaTitle: { kind: 'text', label: postLabels.metaTitle },
    metaDescription: { kind: 'text', label: postLabels.metaDescription },
    version: { kind: 'number', label: postLabels.version },
  },
  filters: { category: 'category' },
  sort: { field: 'updatedAt', order: 'desc' },
};

/** @returns whether a text has neither a word nor a picture. */
export const isBlankHtml = (html: string) =>
  !/<img\b/i.test(html) && html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '') === '';
