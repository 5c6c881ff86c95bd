import { blogMeta } from '#content/blog.ts';
import { basePath, paths } from '#paths';

/** Tells feed readers where the blog's feed is. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={blogMeta.title} href={basePath + paths.feed} />
);
