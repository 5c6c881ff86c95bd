import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PostForm, postToForm } from '#domain/post.ts';
import { cleanPictures } from '#server/plugins/pictures.ts';
import { engines } from './engines.ts';
import { miniature, openPictures as open, photograph, textOf, unexpected, waitingRoom } from './pictureServer.ts';

describe.each(engines)('A picture on $engine', ({ engine, where }) => {
  const openHere = async () => open({ DATABASE_URL: engine === 'PostgreSQL' ? await where('migrated') : '' });

  it('is stored upright in all widths, without metadata and with its size in the name', async () => {
    const { backend, app, uploads } = await openHere();
    const address = await backend.images.store(await photograph());
    expect(address).toMatch(/^\/uploads\/[0-9a-f]{16}-1200x1800-[0-9a-f]{6}-1200\.webp$/);
    for (const width of [480, 960, 1200]) {
      for (const format of ['avif', 'webp']) {
        const asked = await app.inject({ url: address.replace('-1200.webp', `-${width}.${format}`) });
        expect(asked.headers).toMatchObject({
          'content-type': `image/${format}`,
          'content-length': String(asked.rawPayload.length),
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
        });
        const kept = await sharp(asked.rawPayload).metadata();
        expect(kept).toMatchObject({ format: format === 'avif' ? 'heif' : 'webp', width, height: (width * 3) / 2 });
        expect(kept.exif).toBeUndefined();
      }
    }
    // Storing the same picture twice keeps one copy.
    expect(await backend.images.store(await photograph())).toBe(address);
    expect(await uploads()).toHaveLength(1);
    expect(readdirSync(waitingRoom())).toEqual([]);
  });

  it('is answered with 304 if the browser has it, and supports HEAD', async () => {
    const { backend, app } = await openHere();
    const url = await backend.images.store(await miniature());
    const first = await app.inject({ url });
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect([other.statusCode, other.rawPayload]).toEqual([200, first.rawPayload]);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(first.rawPayload.length));
  });

  it.each([
    '/uploads/0123456789abcdef-1200x800-a1b2c3-1200.webp',
    '/uploads/..%2Fevent-house.db',
    '/uploads/%2e%2e/event-house.db',
    '/uploads/.half',
    '/uploads/',
  ])('that does not exist responds with 404: %s', async (url) => {
    const { app, config } = await openHere();
    writeFileSync(path.join(config.DATA_DIR, 'event-house.db'), 'secret');
    const answer = await app.inject({ url });
    expect(answer).toBeProblem(404);
  });

  it('that nothing shows is removed after a day, unlike one of a post or an account', async () => {
    const { backend, pictures, age } = await openHere();
    const url = await backend.images.store(await miniature());
    expect(await cleanPictures(pictures, unexpected)).toBe(0);
    await age();
    const post = await backend.posts.get('1');
    const shown = { ...postToForm(post), featuredImage: url } as PostForm;
    const { version } = await backend.posts.update('1', shown, post.version);
    expect(await cleanPictures(pictures, unexpected)).toBe(0);
    const inText = { ...shown, featuredImage: '', content: `<p>See:</p><img src="${url}" alt="A view">` };
    const { version: next } = await backend.posts.update('1', inText, version);
    expect(await cleanPictures(pictures, unexpected)).toBe(0);
    const file = path.basename(url);
    expect(await textOf(pictures, file)).not.toBe('');
    await backend.account.change({ name: 'Eva', picture: url });
    await backend.posts.update('1', { ...inText, content: '<p>Gone.</p>' }, next);
    expect(await cleanPictures(pictures, unexpected)).toBe(0);
    await backend.account.change({ name: 'Eva', picture: '' });
    expect(await cleanPictures(pictures, unexpected)).toBe(1);
    expect(await pictures.get(file)).toBeNull();
  });
});
