import { type InferType, object, string } from 'yup';
import { postLabels, postSentences, postSorts, postStatusLabels } from '#content/domain/post.ts';
import { type PostCategory, postCategories, postCategoryLabels } from './categories.ts';
import type { Entity } from './entity.ts';
import { companyDay } from './moments.ts';
import { slugOf } from './slug.ts';
import { lineOfText, linesOfText, tooLong, withoutHidden } from './texts.ts';

export { postStatusLabels };

/** A published blog post as the public site lists it. */
export interface PublicPost {
  id: string;
  /** The last segment of its URL. */
  slug: string;
  title: string;
  excerpt: string;
  /** Name of a photograph in `content/photos`, path of an uploaded picture, or empty. */
  image: string;
  /** Day of publication in the company's time zone, ISO 8601 (`2023-06-14`). */
  date: string;
  author: string;
  category: PostCategory;
  tags: string[];
}

/** Statuses of a post; visitors see published ones only. */
export const postStatuses = ['draft', 'published'] as const;
/** Status of a post. */
export type PostStatus = (typeof postStatuses)[number];

/** A blog post with all fields of its form. */
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
  /** HTML with the elements of the editor; URLs of links and pictures conform to `richText.ts`. */
  content: string;
  tags: string[];
  /** Name or URL of the picture, or empty. */
  featuredImage: string;
  /** The last segment of its URL; former slugs redirect to it. */
  slug: string;
  /** Title for search engines; if empty, the post's own title is used. */
  metaTitle: string;
  metaDescription: string;
  /** Version number, from 1; sent with each update to detect concurrent changes. */
  version: number;
};

/** A post with the time of its publication. */
export type StoredPost = Post & {
  /** Instant of the first publication, ISO 8601 UTC, or null. */
  publishedAt: string | null;
};

/** @returns the data of a post in public lists. */
export const toPublicPost = (
  post: Pick<StoredPost, 'id' | 'slug' | 'title' | 'excerpt' | 'author' | 'category' | 'tags' | 'featuredImage'> &
    Pick<StoredPost, 'createdAt' | 'publishedAt'>,
): PublicPost => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  image: post.featuredImage,
  date: companyDay(post.publishedAt ?? post.createdAt),
  author: post.author,
  category: post.category,
  tags: post.tags,
});

/** Fields of a post in the back office's list, besides its id; without the much larger content. */
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

/** @returns a post as the back office lists it. */
export const postSummary = (post: Post): PostSummary =>
  Object.fromEntries((['id', ...postSummaryFields] as const).map((name) => [name, post[name]])) as PostSummary;

/** Error message if another post has the slug. */
export const { takenSlug } = postSentences;

/** Error message if a picture does not belong to this site. */
export const { notOurPicture } = postSentences;

/**
 * @param image the name of a photograph, the path of an upload, in the demo a data or blob URL, or empty.
 * @returns whether it has one of these formats; only the server checks whether the photograph exists.
 */
const isOurPicture = (image: string): boolean =>
  image === '' ||
  /^[a-z\d-]+$/.test(image) ||
  /^\/uploads\/[\w-]+\.webp$/.test(image) ||
  /^(data:image\/|blob:)/.test(image);

/** Schema of the post form, shared by form and server. */
export const postFormSchema = object({
  title: lineOfText(300).required(postSentences.titleNeeded),
  excerpt: linesOfText(2000).required(postSentences.excerptNeeded),
  /** HTML; content without text and pictures counts as empty. */
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
  /** Comma-separated. */
  tags: lineOfText(2000).defined(),
  featuredImage: string().default('').test('ours', notOurPicture, isOurPicture).defined(),
  status: string().oneOf(postStatuses).default('draft').defined(),
  /** Empty to keep the current slug, or to derive one from the title. */
  slug: lineOfText(2000).transform(slugOf).defined(),
  metaTitle: lineOfText(200).defined(),
  metaDescription: lineOfText(400).defined(),
});

/** A valid post form. */
export type PostForm = InferType<typeof postFormSchema>;

/** The form's values while it is being filled in, all of them text. */
export type PostDraft = Record<keyof PostForm, string>;

/** The empty form. */
export const emptyPost: PostDraft = postFormSchema.getDefault();

/** @returns the form values of a post. */
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

/** The fields, filters and default order of posts. */
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

/**
 * @returns whether HTML contains neither text nor pictures. A tag ends before the next one: searching for the end of each
 * of many unclosed tags would take minutes.
 */
export const isBlankHtml = (html: string) =>
  !/<img\b/i.test(html) && html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|\s/g, '') === '';
