import { screen, within } from '@testing-library/react';
import { blogWords } from '#content/blog.ts';
import { listedPosts as samplePosts } from '#tests/support/posts.ts';

export const [samplePost] = samplePosts as [(typeof samplePosts)[number]];

/** @returns the region with the latest posts. */
export const latestPosts = () => screen.getByRole('region', { name: blogWords.recentTitle });

/** @returns the link to a category. */
export const category = (name: string) =>
  within(screen.getByRole('navigation', { name: blogWords.categoriesTitle })).getByRole('link', { name });
