import ButtonBase from '@mui/material/ButtonBase';
import ImageListItem from '@mui/material/ImageListItem';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { categoryLabels } from '#content/categories.ts';
import { galleryWords } from '#content/gallery.ts';
import { photo as pictureNamed } from '#content/photos/photo.ts';
import type { CaptionedPhoto } from '#domain/galleryPhoto.ts';
import { galleryStoryPath } from '#paths';

/** `view-transition-name` shared by a tile and its enlarged picture, so that browsers animate between them. */
export const enlargedName = 'enlarged-picture';

/** Props of {@link PhotoTile}. */
export interface PhotoTileProps {
  photo: CaptionedPhoto;
  /** Number of columns on wide screens, out of six. */
  span: number;
  /** Position in the row on wide screens, in units of two columns; delays the reveal animation. */
  rowPosition: number;
  /** Spans both columns on phones. */
  isWideOnPhone: boolean;
  /** Whether the view transition starts or ends at this tile. */
  inTransition: boolean;
  onOpen: () => void;
  /** Called on hover or focus, to preload the lightbox. */
  onPreload: () => void;
}

/** A picture of the gallery: the picture is a button that enlarges it, the title below links to its story. */
export function PhotoTile({
  photo,
  span,
  rowPosition,
  isWideOnPhone,
  inTransition,
  onOpen,
  onPreload,
}: PhotoTileProps) {
  return (
    <ImageListItem
      style={{ gridColumnEnd: 'var(--span)' }}
      sx={{
        '--reveal-place': { md: rowPosition },
        '--span': { xs: isWideOnPhone ? 'span 2' : 'span 1', sm: 'span 1', md: `span ${span}` },
      }}
    >
      <ButtonBase
        aria-label={galleryWords.enlarge(photo.alt)}
        aria-haspopup="dialog"
        onClick={onOpen}
        style={inTransition ? { viewTransitionName: enlargedName } : undefined}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        sx={{
          display: 'block',
          width: '100%',
          overflow: 'hidden',
          borderRadius: ({ vars }) => vars.shape.pictureRadius,
          '& img': {
            transition: ({ transitions }) => transitions.create('transform', { easing: transitions.easing.quiet }),
          },
          '&:hover img': { transform: 'scale(1.02)' },
        }}
      >
        <Photo
          picture={pictureNamed(photo.src)}
          alt={photo.alt}
          sizes={`(min-width: 900px) ${span > 2 ? 830 : 540}px, (min-width: 600px) 48vw, ${isWideOnPhone ? 92 : 68}vw`}
          sx={{ aspectRatio: { xs: isWideOnPhone ? '3 / 2' : '4 / 5', sm: '3 / 2', md: 'auto' }, height: { md: 360 } }}
        />
      </ButtonBase>
      <Typography variant="eyebrow" component="p" sx={{ mt: 1.75 }}>
        {categoryLabels[photo.category]}
      </Typography>
      <Link
        href={galleryStoryPath(photo.story)}
        variant="panelTitle"
        color="inherit"
        underline="hover"
        // Without an event title, the picture's alt text tells which story the link leads to.
        aria-label={photo.event ? undefined : galleryWords.linkLabel(photo.alt)}
        sx={{ alignSelf: 'flex-start', py: 0.5 }}
      >
        {photo.event?.title ?? galleryWords.link}
      </Link>
      {photo.event && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {photo.event.place}
        </Typography>
      )}
    </ImageListItem>
  );
}
