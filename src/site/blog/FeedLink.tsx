import { blogMeta } from '#content/blog.ts';
import { paths } from '#paths';

/** Tells feed readers where the blog's feed is. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={blogMeta.title} href={paths.feed} />
);
