import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadFile, uploadName, uploadPath } from '#domain/uploads.ts';
import { servePictures } from '#server/plugins/pictures.ts';
import type { PictureStore } from '#server/store/pictureStore.ts';
import { onTestEnd } from './testServer.ts';

afterEach(() => void vi.useRealTimers());

const name = uploadName({ hash: '0123456789abcdef', width: 1200, height: 800, color: 'a1b2c3' });
const day = 24 * 60 * 60 * 1000;

/** A server with the given picture store, and its log. */
function open(store: Partial<PictureStore>) {
  const logged: { msg: string; err: { message: string } }[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void logged.push(JSON.parse(line)) } } });
  onTestEnd(() => app.close());
  const none = { put: async () => {}, get: async () => null, list: async () => [], remove: async () => true };
  servePictures(app, { ...none, ...store }, async () => null);
  return { app, logged };
}

describe('The file of a picture', () => {
  it('is sent with its type and cached permanently, from memory or as a stream', async () => {
    const get: PictureStore['get'] = async (file) => ({
      body: file.endsWith('.avif') ? Buffer.from('avif') : Readable.from([Buffer.from('webp')]),
      size: 4,
    });
    const { app } = open({ get });
    for (const type of ['avif', 'webp'] as const) {
      const answer = await app.inject({ url: uploadPath(uploadFile(name, 480, type)) });
      expect([answer.body, answer.headers['content-type']]).toEqual([type, `image/${type}`]);
      expect(answer.headers.etag).toBe(`"${uploadFile(name, 480, type)}"`);
      expect([answer.headers.vary, answer.headers['cache-control']]).toEqual([
        'accept-encoding',
        expect.stringMatching(/^public, max-age=\d{8}, immutable$/),
      ]);
    }
  });

  it('is answered with 304 if the browser has it, without reading the stream', async () => {
    const read = Readable.from([Buffer.from('webp')]);
    const file = uploadFile(name, 480, 'webp');
    const headers = { 'if-none-match': `"other", "${file}"` };
    for (const body of [Buffer.from('webp'), read]) {
      const { app } = open({ get: async () => ({ body, size: 4 }) });
      const answer = await app.inject({ url: uploadPath(file), headers });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
    expect(read.destroyed).toBe(true);
  });

  it('is looked up only if its name is valid', async () => {
    const get = vi.fn(async () => null);
    const { app } = open({ get });
    for (const file of ['.half', 'a.webp', `${name}-480.png`]) {
      expect((await app.inject({ url: uploadPath(file) })).statusCode).toBe(404);
    }
    expect(get).not.toHaveBeenCalled();
    expect((await app.inject({ url: uploadPath(uploadFile(name, 480, 'webp')) })).statusCode).toBe(404);
    expect(get).toHaveBeenCalledOnce();
  });
});

describe('The removal of unused pictures', () => {
  it('runs once the server listens and then daily, for pictures older than a day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2027-06-14T12:00:00Z') });
    const asked: string[] = [];
    const removed: [string, string][] = [];
    const { app, logged } = open({
      list: async (before) => {
        asked.push(before);
        return ['a', 'b'];
      },
      remove: async (picture, before) => {
        removed.push([picture, before]);
        if (picture === 'a') throw new Error('no');
        return true;
      },
    });
    await app.ready();
    expect(asked).toEqual([]);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const first = '2027-06-13T12:00:00.000Z';
    await vi.waitFor(() =>
      expect(removed).toEqual([
        ['a', first],
        ['b', first],
      ]),
    );
    await vi.waitFor(() =>
      expect(logged.map(({ msg, err }) => [msg, err.message])).toEqual([['a background task failed', 'no']]),
    );
    // Until the round has ended.
    await new Promise(setImmediate);
    vi.advanceTimersByTime(day);
    await vi.waitFor(() => expect(asked).toEqual([first, '2027-06-14T12:00:00.000Z']));
    await app.close();
    vi.advanceTimersByTime(2 * day);
    expect(asked).toHaveLength(2);
  });

  it('logs an error if they cannot be listed, and tries again the next day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const removed: string[] = [];
    const list = vi.fn<PictureStore['list']>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(['a']);
    const remove = async (picture: string) => removed.push(picture) > 0;
    const { app, logged } = open({ list, remove });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(() => expect(logged.map(({ err }) => err.message)).toEqual(['away']));
    expect(removed).toEqual([]);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(day);
    await vi.waitFor(() => expect(removed).toEqual(['a']));
  });
});
