import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { cardPath } from '#adminPaths';
import { siteUrlOf } from '#content/siteUrl.ts';
import { postPath } from '#paths';
import { buildApp } from '#server/buildApp.ts';
import { loadRenderer, type Renderer } from '#server/renderer.ts';
import { draft } from '#tests/support/records.ts';
import { read } from './servedPage.ts';
import { browserOf, onTestEnd, signedIn, testServer } from './testServer.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The built site with a published post and its card.
 * @param changes to the post.
 * @param draw replaces the real drawing.
 */
async function share(changes: Partial<typeof draft>, draw?: Renderer['drawCard']) {
  const { config, database } = await testServer({ LOG_LEVEL: 'warn' });
  const log = vi.fn<(line: string) => void>();
  const built = await loadRenderer(root, siteUrlOf(config.PUBLIC_URL));
  const drawCard = vi.fn(draw ?? built.drawCard);
  const site = { renderer: { ...built, drawCard }, dist: path.join(root, 'dist') };
  const app = await buildApp({ config, database, site, log: { write: log } });
  onTestEnd(() => app.close());
  const get = (address: string) => browserOf(app).request('GET', address);
  const staff = await signedIn(app);
  const payload = { ...draft, status: 'published', ...changes };
  const { id, slug } = (await staff.request('POST', '/api/posts', { payload })).json() as { id: string; slug: string };
  const cardOf = async () => new URL(read((await get(postPath(slug))).body).meta('og:image')).pathname;
  return { staff, get, id, payload, cardOf, card: await cardOf(), drawCard, log };
}

it.each([
  ['a title of 200 characters', { title: 'x'.repeat(200) }],
  ['emoji, quotes and HTML tags in its title', { title: '🎂 “Quotes” & <b>tags</b> \'n\' "more"' }],
  ['a title in a right-to-left script', { title: 'زفاف في الحديقة' }],
  ['no picture and no tags', { featuredImage: '', tags: '' }],
])('The card of a post with %s is a JPEG that is drawn once and cached permanently', async (_what, changes) => {
  const { get, card, drawCard } = await share(changes);
  const { statusCode, headers, rawPayload } = await get(card);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(headers['cache-control']).toContain('immutable');
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  await get(card);
  expect(drawCard).toHaveBeenCalledOnce();
});

it('A card gets a new address when the title changes, and the old one redirects to it', async () => {
  const { staff, get, id, payload, card, cardOf } = await share({}, async () => Buffer.from('drawn'));
  await staff.request('PUT', `/api/posts/${id}`, { payload: { ...payload, title: 'Another title', version: 1 } });
  await vi.waitFor(async () => expect(await cardOf()).not.toBe(card));
  const { statusCode, headers } = await get(card);
  expect([statusCode, headers.location]).toEqual([302, await cardOf()]);
  // A later card may get the same URL again.
  expect(headers['cache-control']).toBe('no-cache');
});

it('A card is drawn with the title and the picture of its page', async () => {
  const { get, card, drawCard, payload } = await share({ featuredImage: 'wedding-table' }, async () =>
    Buffer.from('drawn'),
  );
  expect((await get(card)).body).toBe('drawn');
  const [title, photo] = drawCard.mock.calls[0] ?? [];
  expect(title).toBe(payload.title);
  expect((await sharp(photo ?? undefined).metadata()).format).toBe('webp');
});

it('No card is drawn for an unknown address, an outdated one or a draft', async () => {
  const { staff, get, id, payload, card, drawCard } = await share({}, async () => Buffer.from('drawn'));
  // The URL that the post form uses.
  const other = cardPath(new URL(card.replace(/.*?\/blog/, '/blog').replace(/\.jpg$/, ''), 'http://here').pathname);
  expect(other).toBe(card.replace(/[\da-f]{12}/, '000000000000'));
  expect((await get(other)).headers.location).toBe(card);
  for (const address of ['/cards/000000000000/blog/nothing.jpg', '/cards/nothing', '/cards/000000000000/admin.jpg'])
    expect((await get(address)).statusCode, address).toBe(404);
  await staff.request('PUT', `/api/posts/${id}`, { payload: { ...payload, status: 'draft', version: 1 } });
  await vi.waitFor(async () => expect((await get(card)).statusCode).toBe(404));
  expect(drawCard).not.toHaveBeenCalled();
});

it('A card that cannot be drawn redirects to the page’s picture, with one entry in the log', async () => {
  const { get, card, log } = await share({ featuredImage: 'wedding-table' }, () => Promise.reject(new Error('broken')));
  for (const _again of [1, 2]) {
    const { statusCode, headers } = await get(card);
    expect([statusCode, headers.location]).toEqual([302, expect.stringContaining('/photos/wedding-table')]);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(log.mock.calls.filter(([line]) => line.includes('preview cards cannot be drawn'))).toHaveLength(1);
});

it('A card is drawn with or without a picture', async () => {
  const { drawCard } = await loadRenderer(root, siteUrlOf(''));
  const create = { width: 600, height: 600, channels: 3, background: '#ff0000' } as const;
  const photo = await sharp({ create }).webp().toBuffer();
  const redness = async (picture: Buffer | null) => {
    const card = sharp(await drawCard('A title', picture));
    const { width, height } = await card.metadata();
    expect([width, height]).toEqual([1200, 630]);
    const [red, , blue] = (await card.stats()).channels;
    return (red?.mean ?? 0) - (blue?.mean ?? 0);
  };
  expect(await redness(photo)).toBeGreaterThan((await redness(null)) + 20);
});
