import type { PostCategory } from '#domain/categories.ts';

/** Labels of the blog's categories, for its sidebar and the back office. */
export const postCategoryLabels: Readonly<Record<PostCategory, string>> = {
  wedding: 'Weddings',
  corporate: 'Corporate',
  birthday: 'Birthdays',
  planning: 'Planning',
  decoration: 'Decoration',
};
