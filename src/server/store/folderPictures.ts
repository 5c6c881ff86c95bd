import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isUploadFile } from '#domain/uploads.ts';
import type { Db } from './database.ts';
import { forgetUpload, listUploads, noteUpload, type PictureStore } from './pictureStore.ts';

/**
 * Pictures as files in a folder, beside the embedded database. One process at a time, as with that database.
 * @param folder absolute; made where it is missing. What a killed process left half written there is deleted.
 */
export async function folderPictures(db: Db, folder: string): Promise<PictureStore> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (isUnfinished(file)) await rm(path.join(folder, file), { force: true });
  // A picture that is put again while it is removed is there afterwards: one of them waits for the other.
  const inTurn = pLimit(1);

  return {
    put: async (picture, files) => {
      const written = files.map(({ name, bytes }) => ({
        name,
        bytes,
        unfinished: path.join(folder, unfinishedName()),
      }));
      try {
        // Somebody may have deleted the folder meanwhile.
        await mkdir(folder, { recursive: true });
        for (const { unfinished, bytes } of written) await writeFile(unfinished, bytes, { flush: true });
        await inTurn(async () => {
          await noteUpload(db, picture);
          for (const { name, unfinished } of written) await rename(unfinished, path.join(folder, name));
        });
      } finally {
        for (const { unfinished } of written) await rm(unfinished, { force: true });
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

/** @returns takes an error that says that there is no such file or folder, and gives something instead. */
function unlessMissing<Instead>(instead: Instead) {
  return (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
