import { formatNumber } from '#domain/numbers.ts';

/** Texts of the list of posts. */
export const postWords = {
  title: 'Blog Posts',
  search: { id: 'post-search', label: 'Search posts', placeholder: 'Search title or excerpt' },
  /** Label of each filter's option for no restriction. */
  all: { category: 'All categories' },
  /** @param shown number of matching records. @param total number of all records. */
  count: (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} posts`,
  newPost: 'Create New Post',
  view: (title: string) => `View post ${title} in a new tab`,
  previewLabel: 'Preview',
  preview: (title: string) => `Preview draft ${title} in a new tab`,
  edit: (title: string) => `Edit post ${title}`,
  remove: (title: string) => `Delete post ${title}`,
  confirmRemove: (title: string) =>
    `Are you sure you want to delete the post “${title}”? This action cannot be undone.`,
  removed: (title: string) => `The post “${title}” was deleted.`,
  confirmRemoveAll: (count: number) =>
    `Are you sure you want to delete these ${count} posts? This action cannot be undone.`,
  removedAll: (count: number) => `${count} posts were deleted.`,
  none: { title: 'No posts yet', text: 'Write the first one. Nobody sees it until you publish it.' },
  empty: { title: 'No posts found', text: 'Try changing your search or category filter' },
  clear: 'Clear search and filters',
} as const;
