import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { InvalidInput } from '#backend/errors.ts';
import type { Db } from './database.ts';

/** Widths of the variants, in px; the picture itself is never made wider. */
const widths = [480, 960, 1600] as const;

/** Taller than this no picture is kept, in px; WebP ends at 16,383. */
const tallest = 4800;

/** What is taken, as sharp names it after a look into the file. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

/** How long a picture may lie about unused, in ms: somebody may still be writing the post. */
const grace = 24 * 60 * 60 * 1000;

/** Where and what of an upload. */
export interface UploadOptions {
  /** Folder, absolute. */
  folder: string;
  maxPixels: number;
}

const refused = (sentence: string) => new InvalidInput({ file: sentence });

/**
 * Keeps a picture as AVIF and WebP in all widths, without what cameras write into files.
 * @returns the address of its largest WebP; size and mean colour stand in it. @throws InvalidInput (`file`)
 */
export async function storeUpload(db: Db, stream: Readable, { folder, maxPixels }: UploadOptions): Promise<string> {
  await mkdir(folder, { recursive: true });
  const raw = path.join(folder, `.${randomUUID()}`);
  try {
    await pipeline(stream, createWriteStream(raw));
    const { name, largest } = await writeVariants(raw, folder, maxPixels);
    await db
      .insertInto('upload')
      .values({ name, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: new Date().toISOString() }))
      .execute();
    return `/uploads/${name}-${largest}.webp`;
  } finally {
    await rm(raw, { force: true });
  }
}

async function writeVariants(raw: string, folder: string, maxPixels: number) {
  const open = () => sharp(raw, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
  try {
    const { format, width = 0, height = 0 } = await open().metadata();
    if (!format || !formats.has(format)) throw refused('Please choose an image file.');
    if (width * height > maxPixels) throw refused('This picture has too many pixels. Please make it smaller.');
    const base = open().resize({ width: widths.at(-1), height: tallest, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await base.clone().raw().toBuffer({ resolveWithObject: true });
    const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const { dominant } = await sharp(data, pixels).stats();
    const color = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
    const name = `${(await hashOf(raw)).slice(0, 16)}-${info.width}x${info.height}-${color}`;
    const made = [...new Set(widths.map((wanted) => Math.min(wanted, info.width)))];
    for (const variant of made) {
      const resized = sharp(data, pixels).resize({ width: variant });
      await write(resized.clone().webp({ quality: 76 }), folder, `${name}-${variant}.webp`);
      await write(resized.clone().avif({ quality: 52, effort: 2 }), folder, `${name}-${variant}.avif`);
    }
    return { name, largest: made.at(-1) };
  } catch (error) {
    if (error instanceof InvalidInput || (error as { code?: string }).code) throw error;
    if (/pixel limit/.test(String(error))) throw refused('This picture has too many pixels. Please make it smaller.');
    throw refused('Please choose an image file that is not damaged.');
  }
}

/** A file is there whole or not at all. */
async function write(image: Sharp, folder: string, file: string): Promise<void> {
  const unfinished = path.join(folder, `.${randomUUID()}`);
  await image.toFile(unfinished);
  await rename(unfinished, path.join(folder, file));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Deletes pictures that no post shows, unless they are new. @returns how many. */
export async function cleanUploads(db: Db, folder: string): Promise<number> {
  await cleanUnfinished(folder);
  const old = new Date(Date.now() - grace).toISOString();
  const candidates = await db.selectFrom('upload').select('name').where('created_at', '<', old).execute();
  let removed = 0;
  for (const { name } of candidates) {
    const shown = `%${name}%`;
    const used = await db
      .selectFrom('post')
      .select('id')
      .where(sql<boolean>`featured_image like ${shown} or content like ${shown}`)
      .executeTakeFirst();
    if (used) continue;
    const gone = await db
      .deleteFrom('upload')
      .where('name', '=', name)
      .where('created_at', '<', old)
      .executeTakeFirst();
    // Somebody has stored it anew in this very moment.
    if (Number(gone.numDeletedRows) === 0) continue;
    for (const file of await readdir(folder))
      if (file.startsWith(name)) await rm(path.join(folder, file), { force: true });
    removed += 1;
  }
  return removed;
}

/** What a server that was killed left half written. */
async function cleanUnfinished(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const place = path.join(folder, file);
    if (file.startsWith('.') && (await stat(place)).mtimeMs < Date.now() - grace) await rm(place, { force: true });
  }
}
