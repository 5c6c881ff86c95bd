import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { plainArrowKeyStep } from '#components/arrowKeyStep.ts';
import { Photo } from '#components/Photo.tsx';
import { mirrored } from '#components/styles.ts';
import { useSwipe } from '#components/useSwipe.ts';
import { galleryWords } from '#content/gallery.ts';
import { photo as pictureNamed } from '#content/photos/photo.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { focusContent } from '#frame/focusContent.ts';
import { galleryStoryPath } from '#paths';
import { enlargedName } from './PhotoTile.tsx';

/** The picture during the view transition. */
const pictureInTransition = {
  height: '100%',
  objectFit: 'cover',
  overflow: 'clip',
  mixBlendMode: 'normal',
  animation: 'none',
} as const;
/** Matches the page in which the lightbox is open. */
const lightboxIsOpen = ':root:has([data-enlarged])';

/**
 * Styles of the view transition: only the enlarged picture is animated, cropped to the tile's shape at the tile's end,
 * without a cross-fade.
 */
const transitionStyles = ({ transitions }: Theme) => ({
  '::view-transition-group(*)': {
    animationDuration: `${transitions.duration.standard}ms`,
    animationTimingFunction: transitions.easing.quiet,
  },
  [`::view-transition-image-pair(${enlargedName})`]: { isolation: 'auto' },
  [`::view-transition-old(${enlargedName}), ${lightboxIsOpen}::view-transition-new(${enlargedName})`]: {
    display: 'block',
    ...pictureInTransition,
  },
  [`::view-transition-new(${enlargedName}), ${lightboxIsOpen}::view-transition-old(${enlargedName})`]: {
    display: 'none',
  },
  // On back navigation the router repeats the view transition, even if reduced motion was set meanwhile.
  '@media (prefers-reduced-motion: reduce)': {
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animation: 'none' },
  },
});

/** There is no tile to return to if the picture was opened by its address. */
function focusContentIfLost(dialog: HTMLElement) {
  if (dialog.contains(document.activeElement)) focusContent();
}

/** Props of {@link Lightbox}. */
export interface LightboxProps {
  photos: readonly GalleryPhoto[];
  /** Index of the enlarged picture; negative if the lightbox is closed. */
  index: number;
  /** Called for the next (1) or the previous (-1) picture. */
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/**
 * Shows one picture full screen: arrow keys, buttons and swipes navigate; Escape, Back and the close button close it.
 */
export function Lightbox({ photos, index, onStep, onClose }: LightboxProps) {
  // Keeps the last picture while the dialog fades out.
  const [lastIndex, setLastIndex] = useState(index);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);
  const current = Math.min(Math.max(lastIndex, 0), photos.length - 1);
  const photo = photos[current];
  const swipe = useSwipe(onStep);
  if (!photo) return null;
  const picture = pictureNamed(photo.src);
  const { width = 3, height = 2 } = picture;

  const stepByKey = (event: KeyboardEvent) => {
    const step = plainArrowKeyStep(event);
    if (step) onStep(step);
  };

  return (
    <>
      <GlobalStyles styles={transitionStyles} />
      <Dialog
        open={index >= 0}
        // Where view transitions are supported, they animate the picture; the dialog's fade would interfere.
        transitionDuration={'startViewTransition' in document ? 0 : undefined}
        onClose={onClose}
        onKeyDown={stepByKey}
        fullScreen
        slotProps={{
          transition: { onExited: focusContentIfLost },
          paper: {
            'aria-label': galleryWords.lightbox,
            'aria-labelledby': undefined,
            sx: { bgcolor: 'picture.scrim', color: 'picture.text' },
          },
        }}
        sx={(theme) => ({ '--focus-ring': theme.vars.palette.picture.gold })}
      >
        <LightboxBar position={current + 1} count={photos.length} onClose={onClose} />
        <Box
          {...swipe}
          sx={{
            containerType: 'size',
            display: 'grid',
            placeItems: 'center',
            flex: 1,
            minHeight: 0,
            mx: { xs: 0, md: 10 },
          }}
        >
          <Box
            key={photo.id}
            data-enlarged=""
            style={index >= 0 ? { viewTransitionName: enlargedName } : undefined}
            sx={{ width: `min(100cqw, 100cqh * ${width / height})` }}
          >
            <Photo
              picture={picture}
              alt={photo.alt}
              ratio={`${width} / ${height}`}
              sizes="100vw"
              priority
              // The whole picture, on phones at the edges of the screen.
              sx={{ borderRadius: 0 }}
            />
          </Box>
        </Box>
        <LightboxCaption photo={photo} onStep={onStep} />
      </Dialog>
    </>
  );
}

interface LightboxBarProps {
  /** Position of the picture, starting at 1, and number of pictures. */
  position: number;
  count: number;
  onClose: () => void;
}

/** Above the picture: its position, and the close button. */
function LightboxBar({ position, count, onClose }: LightboxBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: { xs: 2, md: 3 },
        minHeight: 64,
      }}
    >
      <Typography variant="body2">{galleryWords.counter(position, count)}</Typography>
      <IconButton aria-label={galleryWords.close} onClick={onClose} edge="end">
        <Close />
      </IconButton>
    </Box>
  );
}

/** Below the picture: its caption with the link to its story, between the buttons for the previous and the next one. */
function LightboxCaption({ photo, onStep }: { photo: GalleryPhoto; onStep: LightboxProps['onStep'] }) {
  return (
    <Box
      sx={{
        display: 'flex',
        // On phones, captions take up to five lines: the buttons keep their place.
        alignItems: { xs: 'flex-end', md: 'center' },
        justifyContent: 'center',
        gap: 2,
        px: 2,
        py: 2,
      }}
    >
      <IconButton aria-label={galleryWords.previous} onClick={() => onStep(-1)}>
        <ChevronLeft sx={mirrored} />
      </IconButton>
      <Box sx={{ flex: '0 1 60ch', textAlign: 'center' }}>
        <Typography
          aria-live="polite"
          variant="body2"
          sx={{ minHeight: '3.2em', display: 'grid', placeItems: 'center', textWrap: 'balance' }}
        >
          {photo.alt}
        </Typography>
        <Link
          href={galleryStoryPath(photo.story)}
          variant="body2"
          sx={{ display: 'inline-block', py: 0.5, fontWeight: 'fontWeightSemibold', color: 'picture.gold' }}
        >
          {galleryWords.link}
        </Link>
      </Box>
      <IconButton aria-label={galleryWords.next} onClick={() => onStep(1)}>
        <ChevronRight sx={mirrored} />
      </IconButton>
    </Box>
  );
}
