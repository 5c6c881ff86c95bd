import ImageList from '@mui/material/ImageList';
import type { CaptionedPhoto } from '#domain/galleryPhoto.ts';
import { LoadFailed } from '../layout/LoadFailed.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { isWideOnPhone, tileSpans } from './tileSpans.ts';
import { useLightbox } from './useLightbox.ts';

/** Pictures in rows of varying tile widths; a click enlarges a picture. */
export function PhotoGrid({ photos }: { photos: readonly CaptionedPhoto[] }) {
  const { Lightbox, index, lastShown, failed, load, preload, open, step, close } = useLightbox(photos);
  const spans = tileSpans(photos.length);
  return (
    <>
      <ImageList
        gap={0}
        data-reveal=""
        // ImageList sets its columns as an inline style; CSS variables make them responsive.
        style={{ gridTemplateColumns: 'repeat(var(--columns), 1fr)', gap: 'var(--gap)' }}
        sx={{
          '--columns': { xs: '2', md: '6' },
          '--gap': { xs: '36px 16px', sm: '44px 20px', md: '56px 20px' },
          m: 0,
          mt: { xs: 4, md: 6 },
          overflow: 'visible',
        }}
      >
        {photos.map((photo, position) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            span={spans[position] ?? 2}
            rowPosition={(spans.slice(0, position).reduce((sum, span) => sum + span, 0) % 6) / 2}
            isWideOnPhone={isWideOnPhone(position, photos.length)}
            inTransition={index < 0 && photo.id === lastShown}
            onOpen={() => open(photo.id)}
            onPreload={preload}
          />
        ))}
      </ImageList>
      {Lightbox && <Lightbox photos={photos} index={index} onStep={step} onClose={close} />}
      {failed && <LoadFailed onRetry={load} onClose={close} />}
    </>
  );
}
