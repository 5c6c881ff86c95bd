import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '#domain/picture.ts';

/** Props of {@link Photo}. */
export interface PhotoProps {
  picture: Picture;
  /** The `sizes` attribute: how wide the 3:2 picture stands on the page, with the parts that its box crops. */
  sizes: string;
  /** Width to height of the box, e.g. `4 / 5`; `fill` takes the parent's box. Default `3 / 2`. */
  ratio?: string | 'fill';
  /** For the one picture that a visitor sees first: loaded at once. */
  priority?: boolean;
  /** Where a cropped picture is held, CSS `object-position`. */
  position?: string;
  /** Overrides the picture's own alt text; empty for decoration. */
  alt?: string;
  sx?: SxProps<Theme>;
}

const boxOf = (ratio: string) =>
  ratio === 'fill'
    ? ({ position: 'absolute', inset: 0 } as const)
    : ({ position: 'relative', aspectRatio: ratio } as const);

/**
 * A responsive photograph: AVIF with a WebP fallback, its box kept from the first paint. Where the file
 * does not load, the box stays and shows the alt text.
 */
export function Photo({
  picture,
  sizes,
  ratio = '3 / 2',
  priority = false,
  position,
  alt = picture.alt,
  sx,
}: PhotoProps) {
  if (priority) {
    preload(picture.src, {
      as: 'image',
      imageSrcSet: picture.avif,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    });
  }
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  // A picture of the server's HTML may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) setFailed(true);
  }, []);

  return (
    <Box
      sx={[
        { ...boxOf(ratio), overflow: 'hidden', bgcolor: failed ? 'background.sunken' : undefined },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      style={failed ? undefined : { backgroundColor: picture.placeholder }}
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
    </Box>
  );
}
