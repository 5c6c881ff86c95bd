import type { Picture } from '#domain/picture.ts';
import { readUpload, uploadFile, uploadPath, uploadWidthsOf } from '#domain/uploads.ts';
import { photoAlts } from './alts.ts';
import { photo } from './photo.ts';

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
  const upload = readUpload(image);
  if (upload) return uploaded(image, alt, upload);
  // What is neither a name nor an address is a mistake in a record, and no reason to break a page.
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
