import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { busySentences } from '#content/problems.ts';
import { isUploadFile, uploadFile, uploadName, uploadPath } from '#domain/uploads.ts';
import { serveCards } from '#server/plugins/cards.ts';
import type { Page } from '#server/plugins/renderPage.ts';
import { answerProblems } from '#server/problems.ts';
import type { Card, Renderer } from '#server/renderer.ts';
import type { PictureStore } from '#server/store/pictureStore.ts';
import { onTestEnd, temporaryFolder } from './testServer.ts';

const uploaded = uploadName({ hash: '0123456789abcdef', width: 1200, height: 800, color: 'a1b2c3' });
const inMemory = uploadPath(uploadFile(uploaded, 480, 'webp'));
const onDisk = uploadPath(uploadFile(uploaded, 800, 'webp'));

/** A server with a card at every path except `/cards/gone.jpg`, and its log. @param src URL of the card's picture. */
function open(drawCard: Renderer['drawCard'], src = '/photos/table.webp') {
  const dist = temporaryFolder();
  for (const file of ['cards/a b.jpg', 'photos/table.webp', 'photos/table.webp.txt', 'other/photos/table.webp']) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), `built ${file}`);
  }
  const logged: { msg: string; err: { message: string } }[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void logged.push(JSON.parse(line)) } } });
  onTestEnd(() => app.close());
  answerProblems(app);
  const pageOf = async (_request: unknown, address: string) => {
    const card = { address, title: 'A title', picture: { src } } as Card;
    return address.includes('gone') ? null : ({ status: 200, card } as Page);
  };
  const get: PictureStore['get'] = async (file) => {
    if (!isUploadFile(file)) throw new Error(`No file may be read at ${file}.`);
    if (inMemory.endsWith(file)) return { body: Buffer.from('in memory'), size: 9 };
    return onDisk.endsWith(file) ? { body: Readable.from([Buffer.from('on the disk')]), size: 11 } : null;
  };
  const renderer = { pageOfCard: (address: string) => address, drawCard } as Renderer;
  serveCards(app, { renderer, dist, pictures: { get } as PictureStore, pageOf });
  return { read: (address: string) => app.inject({ url: address }), logged };
}

describe('The card of a page', () => {
  it('is sent as it was built, if it was', async () => {
    const draw = vi.fn<Renderer['drawCard']>();
    const { read } = open(draw);
    expect((await read('/cards/a%20b.jpg')).body).toBe('built cards/a b.jpg');
    expect(draw).not.toHaveBeenCalled();
  });

  it.each([
    ['with a photograph of the site', '/photos/table.webp', 'built photos/table.webp'],
    ['with an uploaded picture from memory', inMemory, 'in memory'],
    ['with an uploaded picture from a stream', onDisk, 'on the disk'],
    ['without a picture if the photograph is missing', '/photos/nothing.webp', undefined],
    ['without a picture if the upload is missing', uploadPath(uploadFile(uploaded, 1200, 'webp')), undefined],
    ['without a picture if the address is on another site', 'https://example.org/photos/table.webp', undefined],
    ['without a picture if the address is outside the folder of photographs', '/other/photos/table.webp', undefined],
    ['without a picture if the file is of another type', '/photos/table.webp.txt', undefined],
  ])('is drawn %s', async (_which, src, photo) => {
    const draw = vi.fn<Renderer['drawCard']>(async () => Buffer.from('drawn'));
    expect((await open(draw, src).read('/cards/one.jpg')).body).toBe('drawn');
    const [title, drawn] = draw.mock.calls[0] ?? [];
    expect([title, drawn?.toString()]).toEqual(['A title', photo]);
  });

  it('is drawn once for simultaneous requests, and refused with 503 while twenty others wait', async () => {
    let release = () => {};
    const released = new Promise<Buffer>((resolve) => {
      release = () => resolve(Buffer.from('drawn'));
    });
    const draw = vi.fn<Renderer['drawCard']>(() => released);
    const { read, logged } = open(draw);
    const addresses = Array.from({ length: 22 }, (_, index) => `/cards/${index}.jpg`);
    const asked = addresses.flatMap((address) => [read(address), read(address)]);
    // None of the waiting requests is answered before the first card is drawn.
    const refused = await Promise.race(asked);
    expect(refused).toBeProblem(503, { title: busySentences.cards, retryAfter: 10 });
    release();
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
    expect(statuses.filter((status) => status === 200)).toHaveLength(42);
    expect(draw).toHaveBeenCalledTimes(21);
    expect(logged).toEqual([]);
  });

  it('redirects to the page’s picture if drawing fails, and logs the error once', async () => {
    const { read, logged } = open(() => Promise.reject(new Error('broken')));
    for (const address of ['/cards/one.jpg', '/cards/two.jpg']) {
      const { statusCode, headers } = await read(address);
      expect([statusCode, headers.location]).toEqual([302, '/photos/table.webp']);
      expect(logged.map(({ err }) => err.message)).toEqual(['broken']);
    }
  });

  it('responds with 404 if the page is gone', async () => {
    const { read } = open(async () => Buffer.from('drawn'));
    expect((await read('/cards/gone.jpg')).statusCode).toBe(404);
  });
});
