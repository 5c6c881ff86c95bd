import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import { type AppPostCardVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ElementType } from 'react';
import { plainList, stretchedLink } from '#components/styles.ts';
import type { AppComponent, ElementSlotProps, SlotOptions, TextSlotProps } from '#components/themed.ts';
import { rootOf, slotsOf } from '#components/themed.ts';
import { blogWords } from '#content/blog.ts';
import { categoryLabels } from '#content/categories.ts';
import { formatDate } from '#domain/dates.ts';
import type { PublicPost } from '#domain/post.ts';
import { postPath } from '#paths';
import { PostPicture } from './PostPicture.tsx';

interface PostCardSlots {
  root: CardProps & { component?: ElementType };
  content: CardContentProps;
  eyebrow: TextSlotProps;
  title: TextSlotProps;
  byline: TextSlotProps;
  excerpt: TextSlotProps;
  tags: ElementSlotProps & { component?: ElementType };
  link: ButtonProps;
}

/** Props of {@link PostCard}; defaults, styles and variants can be changed in the theme under `AppPostCard`. */
export interface PostCardProps extends SlotOptions<PostCardSlots, PostCardProps> {
  post: PublicPost;
  /** Whether the card spans both columns. Default: false. */
  large?: boolean;
  /** Heading level of the title, one below that of the heading above the cards. Default `h2`. */
  headingLevel?: 'h2' | 'h3';
  /** Variants declared in `AppPostCardVariants`; a theme may add its own. Default `plain`. */
  variant?: keyof AppPostCardVariants;
}

declare module '@mui/material/styles' {
  interface AppPostCardVariants {
    plain: true;
  }
  interface AppComponents {
    AppPostCard: AppComponent<PostCardProps, PostCardSlots>;
  }
}

const Root = styled(
  Card,
  rootOf('AppPostCard'),
)<{
  component?: ElementType;
  ownerState: PostCardProps;
}>({ position: 'relative' });

/** Card of a post; the link covers the whole card. */
export function PostCard(inProps: PostCardProps) {
  const props = useThemeProps({ props: inProps, name: 'AppPostCard' });
  const { post, large = false, headingLevel = 'h2', variant = 'plain' } = props;
  const ownerState = { ...props, large, variant };
  const slot = slotsOf<PostCardSlots, PostCardProps>('AppPostCard', ownerState);
  const [RootSlot, root] = slot('root', Root);
  const [Content, content] = slot('content', CardContent);
  const [Eyebrow, eyebrow] = slot('eyebrow', Typography);
  const [Title, title] = slot('title', Typography);
  const [Byline, byline] = slot('byline', Typography);
  const [Excerpt, excerpt] = slot('excerpt', Typography);
  const [Tags, tags] = slot('tags', Box);
  const [LinkSlot, link] = slot('link', Button);
  return (
    <RootSlot component="article" {...root} ownerState={ownerState}>
      <PostPicture
        post={post}
        ratio={large ? '2 / 1' : '3 / 2'}
        sizes={large ? '(min-width: 900px) 870px, 92vw' : '(min-width: 900px) 420px, (min-width: 600px) 45vw, 92vw'}
      />
      <Content {...content}>
        <Eyebrow variant="eyebrow" {...eyebrow}>
          {categoryLabels[post.category]}
        </Eyebrow>
        <Title variant={large ? 'h3' : 'h4'} component={headingLevel} dir="auto" sx={{ mt: 1 }} {...title}>
          {post.title}
        </Title>
        <Byline variant="body2" sx={{ mt: 1, color: 'text.secondary' }} {...byline}>
          <time dateTime={post.date}>{formatDate(post.date)}</time> · {blogWords.by(post.author)}
        </Byline>
        <Excerpt variant="body2" dir="auto" sx={{ mt: 1.5, maxWidth: '66ch' }} {...excerpt}>
          {post.excerpt}
        </Excerpt>
        {post.tags.length > 0 && (
          <Tags component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, mb: 1 }} {...tags}>
            {post.tags.map((tag) => (
              <Box component="li" key={tag} sx={{ minWidth: 0 }}>
                <Chip label={<bdi>{tag}</bdi>} size="small" />
              </Box>
            ))}
          </Tags>
        )}
        <LinkSlot
          variant="underlined"
          href={postPath(post.slug)}
          sx={{ alignSelf: 'flex-start', mt: 'auto', ...stretchedLink }}
          {...link}
        >
          {blogWords.readMore}
          <span style={visuallyHidden}>{blogWords.readMoreAbout(post.title)}</span>
        </LinkSlot>
      </Content>
    </RootSlot>
  );
}
