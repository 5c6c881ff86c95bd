import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { databasePictures } from '#server/store/databasePictures.ts';
import { folderPictures } from '#server/store/folderPictures.ts';
import type { PictureStore } from '#server/store/pictureStore.ts';
import { atTheEnd, signedIn, temporaryFolder, testServer } from './testServer.ts';

let room = '';

/** @returns the folder of pending uploads, once a server is open. */
export const waitingRoom = () => room;

/** Starts a server whose pending uploads are in a separate folder, `waitingRoom()`. */
export async function openServer(env: Readonly<Record<string, string>> = {}) {
  const server = await testServer(env);
  room = temporaryFolder();
  vi.stubEnv('TMPDIR', room);
  atTheEnd(async () => void vi.unstubAllEnvs());
  return server;
}

/** @returns a picture of 1800 × 1200 px with an EXIF orientation and copyright. */
export const photograph = async () =>
  new Blob([
    await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#8a5a7c' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'A. Camera' } } })
      .jpeg()
      .toBuffer(),
  ]);

/** @returns a small picture that is encoded quickly. */
export const miniature = async () =>
  new Blob([
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a5a7c' } })
      .png()
      .toBuffer(),
  ]);

/** @returns the content of a file as text; empty if it does not exist. */
export async function textOf(pictures: PictureStore, file: string): Promise<string> {
  const body = (await pictures.get(file))?.body ?? '';
  return Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : text(body);
}

/** Error handler of operations that must not fail. */
export const unexpected = (error: unknown) => {
  throw error;
};

/** Starts a server with a signed-in browser and its picture store. */
export async function openPictures(env: Readonly<Record<string, string>> = {}) {
  const server = await openServer(env);
  const keep = env.DATABASE_URL ? databasePictures : folderPictures;
  // A second store on the same data, as in another process.
  const pictures = await keep(server.database.db, server.config.uploads);
  const staff = await signedIn(server.app);
  const uploads = () => server.database.db.selectFrom('upload').select('name').execute();
  const age = () => server.database.db.updateTable('upload').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
  return { ...server, pictures, staff, backend: createHttpBackend({ fetch: staff.fetch }), uploads, age };
}
