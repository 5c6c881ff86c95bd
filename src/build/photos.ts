/**
 * Encodes the master pictures in `src/content/photos/` as responsive variants in `public/photos/`, and writes the
 * manifest that the pages read. Run manually (`npm run photos`) after a master was added or replaced; the results are
 * committed, so that builds need not encode pictures.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '../..');
const masters = path.join(root, 'src/content/photos');
const output = path.join(root, 'public/photos');

/**
 * Widths in px: for phones at 1x and 2x, half a laptop screen, and a laptop; the last one only for masters of
 * full-bleed pictures.
 */
const avifWidths = [480, 800, 1200, 1600, 2400];
/** Fallback for the few browsers without AVIF, for which two widths are enough. */
const webpWidths = [800, 1600];

async function encode(file: string) {
  const name = path.basename(file, '.webp');
  const master = sharp(path.join(masters, file));
  const { width, height } = await master.metadata();
  for (const target of avifWidths.filter((avifWidth) => avifWidth <= width)) {
    await master
      .clone()
      .resize(target)
      .avif({ quality: 52, effort: 6 })
      .toFile(path.join(output, `${name}-${target}.avif`));
  }
  for (const target of webpWidths) {
    await master
      .clone()
      .resize(target)
      .webp({ quality: 74, effort: 6 })
      .toFile(path.join(output, `${name}-${target}.webp`));
  }
  const { data } = await master.clone().resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const placeholder = `#${[...data].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { name, width, height, placeholder };
}

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
const files = (await readdir(masters)).filter((file) => file.endsWith('.webp')).sort();
const photos: Record<string, { width: number; height: number; placeholder: string }> = {};
for (const file of files) {
  const { name, ...facts } = await encode(file);
  photos[name] = facts as (typeof photos)[string];
  console.info(`photos: ${name}`);
}
await writeFile(
  path.join(masters, 'manifest.json'),
  `${JSON.stringify({ avifWidths, webpWidths, photos }, null, 2)}\n`,
);
