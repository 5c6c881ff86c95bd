import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { TooManyAttempts } from '#backend/errors.ts';
import { readUpload, uploadFile, uploadPath } from '#domain/uploads.ts';
import { runEncoder } from '#server/pictures/runEncoder.ts';
import { reviewForm, sentReview, tinyPng } from '#tests/support/records.ts';
import { openServer, photograph, waitingRoom } from './pictureServer.ts';
import { browserOf, origin, signedIn } from './testServer.ts';

vi.mock('#server/pictures/runEncoder.ts', { spy: true });

const jpeg = async () => new Blob([await photograph()], { type: 'image/jpeg' });

/** A server, a visitor, and somebody of the staff. */
async function open(env: Readonly<Record<string, string>> = {}) {
  const { app, database } = await openServer(env);
  const visitor = browserOf(app);
  const staff = await signedIn(app);
  const { reviews } = createHttpBackend({ fetch: visitor.fetch });
  const stored = () => database.db.selectFrom('review').selectAll().where('idempotency_key', 'is not', null).execute();
  const files = () => database.db.selectFrom('review_picture').select(['name', 'bytes']).execute();
  const get = async (browser: typeof visitor, address: string) => browser.request('GET', address);
  return { app, visitor, staff, reviews, stored, files, get, desk: createHttpBackend({ fetch: staff.fetch }).reviews };
}

describe('The picture of a review', () => {
  it('is kept upright and no wider than it is shown, without what the camera noted, and goes with the review', async () => {
    const { reviews, desk, stored, files } = await open();
    await reviews.send({ ...sentReview, picture: await jpeg() });
    const [review] = await stored();
    const facts = readUpload(review?.picture ?? '');
    expect(facts).toMatchObject({ width: 960, height: 1440 });
    const kept = await files();
    const names = [480, 960].flatMap((width) =>
      (['avif', 'webp'] as const).map((type) => uploadFile(facts?.name ?? '', width, type)),
    );
    expect(kept.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const { bytes } of kept) {
      const { exif, orientation } = await sharp(bytes).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('A. Camera');
    }
    expect(readdirSync(waitingRoom())).toEqual([]);
    await desk.remove(String(review?.id));
    expect(await files()).toEqual([]);
  });

  it('is staff’s to see until it is shown, and again once it is not', async () => {
    const { reviews, desk, stored, files, visitor, staff, get } = await open();
    await reviews.send({ ...sentReview, picture: tinyPng });
    const [review] = await stored();
    const { id = '', picture = '' } = review ?? {};
    const statuses = async () => [(await get(visitor, picture)).statusCode, (await get(staff, picture)).statusCode];
    expect(await statuses()).toEqual([404, 200]);
    expect((await get(staff, picture)).headers['cache-control']).toBe('private, no-store');
    await desk.update(id, { ...reviewForm, pictureShown: 'no' }, 1);
    expect(await statuses()).toEqual([404, 200]);
    await desk.update(id, { ...reviewForm, pictureShown: 'yes' }, 2);
    const shown = await get(visitor, picture);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    // Not for a year: it may be hidden again.
    expect(shown.headers['cache-control']).toBe('public, max-age=3600');
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    await desk.update(id, { ...reviewForm, status: 'hidden', pictureShown: 'yes' }, 3);
    expect(await statuses()).toEqual([404, 200]);
    await desk.update(id, { ...reviewForm, pictureShown: 'deleted' }, 4);
    expect([await statuses(), await files()]).toEqual([[404, 404], []]);
    expect((await get(visitor, uploadPath('0123456789abcdef-1x1-000000-1.webp'))).statusCode).toBe(404);
  });

  it('sent with two reviews is shown as soon as one of them is', async () => {
    const { reviews, desk, stored, visitor, get } = await open();
    for (const comment of ['The first of us.', 'The second of us.']) {
      await reviews.send({ ...sentReview, comment, picture: tinyPng });
    }
    const [one, other] = await stored();
    expect(one?.picture).toBe(other?.picture);
    await desk.update(String(other?.id), { ...reviewForm, pictureShown: 'yes' }, 1);
    expect((await get(visitor, String(one?.picture))).statusCode).toBe(200);
  });

  it.each([
    ['text that is called a picture', async () => new Blob(['hello'], { type: 'image/jpeg' }), {}, /not damaged/],
    ['half of a picture', async () => (await jpeg()).slice(0, 600, 'image/jpeg'), {}, /not damaged/],
    [
      'a kind that is not taken from strangers',
      async () =>
        new Blob(
          [
            await sharp(Buffer.from(await tinyPng.arrayBuffer()))
              .gif()
              .toBuffer(),
          ],
          { type: 'image/png' },
        ),
      {},
      /image file/,
    ],
    ['too many pixels', jpeg, { UPLOAD_MAX_PIXELS: '1000000' }, /too many pixels/],
    [
      'too many bytes',
      async () => new Blob([Buffer.alloc(20 * 1024 * 1024)], { type: 'image/png' }),
      {},
      /at most 15 MB/,
    ],
  ])('of %s is refused under its field, and nothing is kept', async (_what, picture, env, sentence) => {
    const { reviews, stored, files } = await open(env);
    const sent = reviews.send({ ...sentReview, picture: await picture() });
    await expect(sent).rejects.toMatchObject({ fields: { picture: expect.stringMatching(sentence) } });
    expect([await stored(), await files()]).toEqual([[], []]);
    expect(readdirSync(waitingRoom())).toEqual([]);
  });

  it('is not looked into where the words are refused, or where a machine has sent them', async () => {
    const { visitor, reviews, stored } = await open();
    const send = async (changes: Record<string, string>) => {
      const body = new FormData();
      const text = { ...sentReview, ...changes };
      for (const [name, value] of Object.entries(text)) body.append(name, String(value));
      // Whoever looks into it refuses it.
      body.append('picture', new Blob(['hello'], { type: 'image/png' }));
      const answer = await visitor.fetch('/api/reviews', { method: 'POST', body });
      return [answer.status, Object.keys((await answer.json()).fields ?? {})];
    };
    expect(await send({ comment: 'Good. <script>alert(1)</script>' })).toEqual([422, ['comment']]);
    expect(await send({ rating: 'five' })).toEqual([400, ['rating']]);
    expect(await send({ consent: 'no' })).toEqual([422, ['consent']]);
    expect(await send({ name: 'Ada\0' })).toEqual([422, ['name']]);
    expect(await send({ status: 'approved' })).toEqual([400, ['status']]);
    expect(await send({ trap: 'https://example.com' })).toEqual([201, []]);
    expect(await send({})).toEqual([422, ['picture']]);
    await expect(reviews.send({ ...sentReview, name: '' })).rejects.toMatchObject({
      fields: { name: expect.any(String) },
    });
    expect(await stored()).toEqual([]);
    expect(readdirSync(waitingRoom())).toEqual([]);
  });

  it('that does not arrive whole is refused, and leaves nothing behind', async () => {
    const { visitor, stored } = await open();
    const form = new FormData();
    for (const [name, value] of Object.entries(sentReview)) form.append(name, String(value));
    form.append('picture', await jpeg());
    const whole = new Request(origin, { method: 'POST', body: form });
    const body = Buffer.from(await whole.arrayBuffer());
    const headers = { 'content-type': String(whole.headers.get('content-type')) };
    for (const length of [body.length - 100, 700, 60]) {
      const payload = body.subarray(0, length);
      const answer = await visitor.request('POST', '/api/reviews', { payload, headers });
      expect([answer.statusCode, answer.json().fields?.picture]).toEqual([400, expect.stringMatching(/^[A-Z].*\.$/)]);
    }
    expect(await stored()).toEqual([]);
    expect(readdirSync(waitingRoom())).toEqual([]);
  });

  it('sent twice at once is there once, with its review', async () => {
    const { reviews, stored, files } = await open();
    const review = { ...sentReview, picture: tinyPng };
    await Promise.all([reviews.send(review), reviews.send(review)]);
    vi.mocked(runEncoder).mockClear();
    await reviews.send(review);
    // Nor is it decoded once more.
    expect(runEncoder).not.toHaveBeenCalled();
    expect(await stored()).toHaveLength(1);
    expect(await files()).toHaveLength(2);
  });

  it('counts against the sender’s limit before anything of it is decoded, whatever becomes of it', async () => {
    const { reviews, stored } = await open({ ENQUIRIES_PER_HOUR: '2' });
    const nothing = { ...sentReview, picture: new Blob(['hello'], { type: 'image/png' }) };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(reviews.send(nothing)).rejects.toMatchObject({ fields: { picture: expect.any(String) } });
    }
    await expect(reviews.send({ ...sentReview, picture: tinyPng })).rejects.toBeInstanceOf(TooManyAttempts);
    // Words alone may still come.
    await reviews.send(sentReview);
    expect(await stored()).toHaveLength(1);
  });
});
