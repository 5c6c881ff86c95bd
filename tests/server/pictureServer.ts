import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { databasePictures } from '#server/store/databasePictures.ts';
import { folderPictures } from '#server/store/folderPictures.ts';
import type { PictureStore } from '#server/store/pictureStore.ts';
import { onTestEnd, signedIn, temporaryFolder, testServer } from './testServer.ts';

let room = '';

/** @returns the temporary folder of uploads of an open server. */
export const waitingRoom = () => room;

/** A server whose uploads are stored in a separate temporary folder, `waitingRoom()`. */
export async function openServer(env: Readonly<Record<string, string>> = {}) {
  const server = await testServer(env);
  room = temporaryFolder();
  vi.stubEnv('TMPDIR', room);
  onTestEnd(async () => void vi.unstubAllEnvs());
  return server;
}

/** A picture of 1800 x 1200 px with EXIF orientation and camera metadata. */
export const photograph = async () =>
  new Blob([
    await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#8a5a7c' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'A. Camera' } } })
      .jpeg()
      .toBuffer(),
  ]);

/** A small picture that is encoded quickly. */
export const miniature = async () =>
  new Blob([
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a5a7c' } })
      .png()
      .toBuffer(),
  ]);

/** @returns the content of a file, empty if there is none. */
export async function textOf(pictures: PictureStore, file: string): Promise<string> {
  const body = (await pictures.get(file))?.body ?? '';
  return Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : text(body);
}

/** Rethrows unexpected errors. */
export const unexpected = (error: unknown) => {
  throw error;
};

/** A server with staff signed in, and its pictures. */
export async function openPictures(env: Readonly<Record<string, string>> = {}) {
  const server = await openServer(env);
  const keep = env.DATABASE_URL ? databasePictures : folderPictures;
  // A second store next to the server's own, as in another process.
  const pictures = await keep(server.database.db, server.config.uploads);
  const staff = await signedIn(server.app);
  const uploads = () => server.database.db.selectFrom('upload').select('name').execute();
  const age = () => server.database.db.updateTable('upload').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
  return { ...server, pictures, staff, backend: createHttpBackend({ fetch: staff.fetch }), uploads, age };
}
