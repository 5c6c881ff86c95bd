import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isUploadFile } from '#domain/uploads.ts';
import type { Db } from './database.ts';
import { forgetUpload, listUploads, type PictureStore, recordUpload } from './pictureStore.ts';

/**
 * Stores pictures as files in a folder next to the embedded database, for a single process, as with that database.
 * @param folder absolute path; created if missing. Unfinished files of a killed process are deleted.
 */
export async function folderPictures(db: Db, folder: string): Promise<PictureStore> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (isUnfinished(file)) await rm(path.join(folder, file), { force: true });
  // Serialises writes and removals, so that a picture stored again during its removal still exists afterwards.
  const inTurn = pLimit(1);

  return {
    put: async (picture, files) => {
      const writes = files.map(({ name, bytes }) => ({
        name,
        bytes,
        unfinished: path.join(folder, unfinishedName()),
      }));
      try {
        // The folder may have been deleted in the meantime.
        await mkdir(folder, { recursive: true });
        for (const { unfinished, bytes } of writes) await writeFile(unfinished, bytes, { flush: true });
        await inTurn(async () => {
          await recordUpload(db, picture);
          for (const { name, unfinished } of writes) await rename(unfinished, path.join(folder, name));
        });
      } finally {
        for (const { unfinished } of writes) await rm(unfinished, { force: true });
      }
    },
    get: async (file) => {
      const handle = await open(path.join(folder, file)).catch(unlessMissing(null));
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, body: handle.createReadStream() };
    },
    list: (before) => listUploads(db, before),
    remove: (picture, before) =>
      inTurn(async () => {
        if (!(await forgetUpload(db, picture, before))) return false;
        const files = await readdir(folder).catch(unlessMissing([]));
        for (const file of files) {
          if (isUploadFile(file) && file.startsWith(`${picture}-`)) await rm(path.join(folder, file), { force: true });
        }
        return true;
      }),
  };
}

const unfinishedName = () => `.${randomUUID()}`;
const isUnfinished = (file: string) => file.startsWith('.');

/** @returns an error handler that returns `instead` if a file or folder is missing, and rethrows all other errors. */
function unlessMissing<Instead>(instead: Instead) {
  return (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
