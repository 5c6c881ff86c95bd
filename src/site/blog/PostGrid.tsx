import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '#components/EmptyState.tsx';
import { blogWords } from '#content/blog.ts';
import type { PublicPost } from '#domain/post.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { paths } from '#paths';
import { PostCard } from './PostCard.tsx';

/** Posts in two columns; with an odd number of posts the first one spans both. */
export function PostGrid({ posts }: { posts: readonly PublicPost[] }) {
  return (
    <Box
      data-reveal={posts.length % 2 === 1 ? '' : '2'}
      sx={{
        display: 'grid',
        // Not wider than the screen if a tag is.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 4,
        rowGap: 7,
      }}
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

/** Empty state of the blog; its button clears the filters and focuses the search box. */
export function NoPosts() {
  return (
    <EmptyState
      title={blogWords.empty.title}
      text={blogWords.empty.text}
      slotProps={{ root: { sx: { py: { md: 10 } } } }}
    >
      <Button
        variant="underlined"
        component={RouterLink}
        href={paths.blog}
        preventScrollReset
        onClick={() => document.getElementById(blogWords.search.id)?.focus()}
      >
        {blogWords.clear}
      </Button>
    </EmptyState>
  );
}
