import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp, { type Metadata } from 'sharp';
import { InvalidInput } from '#backend/errors.ts';
import { fileSentences } from '#content/problems.ts';
import { pictureNeeded, uploadFile, uploadName, uploadWidths, uploadWidthsOf } from '#domain/uploads.ts';
import { codeOf } from '../errorDetails.ts';

/** Maximum stored height, in px; WebP is limited to 16,383. */
const maxHeight = 4800;

/** Whether a picture was uploaded by staff or by a visitor. */
export type PictureSender = 'staff' | 'visitor';

/** Accepted formats by sender, as detected by sharp, and the maximum stored width in px. */
const accepted: Readonly<Record<PictureSender, { formats: readonly string[]; maxWidth: number }>> = {
  staff: { formats: ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'], maxWidth: Math.max(...uploadWidths) },
  visitor: { formats: ['jpeg', 'png', 'webp'], maxWidth: uploadWidths[1] },
};

/** From this EXIF orientation on, width and height are swapped. Source: EXIF 2.32, tag 274. */
const firstSideways = 5;

/** A picture in all its variants. */
export interface EncodedPicture {
  /** Contains hash, size and mean colour: see `domain/uploads.ts`. */
  name: string;
  /** Names of the files; the largest WebP file is the last. */
  files: string[];
}

const refusal = (sentence: string) => new InvalidInput({ file: sentence });

/**
 * Writes a picture as AVIF and WebP in all widths, without camera metadata.
 * @param raw path of the uploaded file.
 * @param folder path of the target folder.
 * @param maxPixels maximum pixels that are decoded.
 * @param from the sender; fewer formats and sizes are accepted from visitors.
 * @throws InvalidInput (`file`) if the file is no picture, damaged or too large.
 * @throws errors of the file system.
 */
export async function encodePicture(
  raw: string,
  folder: string,
  maxPixels: number,
  from: PictureSender = 'staff',
): Promise<EncodedPicture> {
  try {
    const { data, info } = await decode(raw, maxPixels, from);
    const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const { dominant } = await sharp(data, pixels).stats();
    const color = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
    const hash = (await hashOf(raw)).slice(0, 16);
    const name = uploadName({ hash, width: info.width, height: info.height, color });
    const files: string[] = [];
    for (const width of uploadWidthsOf(info.width)) {
      const resized = sharp(data, pixels).resize({ width });
      // Chroma subsampling, as in WebP: halves the memory, and the difference is invisible in photographs.
      const avif = await resized.clone().avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
      const webp = await resized.clone().webp({ quality: 76 }).toBuffer();
      for (const [type, bytes] of [['avif', avif] as const, ['webp', webp] as const]) {
        const file = uploadFile(name, width, type);
        await writeFile(path.join(folder, file), bytes);
        files.push(file);
      }
    }
    return { name, files };
  } catch (error) {
    if (error instanceof InvalidInput || codeOf(error) !== '') throw error;
    if (/pixel limit/.test(String(error))) throw refusal(fileSentences.tooManyPixels);
    throw refusal(fileSentences.damaged);
  }
}

/** @returns the pixels in upright orientation, no larger than the largest variant. @throws InvalidInput */
async function decode(raw: string, maxPixels: number, from: PictureSender) {
  const { formats, maxWidth } = accepted[from];
  const open = () => sharp(raw, { limitInputPixels: maxPixels, failOn: 'error' });
  const metadata = await open().metadata();
  const { format, orientation = 1 } = metadata;
  if (!format || !formats.includes(format)) throw refusal(pictureNeeded);
  // Resized before it is rotated, because rotating needs all pixels in memory.
  const small = await open()
    .resize({ ...maxSize(metadata, maxWidth), fit: 'inside', withoutEnlargement: true })
    .withMetadata({ orientation })
    .tiff({ compression: 'none' })
    .toBuffer();
  return sharp(small).autoOrient().raw().toBuffer({ resolveWithObject: true });
}

/** @returns the maximum size in px, in the orientation of the file, before it is rotated. */
function maxSize({ orientation = 1 }: Metadata, width: number) {
  return orientation < firstSideways ? { width, height: maxHeight } : { width: maxHeight, height: width };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
