import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { blogWords } from '#content/blog.ts';
import { formatDate } from '#domain/dates.ts';
import type { PublicPost } from '#domain/post.ts';
import { postPath } from '#paths';

/** Compact list of the latest posts, independent of the filters; their pictures are in the list of all posts. */
export function RecentPosts({ posts }: { posts: readonly PublicPost[] }) {
  return (
    <Box component="section" aria-labelledby="recent-posts" data-screen="" sx={{ gridArea: 'recent' }}>
      <Typography id="recent-posts" variant="eyebrow" component="h2" sx={{ mb: 2.5 }}>
        {blogWords.recentTitle}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' }}>
        {posts.map((post) => (
          <li key={post.id}>
            <Link
              href={postPath(post.slug)}
              variant="body2"
              dir="auto"
              sx={{ fontWeight: 600, lineHeight: 1.4, display: 'block', overflowWrap: 'anywhere' }}
            >
              {post.title}
            </Link>
            <Typography variant="caption" component="time" dateTime={post.date} sx={{ color: 'text.secondary' }}>
              {formatDate(post.date)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
