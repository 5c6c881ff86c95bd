import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import { type AppPostCardVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ElementType } from 'react';
import { stretchedLink } from '#components/stretchedLink.ts';
import {
  type ElementSlotProps,
  rootOf,
  slotsOf,
  type TextSlotProps,
  type ThemedComponent,
} from '#components/themed.ts';
import { blogWords } from '#content/blog.ts';
import { categoryLabels } from '#content/categories.ts';
import { formatDate } from '#domain/dates.ts';
import type { PublicPost } from '#domain/post.ts';
import { postPath } from '#paths';
import { PostPicture } from './PostPicture.tsx';

/** Props of {@link PostCard}; defaults, styles and variants can be changed in the theme under `AppPostCard`. */
export interface PostCardProps {
  post: PublicPost;
  /** Takes both columns. Default `false`. */
  large?: boolean;
  /** A theme may declare more in `AppPostCardVariants` and say how they look. Default `plain`. */
  variant?: keyof AppPostCardVariants;
  slotProps?: {
    root?: CardProps;
    content?: CardContentProps;
    eyebrow?: TextSlotProps;
    title?: TextSlotProps;
    byline?: TextSlotProps;
    excerpt?: TextSlotProps;
    tags?: ElementSlotProps;
    link?: ButtonProps;
  };
}

declare module '@mui/material/styles' {
  interface AppPostCardVariants {
    plain: true;
  }
  interface ComponentNameToClassKey {
    AppPostCard: 'root' | 'content' | 'eyebrow' | 'title' | 'byline' | 'excerpt' | 'tags' | 'link';
  }
  interface ComponentsPropsList {
    AppPostCard: Partial<PostCardProps>;
  }
  interface Components<Theme> {
    AppPostCard?: ThemedComponent<'AppPostCard', Theme>;
  }
}

const Root = styled(
  Card,
  rootOf('AppPostCard'),
)<{
  component: ElementType;
  ownerState: Pick<PostCardProps, 'variant' | 'large'>;
}>({ position: 'relative' });

/** One post as a card; the link covers the whole of it. */
export function PostCard(inProps: PostCardProps) {
  const { post, large = false, variant = 'plain', slotProps } = useThemeProps({ props: inProps, name: 'AppPostCard' });
  const slot = slotsOf('AppPostCard', slotProps);
  return (
    <Root component="article" {...slot('root')} ownerState={{ variant, large }}>
      <PostPicture
        post={post}
        ratio={large ? '2 / 1' : '3 / 2'}
        sizes={large ? '(min-width: 900px) 870px, 92vw' : '(min-width: 900px) 420px, (min-width: 600px) 45vw, 92vw'}
      />
      <CardContent {...slot('content')}>
        <Typography variant="eyebrow" {...slot('eyebrow')}>
          {categoryLabels[post.category]}
        </Typography>
        <Typography variant={large ? 'h3' : 'h4'} component="h2" sx={{ mt: 1 }} {...slot('title')}>
          {post.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }} {...slot('byline')}>
          <time dateTime={post.date}>{formatDate(post.date)}</time> · {blogWords.by(post.author)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '66ch' }} {...slot('excerpt')}>
          {post.excerpt}
        </Typography>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 2, mb: 1, p: 0, listStyle: 'none' }}
          {...slot('tags')}
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
          {...slot('link')}
        >
          {blogWords.readMore}
          <span style={visuallyHidden}>{blogWords.readMoreAbout(post.title)}</span>
        </Button>
      </CardContent>
    </Root>
  );
}
