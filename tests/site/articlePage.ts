import { publishedPosts } from '#tests/support/posts.ts';

type Post = (typeof publishedPosts)[number];

/** The newest post, which has none after it, and the one before it. */
export const [newest, post] = publishedPosts as [Post, Post];

/** @returns the content of a meta element of the page. */
export const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
