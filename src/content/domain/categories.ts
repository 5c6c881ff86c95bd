import type { PostCategory } from '#domain/categories.ts';

/** The blog's categories, as its sidebar and the back office list them. */
export const postCategoryLabels: Readonly<Record<PostCategory, string>> = {
  wedding: 'Weddings',
  corporate: 'Corporate',
  birthday: 'Birthdays',
  planning: 'Planning',
  decoration: 'Decoration',
};
