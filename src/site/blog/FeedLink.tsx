import { blogMeta } from '#content/blog.ts';
import { basePath, paths } from '#paths';

/** Link tag of the blog's feed, for feed readers. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={blogMeta.title} href={basePath + paths.feed} />
);
