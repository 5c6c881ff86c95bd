import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { suggestName } from './brand/suggestName.ts';

/** Width and height of a picture of the default brand, in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Ratios of width to height may differ by this factor, as whole pixels are not exactly 3:2. */
const sameRatio = 1.02;

/** @returns the metadata of a picture; null if it is none, or damaged, as only decoding it shows. */
async function readPicture(file: string): Promise<(Metadata & { isOpaque: boolean }) | null> {
  try {
    const picture = sharp(file);
    const { isOpaque } = await picture.stats();
    return { ...(await picture.metadata()), isOpaque };
  } catch {
    return null;
  }
}

/** @returns the extension of a picture's format, e.g. `jpg`. */
const formatOf = ({ format, compression }: Metadata) =>
  compression === 'av1' ? 'avif' : format === 'jpeg' ? 'jpg' : String(format);

const isSameRatio = (one: PictureSize, other: PictureSize) => {
  const factor = one.width / one.height / (other.width / other.height);
  return factor < sameRatio && factor > 1 / sameRatio;
};

const sizeOf = ({ width, height }: PictureSize) => `${width} × ${height} px`;

/**
 * Checks an original picture of a brand.
 * @param folder of the original pictures.
 * @param file name of the picture, e.g. `hero.webp`.
 * @param house sizes of the pictures that it may replace, by name.
 * @returns one sentence that says what is wrong with it and what to do; null if nothing is.
 */
async function originalFault(
  folder: string,
  file: string,
  house: Readonly<Record<string, PictureSize>>,
): Promise<string | null> {
  const { name, ext } = path.parse(file);
  const replaced = house[name];
  if (!replaced) {
    const meant = suggestName(name, Object.keys(house));
    const remedy = meant ? `did you mean ${meant}?` : 'call it by the name of one of those that alts.ts lists.';
    return `${file} replaces no picture of the house: ${remedy}`;
  }
  const wanted = `a WebP of ${sizeOf(replaced)}`;
  if (ext !== '.webp') return `${file} is not used: save it as ${name}.webp, ${wanted}, or wider.`;
  const picture = await readPicture(path.join(folder, file));
  if (!picture) return `${file} is damaged, or no picture that can be read: save it again, as ${wanted}, or wider.`;
  const format = formatOf(picture);
  if (format !== 'webp') {
    return `${file} is a ${format.toUpperCase()} file with the name of a WebP file: save it as ${wanted}, or wider.`;
  }
  if (picture.width < replaced.width) {
    return `${file} is ${picture.width} px wide; its place needs ${replaced.width} px: take a larger picture.`;
  }
  if (!isSameRatio(picture, replaced)) {
    return `${file} is ${sizeOf(picture)}; its place needs a ratio of 3:2: crop it, to ${sizeOf(replaced)} or larger.`;
  }
  if (!picture.isOpaque) return `${file} has transparent parts: put it on a background, and save it again.`;
  return null;
}

/** Modules and the manifest beside pictures. */
const noPicture = /\.(tsx?|json|md|txt)$|^\./i;

/** @returns what is wrong with the original pictures among the files of a folder: one sentence each, with what to do. */
export async function originalFaults(
  folder: string,
  files: readonly string[],
  house: Readonly<Record<string, PictureSize>>,
): Promise<string[]> {
  // What a picture was made from may lie beside it.
  const hasResult = (file: string) => files.includes(`${path.parse(file).name}.webp`);
  const pictures = files.filter((file) => !noPicture.test(file) && (file.endsWith('.webp') || !hasResult(file)));
  const faults = await Promise.all(pictures.map((file) => originalFault(folder, file, house)));
  return faults.filter((fault) => fault !== null);
}

/**
 * Checks an encoded picture of a brand, which may have been made by other means than `npm run photos`.
 * @param folder with public files.
 * @param file path in it, e.g. `photos/hero-480.avif`.
 * @param house sizes of the photographs that it may replace, by name.
 * @returns one sentence that says what is wrong with it and what to do; null if nothing is.
 */
export async function encodedFault(
  folder: string,
  file: string,
  house: Readonly<Record<string, PictureSize>>,
): Promise<string | null> {
  const ext = path.extname(file).slice(1);
  const picture = await readPicture(path.join(folder, file));
  if (!picture) return `${file} is damaged, or no picture that can be read: save it again, as ${ext.toUpperCase()}.`;
  const format = formatOf(picture);
  if (format !== ext) {
    return `${file} is a ${format.toUpperCase()} file with the name of a file in ${ext.toUpperCase()}: save it as ${ext.toUpperCase()}.`;
  }
  const [, name = '', width] = /^photos\/(.+)-(\d+)\.\w+$/.exec(file) ?? [];
  const replaced = house[name];
  if (!replaced) return null;
  const wanted = { width: Number(width), height: Math.round((Number(width) * replaced.height) / replaced.width) };
  if (picture.width === wanted.width && isSameRatio(picture, wanted)) return null;
  return `${file} is ${sizeOf(picture)}; its place needs ${sizeOf(wanted)}: crop it, or have it made by "npm run photos".`;
}
