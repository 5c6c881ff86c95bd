import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { hour } from '#domain/durations.ts';
import { isUploadFile } from '#domain/uploads.ts';
import type { Db } from './database.ts';
import {
  forgetUpload,
  listUploads,
  type PictureFile,
  type PictureStore,
  pictureOfFile,
  recordUpload,
} from './pictureStore.ts';

/** Cache of requested files in each process: its size in bytes, their lifetime in ms. */
const cacheLimits = { maxSize: 64 * 1024 * 1024, ttl: hour };

/**
 * Stores pictures as rows, so that processes share nothing but the database, and one dump contains everything.
 * @param folder the folder of an earlier version; its files are moved into the database.
 */
export async function databasePictures(db: Db, folder: string): Promise<PictureStore> {
  await importFolder(db, folder);
  const cache = new LRUCache<string, Buffer>({
    ...cacheLimits,
    sizeCalculation: ({ length }) => length,
    // Concurrent requests for the same file share one read.
    fetchMethod: async (name) => {
      const row = await db.selectFrom('picture_file').select('bytes').where('name', '=', name).executeTakeFirst();
      return row?.bytes;
    },
  });

  return {
    put: (picture, files) => db.transaction().execute((transaction) => write(transaction, picture, files)),
    get: async (file) => {
      const body = await cache.fetch(file);
      return body ? { size: body.length, body } : null;
    },
    list: (before) => listUploads(db, before),
    remove: async (picture, before) => {
      // Its files are deleted with it: `on delete cascade`.
      const isRemoved = await forgetUpload(db, picture, before);
      if (isRemoved) for (const file of cache.keys()) if (pictureOfFile(file) === picture) cache.delete(file);
      return isRemoved;
    },
  };
}

/**
 * Writes a picture. Its row stays locked meanwhile: a concurrent removal waits, and then finds that the picture is new.
 */
async function write(transaction: Db, picture: string, files: readonly PictureFile[]): Promise<void> {
  await recordUpload(transaction, picture);
  for (const { name, bytes } of files) {
    await transaction
      .insertInto('picture_file')
      .values({ name, upload: picture, size: bytes.length, bytes })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

/** Imports the files of an earlier version; safe to run in several processes at once. */
async function importFolder(db: Db, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  try {
    const files = (await readdir(folder)).filter(isUploadFile);
    for (const picture of new Set(files.map(pictureOfFile))) {
      const names = files.filter((name) => pictureOfFile(name) === picture);
      const reads = names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) }));
      const pictureFiles = await Promise.all(reads);
      await db.transaction().execute((transaction) => write(transaction, picture, pictureFiles));
    }
  } catch (error) {
    // Another process has finished the import in the meantime.
    if (!existsSync(folder)) return;
    throw error;
  }
  // Renamed, not deleted. If that is not permitted, the next start finds all pictures already imported.
  await rename(folder, `${folder}-in-database-${randomUUID()}`).catch(() => undefined);
}
