import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { stretchedLink } from '#components/stretchedLink.ts';
import { blogWords } from '#content/blog.ts';
import { categoryLabels } from '#content/categories.ts';
import { formatDate } from '#domain/dates.ts';
import type { PublicPost } from '#domain/post.ts';
import { postPath } from '#paths';
import { PostPicture } from './PostPicture.tsx';

/** One post as a card; the link covers the whole of it. @param large takes both columns. */
export function PostCard({ post, large = false }: { post: PublicPost; large?: boolean }) {
  return (
    <Card component="article" sx={{ position: 'relative' }}>
      <PostPicture
        post={post}
        ratio={large ? '2 / 1' : '3 / 2'}
        sizes={large ? '(min-width: 900px) 870px, 92vw' : '(min-width: 900px) 420px, (min-width: 600px) 45vw, 92vw'}
      />
      <CardContent>
        <Typography variant="eyebrow">{categoryLabels[post.category]}</Typography>
        <Typography variant={large ? 'h3' : 'h4'} component="h2" sx={{ mt: 1 }}>
          {post.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <time dateTime={post.date}>{formatDate(post.date)}</time> · {blogWords.by(post.author)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '66ch' }}>
          {post.excerpt}
        </Typography>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 2, mb: 1, p: 0, listStyle: 'none' }}
        >
          {post.tags.map((tag) => (
            <li key={tag}>
              <Chip label={tag} size="small" />
            </li>
          ))}
        </Box>
        <Button
          variant="underlined"
          href={postPath(post.id)}
          sx={{ alignSelf: 'flex-start', mt: 'auto', ...stretchedLink }}
        >
          {blogWords.readMore}
          <span style={visuallyHidden}>{blogWords.readMoreAbout(post.title)}</span>
        </Button>
      </CardContent>
    </Card>
  );
}
