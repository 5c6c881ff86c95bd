import type { Picture } from '#domain/picture.ts';
import { photoAlts } from './alts.ts';
import { photo } from './photo.ts';

/** What the address of an uploaded picture says of it: `/uploads/<16 hex>-<width>x<height>-<rrggbb>-1600.webp`. */
const upload = /^(\/uploads\/[\da-f]{16}-(\d+)x(\d+)-([\da-f]{6}))-\d+\.webp$/;

/** The widths in which an upload is kept, in px, as far as it is that wide itself; its own is the last. */
const uploadWidths = [480, 960, 1600];

/**
 * @param image what a record calls its picture: a photograph of this folder, the address of an uploaded picture, any
 * other address, or nothing.
 * @param alt what it shows; a photograph of this folder has words of its own.
 * @returns the picture with the variants that are known of it, or null where there is none.
 */
export function pictureOf(image: string, alt = ''): Picture | null {
  if (Object.hasOwn(photoAlts, image)) {
    const picture = photo(image);
    return { ...picture, alt: alt || picture.alt };
  }
  const [, stem, ...facts] = upload.exec(image) ?? [];
  if (stem) return uploaded(image, alt, stem, facts as [string, string, string]);
  // What is neither a name nor an address is a mistake in a record, and no reason to break a page.
  return image.includes('/') ? { alt, src: image, avif: '', webp: '' } : null;
}

function uploaded(src: string, alt: string, stem: string, [width, height, color]: [string, string, string]): Picture {
  const widths = [...uploadWidths.filter((narrower) => narrower < Number(width)), width];
  const variants = (type: string) => widths.map((each) => `${stem}-${each}.${type} ${each}w`).join(', ');
  return {
    alt,
    width: Number(width),
    height: Number(height),
    placeholder: `#${color}`,
    src,
    avif: variants('avif'),
    webp: variants('webp'),
  };
}
