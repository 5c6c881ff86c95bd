import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { InvalidInput } from '#backend/errors.ts';
import { type PostForm, postToForm } from '#domain/post.ts';
import { encodePicture } from '#server/pictures/encodePicture.ts';
import { runEncoder } from '#server/pictures/runEncoder.ts';
import { cleanPictures } from '#server/plugins/pictures.ts';
import { databasePictures } from '#server/store/databasePictures.ts';
import { folderPictures } from '#server/store/folderPictures.ts';
import type { PictureStore } from '#server/store/pictureStore.ts';
import { engines } from './engines.ts';
import { freshPostgres, testPostgres } from './freshPostgres.ts';
import { origin, signedIn, temporaryFolder, testServer } from './testServer.ts';

/** Where uploads wait, once a server is open. */
let waitingRoom = '';
afterEach(() => void vi.unstubAllEnvs());

async function openServer(env: Readonly<Record<string, string>> = {}) {
  const server = await testServer(env);
  waitingRoom = temporaryFolder();
  vi.stubEnv('TMPDIR', waitingRoom);
  return server;
}

/** A picture of 1800 x 1200 px, turned by its EXIF and marked by its camera. */
const photograph = async () =>
  new Blob([
    await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#8a5a7c' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'A. Camera' } } })
      .jpeg()
      .toBuffer(),
  ]);

/** A picture that is encoded in no time, for where its size is of no account. */
const miniature = async () =>
  new Blob([
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a5a7c' } })
      .png()
      .toBuffer(),
  ]);

/** @returns what a file holds, empty text where there is none. */
async function textOf(pictures: PictureStore, file: string): Promise<string> {
  const body = (await pictures.get(file))?.body ?? '';
  return Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : text(body);
}

const unexpected = (error: unknown) => {
  throw error;
};

/** A server with somebody of the staff signed in, and its pictures. */
async function open(env: Readonly<Record<string, string>> = {}) {
  const server = await openServer(env);
  const keep = env.DATABASE_URL ? databasePictures : folderPictures;
  // Beside the server's own, as in another process.
  const pictures = await keep(server.database.db, server.config.uploads);
  const staff = await signedIn(server.app);
  const uploads = () => server.database.db.selectFrom('upload').select('name').execute();
  const age = () => server.database.db.updateTable('upload').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
  return { ...server, pictures, staff, backend: createHttpBackend({ fetch: staff.fetch }), uploads, age };
}

describe.each(engines)('A picture on $engine', ({ engine, where }) => {
  const openHere = async () => open({ DATABASE_URL: engine === 'PostgreSQL' ? await where() : '' });

  it('is kept upright in all widths, without what the camera wrote, under a name that says its size', async () => {
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
    // Stored twice it is there once.
    expect(await backend.images.store(await photograph())).toBe(address);
    expect(await uploads()).toHaveLength(1);
    expect(readdirSync(waitingRoom)).toEqual([]);
  });

  it('is not sent again to a browser that has it, and its headers can be asked for alone', async () => {
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
  ])('that does not exist is not found: %s', async (url) => {
    const { app, config } = await openHere();
    writeFileSync(path.join(config.DATA_DIR, 'event-house.db'), 'secret');
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('that no post shows is deleted after a day, and one that is shown stays', async () => {
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
    await backend.posts.update('1', { ...inText, content: '<p>Gone.</p>' }, next);
    expect(await cleanPictures(pictures, unexpected)).toBe(1);
    expect(await pictures.get(file)).toBeNull();
  });

  it('that is put again while it is being deleted is there afterwards', async () => {
    const { pictures, age } = await openHere();
    const picture = '0123456789abcdef-12x8-a1b2c3';
    const files = ['12.avif', '12.webp'].map((end) => ({ name: `${picture}-${end}`, bytes: Buffer.from(end) }));
    await pictures.put(picture, files);
    for (let round = 0; round < 10; round += 1) {
      await age();
      const clean = () => pictures.remove(picture, '2021-01-01T00:00:00.000Z');
      const both = [clean, () => pictures.put(picture, files)];
      await Promise.all((round % 2 ? both : both.toReversed()).map((work) => work()));
      expect(await Promise.all(files.map(({ name }) => textOf(pictures, name)))).toEqual(['12.avif', '12.webp']);
    }
    // The new one is not taken for the old one.
    expect(await pictures.remove(picture, '2021-01-01T00:00:00.000Z')).toBe(false);
  });

  it('of which not all files can be stored is not stored at all', async () => {
    const { pictures, uploads, config } = await openHere();
    const picture = '0123456789abcdef-12x8-a1b2c3';
    const files = [Buffer.from('x'), null as never].map((bytes, at) => ({ name: `${picture}-${at}.webp`, bytes }));
    await expect(pictures.put(picture, files)).rejects.toThrow();
    expect(await uploads()).toEqual([]);
    expect(await pictures.get(`${picture}-0.webp`)).toBeNull();
    if (engine === 'SQLite') expect(readdirSync(config.uploads)).toEqual([]);
  });
});

describe('A picture that is sent', () => {
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
    const { backend, uploads } = await open(env);
    const stored = backend.images.store(await file());
    await expect(stored).rejects.toBeInstanceOf(InvalidInput);
    await expect(stored).rejects.toMatchObject({ fields: { file: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect(await uploads()).toEqual([]);
    expect(readdirSync(waitingRoom)).toEqual([]);
  });

  it('that does not arrive whole is refused, and leaves nothing behind', async () => {
    const { staff, uploads } = await open();
    const form = new FormData();
    form.append('file', await photograph());
    const whole = new Request(origin, { method: 'POST', body: form });
    const body = Buffer.from(await whole.arrayBuffer());
    const headers = { 'content-type': String(whole.headers.get('content-type')) };
    for (const payload of [body.subarray(0, -100), body.subarray(0, 60), Buffer.alloc(0)]) {
      const answer = await staff.request('POST', '/api/images', { payload, headers });
      expect([answer.statusCode, payload.length]).toEqual([payload.length > 0 ? 400 : 422, payload.length]);
      expect(answer.json().fields.file).toMatch(/^[A-Z].*\.$/);
    }
    const noBoundary = { headers: { 'content-type': 'multipart/form-data' }, payload: body };
    expect((await staff.request('POST', '/api/images', noBoundary)).statusCode).toBe(400);
    expect(await uploads()).toEqual([]);
    expect(readdirSync(waitingRoom)).toEqual([]);
  });

  it('for which the disk has no room is told to come again, and is taken when there is', async () => {
    const { staff, backend, uploads } = await open();
    const form = new FormData();
    form.append('file', await photograph());
    rmSync(waitingRoom, { recursive: true });
    const answer = await staff.fetch('/api/images', { method: 'POST', body: form });
    expect(answer.status).toBe(503);
    expect(await uploads()).toEqual([]);
    mkdirSync(waitingRoom);
    expect(await backend.images.store(await miniature())).toContain('/uploads/');
  });
});

describe.runIf(testPostgres)('Pictures that an earlier version kept in a folder', () => {
  it('are in the database once after the start of several servers, and the folder is set aside', async () => {
    const { url } = await freshPostgres();
    const { database, config } = await testServer({ DATABASE_URL: url });
    const file = '0123456789abcdef-12x8-a1b2c3-12.webp';
    mkdirSync(config.uploads);
    writeFileSync(path.join(config.uploads, file), 'picture');
    writeFileSync(path.join(config.uploads, '.half'), '');
    const starts = Array.from({ length: 3 }, () => databasePictures(database.db, config.uploads));
    for (const pictures of await Promise.all(starts)) expect(await textOf(pictures, file)).toBe('picture');
    const rows = await database.db.selectFrom('picture_file').select(['name', 'size']).execute();
    expect(rows).toEqual([{ name: file, size: 7 }]);
    const [aside, ...others] = readdirSync(config.DATA_DIR);
    expect([aside, others]).toEqual([expect.stringMatching(/^uploads-in-database-/), []]);
    expect(readdirSync(path.join(config.DATA_DIR, String(aside)))).toContain(file);
  });
});

describe('Cleaning', () => {
  it('goes on where a picture, or the whole folder, is gone already', async () => {
    const { database, config } = await testServer();
    const pictures = await folderPictures(database.db, config.uploads);
    const names = ['0123456789abcdef-1x1-000000', 'fedcba9876543210-1x1-000000'];
    for (const name of names) await pictures.put(name, [{ name: `${name}-1.webp`, bytes: Buffer.from('x') }]);
    await database.db.updateTable('upload').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    rmSync(config.uploads, { recursive: true });
    expect(await cleanPictures(pictures, unexpected)).toBe(2);
  });

  it('goes on where one picture cannot be deleted, and says so', async () => {
    const warnings: unknown[] = [];
    const remove = async (picture: string) => {
      if (picture === 'a') throw new Error('no');
      return true;
    };
    const pictures = { put: async () => {}, get: async () => null, list: async () => ['a', 'b'], remove };
    expect(await cleanPictures(pictures, (error) => warnings.push(error))).toBe(1);
    expect(warnings).toEqual([new Error('no')]);
  });

  it('deletes no file of a picture that is put again meanwhile', async () => {
    const { database, config } = await testServer();
    const pictures = await folderPictures(database.db, config.uploads);
    const picture = '0123456789abcdef-1x1-000000';
    const files = [1, 2, 3].map((width) => ({ name: `${picture}-${width}.webp`, bytes: Buffer.from('x') }));
    await pictures.put(picture, files);
    await database.db.updateTable('upload').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    // So many that deleting them takes longer than putting three.
    for (let width = 10_000; width < 13_000; width += 1) {
      writeFileSync(path.join(config.uploads, `${picture}-${width}.webp`), '');
    }
    const removed = pictures.remove(picture, '2021-01-01T00:00:00.000Z');
    await Promise.all([removed, pictures.put(picture, files)]);
    expect(await removed).toBe(true);
    expect(readdirSync(config.uploads).toSorted()).toEqual(files.map(({ name }) => name));
  });

  it('begins with what a killed server left half written', async () => {
    const { database, config } = await testServer();
    writeFileSync(path.join(config.uploads, '.half'), '');
    await folderPictures(database.db, config.uploads);
    expect(readdirSync(config.uploads)).toEqual([]);
  });
});

describe('Many pictures at once', () => {
  /** Begins to send a picture. @returns the connection, and what comes back. */
  function begin(port: number, cookie: string): { socket: Socket; answer: () => string } {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const headers = [`host: localhost`, `origin: ${origin}`, `cookie: ${cookie}`, 'content-length: 100000'];
    socket.write(
      `POST /api/images HTTP/1.1\r\n${headers.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n` +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nhalf',
    );
    return { socket, answer: () => answer };
  }

  it('are told to come back where there are too many, and one that goes away makes room and leaves nothing', async () => {
    const { app } = await openServer();
    const cookie = (await signedIn(app)).cookie();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const underWay = Array.from({ length: 20 }, () => begin(port, cookie));
    await vi.waitFor(() => expect(readdirSync(waitingRoom)).toHaveLength(20), 10_000);
    const late = begin(port, cookie);
    await vi.waitFor(() => expect(late.answer()).toContain('\r\n\r\n{'));
    expect(late.answer()).toMatch(/^HTTP\/1.1 503[\s\S]*retry-after: 30\r\n[\s\S]*Many pictures are being stored/);
    late.socket.destroy();
    for (const { socket } of underWay) socket.destroy();
    await vi.waitFor(() => expect(readdirSync(waitingRoom)).toEqual([]), 10_000);
    const next = begin(port, cookie);
    await vi.waitFor(() => expect(readdirSync(waitingRoom)).toHaveLength(1));
    next.socket.destroy();
    await vi.waitFor(() => expect(readdirSync(waitingRoom)).toEqual([]));
  });

  it('make room at once when one that waits goes away', async () => {
    const folder = temporaryFolder();
    const { app } = await openServer();
    const cookie = (await signedIn(app)).cookie();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    // One that never ends: nobody writes into the pipe that it reads.
    const pipe = path.join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    const busy = new AbortController();
    onTestFinished(() => busy.abort(new Error('enough')));
    const blocked = runEncoder(pipe, folder, 1e7, busy.signal).catch(String);
    const file = await photograph();
    const body = new FormData();
    body.append('file', file);
    const visitor = new AbortController();
    const init = { method: 'POST', body, headers: { cookie, origin: url }, signal: visitor.signal };
    const sent = fetch(`${url}/api/images`, init).catch(String);
    const received = () =>
      readdirSync(waitingRoom).map((upload) => statSync(path.join(waitingRoom, upload, 'raw')).size);
    await vi.waitFor(() => expect(received()).toEqual([file.size]), 10_000);
    visitor.abort();
    await sent;
    await vi.waitFor(() => expect(readdirSync(waitingRoom)).toEqual([]));
    busy.abort(new Error('enough'));
    expect(await blocked).toBe('Error: enough');
  });

  it('wait for each other, and nobody waits on for one who went away', async () => {
    const raw = path.join(temporaryFolder(), 'raw');
    writeFileSync(raw, Buffer.from(await (await miniature()).arrayBuffer()));
    const patient = new AbortController();
    const stay = Array.from({ length: 2 }, () => runEncoder(raw, temporaryFolder(), 1e7, patient.signal));
    const leaving = new AbortController();
    const folder = temporaryFolder();
    const left = runEncoder(raw, folder, 1e7, leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    const names = (await Promise.all(stay)).map(({ name }) => name);
    expect(names[0]).toBe(names[1]);
    expect(readdirSync(folder)).toEqual([]);
    await expect(runEncoder(raw, folder, 1e7, leaving.signal)).rejects.toThrow('gone');
  });
});

describe('The encoder', () => {
  /** Four corners in four colours. */
  async function corners(orientation: number, width = 40, height = 20) {
    const corner = (background: string) => ({
      create: { width: width / 2, height: height / 2, channels: 3 as const, background },
    });
    const raw = path.join(temporaryFolder(), 'raw');
    await sharp({ create: { width, height, channels: 3, background: '#000000' } })
      .composite([
        { input: corner('#ff0000'), gravity: 'northwest' },
        { input: corner('#00ff00'), gravity: 'northeast' },
        { input: corner('#0000ff'), gravity: 'southwest' },
        { input: corner('#ffffff'), gravity: 'southeast' },
      ])
      .withMetadata({ orientation })
      .tiff()
      .toFile(raw);
    return raw;
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('puts a picture of EXIF orientation %i upright', async (orientation) => {
    const raw = await corners(orientation);
    const folder = temporaryFolder();
    const { files } = await encodePicture(raw, folder, 1e7);
    const { data, info } = await sharp(path.join(folder, String(files.at(-1))))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const wanted = await sharp(raw).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([wanted.info.width, wanted.info.height]);
    for (const [x, y] of [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ] as const) {
      const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
      const bright = (pixels: Buffer) => [...pixels.subarray(at, at + 3)].map((part) => part > 128);
      expect(bright(data)).toEqual(bright(wanted.data));
    }
  });

  it.each([
    [1, 4000, 100, '1600x40'],
    [4, 4000, 100, '1600x40'],
    [5, 4000, 100, '100x4000'],
    [6, 9600, 100, '50x4800'],
    [1, 100, 9600, '50x4800'],
  ])(
    'makes a picture of orientation %i and %i x %i px no wider and no taller than is kept',
    async (orientation, width, height, size) => {
      const { name } = await encodePicture(await corners(orientation, width, height), temporaryFolder(), 1e7);
      expect(name).toContain(`-${size}-`);
    },
  );
});
