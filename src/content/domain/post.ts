import type { PostStatus } from '#domain/post.ts';

/** Labels of post statuses. */
export const postStatusLabels: Readonly<Record<PostStatus, string>> = { draft: 'Draft', published: 'Published' };

/** Labels of a post's fields. */
export const postLabels = {
  title: 'Title',
  excerpt: 'Excerpt',
  category: 'Category',
  author: 'Author',
  status: 'Status',
  createdAt: 'Created',
  updatedAt: 'Last updated',
  content: 'Content',
  tags: 'Tags',
  featuredImage: 'Featured image',
  slug: 'Web address',
  metaTitle: 'Search title',
  metaDescription: 'Search description',
  version: 'Version',
};

/** Labels of the sort menu by field, ascending and descending. */
export const postSorts = {
  title: ['Title, A to Z', 'Title, Z to A'],
  category: ['Category, A to Z', 'Category, Z to A'],
  author: ['Author, A to Z', 'Author, Z to A'],
  status: ['Drafts first', 'Published first'],
  updatedAt: ['Longest untouched first', 'Last updated first'],
} as const;

/** Error messages of the post form, including the server's. */
export const postSentences = {
  titleNeeded: 'Title is required',
  excerptNeeded: 'Excerpt is required',
  contentNeeded: 'Content is required',
  contentTooDeep: 'There are too many lists or quotations within each other. Please remove some of them.',
  categoryNeeded: 'Category is required',
  takenSlug: 'Another post uses this address, or used it before. Please choose another one.',
  notOurPicture: 'This picture is not from this site. Please choose it again.',
};
