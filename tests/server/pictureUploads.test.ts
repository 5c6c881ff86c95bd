import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { busySentences } from '#content/problems.ts';
import { runEncoder } from '#server/pictures/runEncoder.ts';
import { miniature, openPictures as open, openServer, photograph, waitingRoom } from './pictureServer.ts';
import { origin, signedIn, temporaryFolder } from './testServer.ts';

describe('An uploaded picture', () => {
  it.each([
    ['is a text file', async () => new Blob(['hello'], { type: 'image/png' }), {}],
    [
      'is an SVG drawing',
      async () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }),
      {},
    ],
    ['is truncated', async () => (await photograph()).slice(0, 600), {}],
    ['has too many pixels', photograph, { UPLOAD_MAX_PIXELS: '1000000' }],
    ['is too large', photograph, { UPLOAD_MAX_BYTES: '2000' }],
  ])('that %s is rejected with an error at its field and not kept', async (_what, file, env) => {
    const { backend, uploads } = await open(env);
    const stored = backend.images.store(await file());
    await expect(stored).rejects.toBeInstanceOf(InvalidInput);
    await expect(stored).rejects.toMatchObject({ fields: { file: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect(await uploads()).toEqual([]);
    expect(readdirSync(waitingRoom())).toEqual([]);
  });

  it('must be the only part of its form and within the size limit', async () => {
    const { staff, uploads } = await open({ UPLOAD_MAX_BYTES: String(2.5 * 1024 * 1024) });
    const send = async (...parts: [string, Blob | string][]) => {
      const body = new FormData();
      for (const [name, part] of parts) body.append(name, part);
      const answer = await staff.fetch('/api/images', { method: 'POST', body });
      return [answer.status, (await answer.json()).fields?.file];
    };
    const picture = await miniature();
    expect(await send(['alt', 'A view'])).toEqual([413, undefined]);
    expect(await send()).toEqual([422, expect.stringMatching(/^Please choose .+\.$/)]);
    expect(await send(['file', new Blob([Buffer.alloc(3 * 1024 * 1024)])])).toEqual([
      422,
      'Please choose a picture of at most 2 MB.',
    ]);
    expect(await uploads()).toEqual([]);
    expect(await send(['file', picture])).toEqual([201, undefined]);
    expect(await uploads()).toHaveLength(1);
  });

  it('that arrives incomplete is rejected and leaves no file behind', async () => {
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
    expect(await staff.request('POST', '/api/images', noBoundary)).toBeProblem(400);
    expect(await uploads()).toEqual([]);
    expect(readdirSync(waitingRoom())).toEqual([]);
  });

  it('is refused with 503 while the temporary folder is missing, and accepted afterwards', async () => {
    const { staff, backend, uploads } = await open();
    const form = new FormData();
    form.append('file', await photograph());
    rmSync(waitingRoom(), { recursive: true });
    const answer = await staff.fetch('/api/images', { method: 'POST', body: form });
    expect(answer.status).toBe(503);
    expect(await uploads()).toEqual([]);
    mkdirSync(waitingRoom());
    expect(await backend.images.store(await miniature())).toContain('/uploads/');
  });
});

describe('Simultaneous uploads of pictures', () => {
  /** Begins to upload a picture. @returns the connection, and the response. */
  function begin(port: number, sender: string, route = '/api/images'): { socket: Socket; answer: () => string } {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const headers = [`host: localhost`, `origin: ${origin}`, sender, 'content-length: 100000'];
    socket.write(
      `POST ${route} HTTP/1.1\r\n${headers.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n` +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nhalf',
    );
    return { socket, answer: () => answer };
  }

  it('are refused with 503 above the limit, and aborted ones free their place and files', async () => {
    const { app } = await openServer();
    const cookie = `cookie: ${(await signedIn(app)).cookie()}`;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const underWay = Array.from({ length: 20 }, () => begin(port, cookie));
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toHaveLength(20), 10_000);
    const late = begin(port, cookie);
    await vi.waitFor(() => expect(late.answer()).toContain('\r\n\r\n{'));
    expect(late.answer()).toMatch(/^HTTP\/1.1 503[\s\S]*retry-after: 30\r\n/);
    expect(late.answer()).toContain(busySentences.pictures);
    late.socket.destroy();
    for (const { socket } of underWay) socket.destroy();
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toEqual([]), 10_000);
    const next = begin(port, cookie);
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toHaveLength(1));
    next.socket.destroy();
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toEqual([]));
  });

  it('of one visitor leave places for those of others', async () => {
    const { app } = await openServer({ TRUST_PROXY: 'true', PUBLIC_URL: origin });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const from = (address: string) => begin(port, `x-forwarded-for: ${address}`, '/api/reviews');
    const underWay = Array.from({ length: 5 }, () => from('192.0.2.1'));
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toHaveLength(5), 10_000);
    const sixth = from('192.0.2.1');
    await vi.waitFor(() => expect(sixth.answer()).toMatch(/^HTTP\/1.1 503[\s\S]*retry-after: 30\r\n/));
    underWay.push(sixth, from('192.0.2.2'));
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toHaveLength(6), 10_000);
    for (const { socket } of underWay) socket.destroy();
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toEqual([]), 10_000);
    const next = from('192.0.2.1');
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toHaveLength(1));
    next.socket.destroy();
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toEqual([]));
  });

  it('free their files at once if one is aborted while waiting to be encoded', async () => {
    const folder = temporaryFolder();
    const { app } = await openServer();
    const cookie = (await signedIn(app)).cookie();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    // Encoding never ends, because nothing is written into the pipe.
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
      readdirSync(waitingRoom()).map((upload) => statSync(path.join(waitingRoom(), upload, 'raw')).size);
    await vi.waitFor(() => expect(received()).toEqual([file.size]), 10_000);
    visitor.abort();
    await sent;
    await vi.waitFor(() => expect(readdirSync(waitingRoom())).toEqual([]));
    busy.abort(new Error('enough'));
    expect(await blocked).toBe('Error: enough');
  });

  it('are encoded one at a time, in the order of their arrival', async () => {
    const ended: string[] = [];
    const prepare = async (name: string, picture: Blob) => {
      const raw = path.join(temporaryFolder(), 'raw');
      writeFileSync(raw, Buffer.from(await picture.arrayBuffer()));
      return async () => {
        await runEncoder(raw, temporaryFolder(), 1e7, new AbortController().signal);
        ended.push(name);
      };
    };
    // Beside the large one, the small one would be finished first.
    const begin = [await prepare('large', await photograph()), await prepare('small', await miniature())];
    await Promise.all(begin.map((start) => start()));
    expect(ended).toEqual(['large', 'small']);
  });

  it('of visitors let one of staff be encoded next', async () => {
    const raw = path.join(temporaryFolder(), 'raw');
    writeFileSync(raw, Buffer.from(await (await miniature()).arrayBuffer()));
    const ended: string[] = [];
    const encode = async (from: 'visitor' | 'staff') => {
      await runEncoder(raw, temporaryFolder(), 1e7, new AbortController().signal, from);
      ended.push(from);
    };
    const visitors = Array.from({ length: 3 }, () => encode('visitor'));
    // The first one has begun.
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([...visitors, encode('staff')]);
    expect(ended).toEqual(['visitor', 'staff', 'visitor', 'visitor']);
  });

  it('are encoded even if another one is aborted while it waits', async () => {
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
