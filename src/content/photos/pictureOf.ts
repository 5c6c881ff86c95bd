import type { Picture } from '#domain/picture.ts';
import { readUpload, uploadFile, uploadPath, uploadWidthsOf } from '#domain/uploads.ts';
import { photoAlts } from './alts.ts';
import { photo } from './photo.ts';

/**
 * @param image a record's picture: the name of a photograph in this folder, the URL of an uploaded picture, any other
 * URL, or empty.
 * @param alt text; a photograph in this folder has a default.
 * @returns the picture with its known variants, or null if there is none.
 */
export function pictureOf(image: string, alt = ''): Picture | null {
  if (Object.hasOwn(photoAlts, image)) {
    const picture = photo(image);
    return { ...picture, alt: alt || picture.alt };
  }
  const upload = readUpload(image);
  if (upload) return uploaded(image, alt, upload);
  // An invalid value in a record must not break the page.
  return image.includes('/') ? { alt, src: image, avif: '', webp: '' } : null;
}

function uploaded(
  src: string,
  alt: string,
  { name, width, height, color }: NonNullable<ReturnType<typeof readUpload>>,
) {
  const variants = (type: 'avif' | 'webp') =>
    uploadWidthsOf(width)
      .map((each) => `${uploadPath(uploadFile(name, each, type))} ${each}w`)
      .join(', ');
  return { alt, width, height, placeholder: `#${color}`, src, avif: variants('avif'), webp: variants('webp') };
}
