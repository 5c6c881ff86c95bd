import Box from '@mui/material/Box';
import { type SxProps, styled, type Theme, useThemeProps } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '#domain/picture.ts';
import type { AppComponent, ElementSlotProps, SlotOptions } from './themed.ts';
import { rootOf, slotsOf } from './themed.ts';

interface PhotoSlots {
  root: ElementSlotProps;
}

/** Props of {@link Photo}; defaults, styles and variants can be changed in the theme under `AppPhoto`. */
export interface PhotoProps extends SlotOptions<PhotoSlots, PhotoProps> {
  picture: Picture;
  /** The `sizes` attribute: rendered width of the whole 3:2 picture, including the parts that the box crops. */
  sizes: string;
  /** Aspect ratio (width / height) of the box, e.g. `4 / 5`; `fill` fills the parent. Default `3 / 2`. */
  ratio?: string | 'fill';
  /** Preloads the picture and shows it at once; for the largest picture above the fold. */
  priority?: boolean;
  /** Preloads the picture where this media query applies; for one above the fold on wide screens only, without `priority`. */
  preloadIf?: string;
  /** Visible part of a cropped picture, as CSS `object-position`; by default the picture's own. */
  position?: string;
  /** Overrides the picture's alt text; empty for decorative pictures. */
  alt?: string;
  sx?: SxProps<Theme>;
}

declare module '@mui/material/styles' {
  interface AppComponents {
    AppPhoto: AppComponent<PhotoProps, PhotoSlots>;
  }
}

const Root = styled(
  'div',
  rootOf('AppPhoto'),
)<{ ownerState: PhotoProps }>(({ theme, ownerState: { ratio } }) => ({
  ...(ratio === 'fill'
    ? { position: 'absolute', inset: 0 }
    : { position: 'relative', aspectRatio: ratio, borderRadius: theme.vars.shape.pictureRadius }),
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.sunken,
}));

/**
 * A responsive photograph: AVIF with a WebP fallback, in a box that reserves its space from the first paint. If loading
 * fails, the box shows the alt text.
 */
export function Photo(inProps: PhotoProps) {
  const props = useThemeProps({ props: inProps, name: 'AppPhoto' });
  const {
    picture,
    sizes,
    ratio = '3 / 2',
    priority = false,
    preloadIf,
    position = picture.position,
    alt = picture.alt,
    sx,
  } = props;
  const ownerState = { ...props, ratio };
  const [RootSlot, root] = slotsOf<PhotoSlots, PhotoProps>('AppPhoto', ownerState)('root', Root);
  const { style }: ElementSlotProps = root;
  // Only in the HTML: in the browser the image itself is requested at once, and may be gone before a preload is used.
  if (import.meta.env.SSR && (priority || preloadIf)) {
    preload(picture.src, {
      as: 'image',
      imageSrcSet: picture.avif,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
      media: preloadIf,
    });
  }
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  // A picture in the server-rendered HTML may have failed before React attached its listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) setFailed(true);
  }, []);

  return (
    <RootSlot
      sx={sx}
      {...root}
      ownerState={ownerState}
      style={failed ? style : { backgroundColor: picture.placeholder, ...style }}
    >
      <picture>
        {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
        {picture.webp && <source type="image/webp" srcSet={picture.webp} sizes={sizes} />}
        <Box
          ref={image}
          component="img"
          src={picture.src}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setFailed(true)}
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'block',
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            objectPosition: position,
            typography: 'caption',
            color: 'text.secondary',
            ...(failed && { p: 2 }),
          }}
        />
      </picture>
    </RootSlot>
  );
}
