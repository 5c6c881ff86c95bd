import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { isUploadFile } from '#domain/uploads.ts';
import type { Db } from './database.ts';
import {
  forgetUpload,
  listUploads,
  noteUpload,
  type PictureFile,
  type PictureStore,
  pictureOfFile,
} from './pictureStore.ts';

/** Cache of requested files in each process: its size in bytes, their lifetime in ms. */
const kept = { maxSize: 64 * 1024 * 1024, ttl: 60 * 60 * 1000 };

/**
 * Pictures as rows, so that any number of processes share the database and nothing else, and one dump holds all.
 * @param folder where an earlier version kept files: they are taken into the database.
 */
export async function databasePictures(db: Db, folder: string): Promise<PictureStore> {
  await takeIn(db, folder);
  const cache = new LRUCache<string, Buffer>({
    ...kept,
    sizeCalculation: ({ length }) => length,
    // Requests for the same file at the same time share one read.
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
      // The picture's files are deleted with it: `on delete cascade`.
      const removed = await forgetUpload(db, picture, before);
      if (removed) for (const file of cache.keys()) if (pictureOfFile(file) === picture) cache.delete(file);
      return removed;
    },
  };
}

/** The row of the picture is locked until the files are there: who removes it waits, and sees then that it is new. */
async function write(transaction: Db, picture: string, files: readonly PictureFile[]): Promise<void> {
  await noteUpload(transaction, picture);
  for (const { name, bytes } of files) {
    await transaction
      .insertInto('picture_file')
      .values({ name, upload: picture, size: bytes.length, bytes })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

/** Takes in the files of an earlier version; of several processes that do so at once, each picture is there once. */
async function takeIn(db: Db, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  try {
    const files = (await readdir(folder)).filter(isUploadFile);
    for (const picture of new Set(files.map(pictureOfFile))) {
      const names = files.filter((name) => pictureOfFile(name) === picture);
      const read = names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) }));
      const whole = await Promise.all(read);
      await db.transaction().execute((transaction) => write(transaction, picture, whole));
    }
  } catch (error) {
    // Another process has finished meanwhile.
    if (!existsSync(folder)) return;
    throw error;
  }
  // Set aside, not deleted. Where this process may not, the next start finds everything in the database.
  await rename(folder, `${folder}-in-database-${randomUUID()}`).catch(() => undefined);
}
