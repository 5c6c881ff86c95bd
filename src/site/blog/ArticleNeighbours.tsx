import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { plainList } from '#components/styles.ts';
import { articleWords } from '#content/article.ts';
import type { PostLink } from '#domain/article.ts';
import type { PublicPost } from '#domain/post.ts';
import { postPath } from '#paths';
import { PostCard } from './PostCard.tsx';

/** Links to the previous and the next post. */
export function ArticleNeighbours({ previous, next }: { previous: PostLink | null; next: PostLink | null }) {
  if (!previous && !next) return null;
  return (
    <Container component="nav" aria-label={articleWords.neighbours} sx={{ '@media print': { display: 'none' } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          gap: { xs: 3, sm: 6 },
          py: 5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {previous && <Neighbour label={articleWords.previous} post={previous} />}
        {next && <Neighbour label={articleWords.next} post={next} isNext />}
      </Box>
    </Container>
  );
}

function Neighbour({ label, post, isNext = false }: { label: string; post: PostLink; isNext?: boolean }) {
  return (
    <Box sx={isNext ? { gridColumn: { sm: 2 }, textAlign: { sm: 'right' } } : undefined}>
      <Typography variant="eyebrow" component="p">
        {label}
      </Typography>
      <Link
        href={postPath(post.slug)}
        variant="h4"
        dir="auto"
        sx={{ display: 'inline-block', mt: 1, py: 0.5, overflowWrap: 'anywhere' }}
      >
        {post.title}
      </Link>
    </Box>
  );
}

/** Related posts; hidden in print. */
export function RelatedPosts({ posts }: { posts: readonly PublicPost[] }) {
  const { eyebrow, title } = articleWords.related;
  return (
    <div data-screen="">
      <Section ground="sunken" labelledBy="related-posts">
        <SectionHeading id="related-posts" eyebrow={eyebrow} title={title} />
        <Box
          component="ul"
          sx={{
            ...plainList,
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
            },
            columnGap: 4,
            rowGap: 7,
            // In a two-column layout the third card would be alone in its row.
            '& > li:nth-of-type(3)': { display: { sm: 'none', md: 'block' } },
          }}
        >
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} headingLevel="h3" />
            </li>
          ))}
        </Box>
      </Section>
    </div>
  );
}
