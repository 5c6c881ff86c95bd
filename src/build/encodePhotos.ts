import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { recordMasters } from './encodedMasters.ts';
import { originalFaults } from './pictureFaults.ts';

/**
 * Widths in px: for phones at 1x and 2x, half a laptop screen, and a laptop; the last one only for masters of
 * full-bleed pictures.
 */
const avifWidths = [480, 800, 1200, 1600, 2400];
/** Fallback for the few browsers without AVIF, for which two widths are enough. */
const webpWidths = [800, 1600];

const avifSettings: AvifOptions = { quality: 52, effort: 6 };
/** Settings of smaller files, the best first; at the density of phones they look almost the same. */
const smallerSettings: readonly AvifOptions[] = [
  { quality: 46, chromaSubsampling: '4:2:0' },
  { quality: 40, chromaSubsampling: '4:2:0' },
];
/** Largest variant that phones load, in px. */
const widestOnPhones = 800;
/** Bytes that a server sends before it waits for the client: ten segments of 1460 bytes, less headers (RFC 6928). */
const firstRoundTripBytes = 14_000;

/** @returns a variant; of those for phones, the best that arrives in one round trip, if there is one. */
async function encodeAvif(picture: Sharp, width: number): Promise<Buffer> {
  const encode = (settings?: AvifOptions) =>
    picture
      .clone()
      .resize(width)
      .avif({ ...avifSettings, ...settings })
      .toBuffer();
  const best = await encode();
  if (width > widestOnPhones || best.length <= firstRoundTripBytes) return best;
  for (const settings of smallerSettings) {
    const smaller = await encode(settings);
    if (smaller.length <= firstRoundTripBytes) return smaller;
  }
  return best;
}

/** What pages need to know of a picture before it is loaded. */
export interface PhotoFacts {
  width: number;
  height: number;
  placeholder: string;
}

/** The folders of the pictures to encode. */
export interface PhotoFolders {
  /** Contains the master pictures, and receives the manifest. */
  masters: string;
  output: string;
  /** The pictures of the default brand, if those of another brand are encoded, which replace them by name. */
  house?: Readonly<Record<string, PhotoFacts>>;
}

async function encode(file: string, output: string): Promise<PhotoFacts> {
  const name = path.basename(file, '.webp');
  const master = sharp(file);
  const { width, height } = await master.metadata();
  for (const target of avifWidths.filter((avifWidth) => avifWidth <= width)) {
    await writeFile(path.join(output, `${name}-${target}.avif`), await encodeAvif(master, target));
  }
  for (const target of webpWidths) {
    await master
      .clone()
      .resize(target)
      .webp({ quality: 74, effort: 6 })
      .toFile(path.join(output, `${name}-${target}.webp`));
  }
  const { data } = await master.clone().resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, placeholder: `#${data.toString('hex')}` };
}

/**
 * Encodes master pictures as responsive variants, and writes the manifest that the pages read, and of which files the
 * variants were made.
 * @returns the names of the pictures.
 * @throws Error if there are none, or some of a brand do not suit their places, with a sentence about each.
 */
export async function encodePhotos({ masters, output, house }: PhotoFolders): Promise<string[]> {
  const all = (await readdir(masters).catch(() => [])).sort();
  const faults = house ? await originalFaults(masters, all, house) : [];
  if (faults.length > 0) throw new Error(faults.map((fault) => `content/photos/${fault}`).join('\n'));
  const files = all.filter((file) => file.endsWith('.webp'));
  if (files.length === 0) throw new Error(`There are no WebP pictures in ${masters}.`);
  // A brand's folder may contain files that were made in another way.
  if (!house) await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const photos: Record<string, PhotoFacts> = {};
  for (const file of files) photos[path.basename(file, '.webp')] = await encode(path.join(masters, file), output);
  const manifest = house ? { photos } : { avifWidths, webpWidths, photos };
  await writeFile(path.join(masters, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  recordMasters(masters, Object.keys(photos));
  return Object.keys(photos);
}
