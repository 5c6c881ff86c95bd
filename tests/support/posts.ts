import { toPublicPost } from '#domain/post.ts';
import { posts } from '#sample/posts.ts';

/** The published sample posts as visitors see them, newest first. */
export const publishedPosts = posts.filter(({ status }) => status === 'published').map(toPublicPost);

/** The posts that the demo's blog lists. */
export const listedPosts = publishedPosts.slice(0, 6);
