import Box from '@mui/material/Box';
import { Photo, type PhotoProps } from '#components/Photo.tsx';
import { pictureOf } from '#content/photos/pictureOf.ts';
import type { PublicPost } from '#domain/post.ts';

/** Props of {@link PostPicture}. */
export interface PostPictureProps extends Pick<PhotoProps, 'sizes' | 'alt'> {
  post: PublicPost;
  ratio: string;
}

/** A post's picture; for a post without one, a box of the same size with the first letter of its title. */
export function PostPicture({ post, ratio, ...photo }: PostPictureProps) {
  const picture = pictureOf(post.image);
  if (picture) return <Photo picture={picture} ratio={ratio} {...photo} />;
  return (
    <Box
      aria-hidden
      sx={{
        containerType: 'size',
        display: 'grid',
        placeItems: 'center',
        aspectRatio: ratio,
        bgcolor: 'blush.ground',
        // A thin inset border.
        boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars.palette.divider}`,
        color: 'gold.text',
        typography: 'quote',
      }}
    >
      <Box
        component="span"
        sx={({ typography }) => ({ fontSize: '60cqh', lineHeight: 1, fontStyle: typography.tagline.fontStyle })}
      >
        {[...post.title][0]}
      </Box>
    </Box>
  );
}
