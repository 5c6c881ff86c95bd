import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { InvalidInput } from '#backend/errors.ts';
import { type PostForm, postToForm } from '#domain/post.ts';
import { cleanUploads } from '#server/store/uploads.ts';
import { signedIn, testServer } from './testServer.ts';

async function open(env = {}) {
  const { app, database, config } = await testServer(env);
  const backend = createHttpBackend({ fetch: (await signedIn(app)).fetch });
  const files = () => readdirSync(config.uploads).toSorted();
  return { backend, database, config, files };
}

/** A picture of 1800 x 1200 px, turned by its EXIF and marked by its camera. */
const photograph = async () =>
  new Blob([
    await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#8a5a7c' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'A. Camera' } } })
      .jpeg()
      .toBuffer(),
  ]);

describe('A picture', () => {
  it('is kept upright in all widths, without what the camera wrote, under a name that says its size', async () => {
    const { backend, config, files } = await open();
    const address = await backend.images.store(await photograph());
    expect(address).toMatch(/^\/uploads\/[0-9a-f]{16}-1200x1800-[0-9a-f]{6}-1200\.webp$/);
    const prefix = path.basename(address).replace('-1200.webp', '');
    expect(files()).toEqual(
      [480, 960, 1200].flatMap((width) => [`${prefix}-${width}.avif`, `${prefix}-${width}.webp`]).toSorted(),
    );
    const kept = await sharp(path.join(config.uploads, path.basename(address))).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1200, height: 1800 });
    expect(kept.exif).toBeUndefined();
    // Stored twice it is there once.
    expect(await backend.images.store(await photograph())).toBe(address);
    expect(files()).toHaveLength(6);
  });

  it.each([
    ['text that is called a picture', async () => new Blob(['hello'], { type: 'image/png' }), {}],
    [
      'a drawing that can run scripts',
      async () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }),
      {},
    ],
    ['half of a picture', async () => (await photograph()).slice(0, 600), {}],
    ['too many pixels', photograph, { UPLOAD_MAX_PIXELS: '1000000' }],
    ['too many bytes', photograph, { UPLOAD_MAX_BYTES: '2000' }],
  ])('of %s is refused under its field, and nothing is kept', async (_what, file, env) => {
    const { backend, files } = await open(env);
    const stored = backend.images.store(await file());
    await expect(stored).rejects.toBeInstanceOf(InvalidInput);
    await expect(stored).rejects.toMatchObject({ fields: { file: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect(files()).toEqual([]);
  });

  it('that no post shows is deleted after a day, and one that is shown stays', async () => {
    const { backend, database, config, files } = await open();
    const address = await backend.images.store(await photograph());
    // Half of a picture that a server left behind when it was killed.
    writeFileSync(path.join(config.uploads, '.half'), '');
    utimesSync(path.join(config.uploads, '.half'), 0, 0);
    expect(await cleanUploads(database.db, config.uploads)).toBe(0);
    expect(files()).not.toContain('.half');
    await database.db.updateTable('upload').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    const post = await backend.posts.get('1');
    const form = { ...postToForm(post), featuredImage: address } as PostForm;
    const { version } = await backend.posts.update('1', form, post.version);
    expect(await cleanUploads(database.db, config.uploads)).toBe(0);
    await backend.posts.update('1', { ...form, featuredImage: '' }, version);
    expect(await cleanUploads(database.db, config.uploads)).toBe(1);
    expect(files()).toEqual([]);
  });
});
