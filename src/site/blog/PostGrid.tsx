import Box from '@mui/material/Box';
import type { PublicPost } from '#domain/post.ts';
import { PostCard } from './PostCard.tsx';

/** Posts in two columns; with an odd number of posts the first one spans both. */
export function PostGrid({ posts }: { posts: readonly PublicPost[] }) {
  return (
    <Box
      data-reveal={posts.length % 2 === 1 ? '' : '2'}
      sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, rowGap: 7 }}
    >
      {posts.map((post, index) => {
        const large = index === 0 && posts.length % 2 === 1;
        return (
          <Box key={post.id} sx={{ gridColumn: { sm: large ? '1 / -1' : 'auto' } }}>
            <PostCard post={post} large={large} />
          </Box>
        );
      })}
    </Box>
  );
}
