import { toPublicPost } from '#domain/post.ts';
import { posts } from '#sample/posts.ts';

/** The published sample posts in their public form, newest first. */
export const publishedPosts = posts.filter(({ status }) => status === 'published').map(toPublicPost);

/** Posts on the first page of the demo's blog. */
export const listedPosts = publishedPosts.slice(0, 6);
