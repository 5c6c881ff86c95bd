import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { TooManyAttempts } from '#backend/errors.ts';
import { fileSentences } from '#content/problems.ts';
import { maxUploadBytes, readUpload, uploadFile, uploadPath, uploadTooLarge } from '#domain/uploads.ts';
import { runEncoder } from '#server/pictures/runEncoder.ts';
import { reviewForm, sentReview, tinyPng } from '#tests/support/records.ts';
import { openServer, photograph, waitingRoom } from './pictureServer.ts';
import { browserOf, onTestEnd, origin, signedIn, temporaryFolder } from './testServer.ts';

const jpeg = async () => new Blob([await photograph()], { type: 'image/jpeg' });

/** @returns a form, encoded as browsers send it. */
async function written(form: FormData) {
  const request = new Request(origin, { method: 'POST', body: form });
  const headers = { 'content-type': String(request.headers.get('content-type')) };
  return { headers, body: Buffer.from(await request.arrayBuffer()) };
}

/** A server, a visitor, and staff. */
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
  it('is stored upright and at most 960 px wide, without metadata, and removed with the review', async () => {
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

  it('is visible to staff only, unless the review is approved and its picture shown', async () => {
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
    // Not for a year, because the review may be hidden again.
    expect(shown.headers['cache-control']).toBe('public, max-age=3600');
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    await desk.update(id, { ...reviewForm, status: 'hidden', pictureShown: 'yes' }, 3);
    expect(await statuses()).toEqual([404, 200]);
    await desk.update(id, { ...reviewForm, pictureShown: 'deleted' }, 4);
    expect([await statuses(), await files()]).toEqual([[404, 404], []]);
    expect((await get(visitor, uploadPath('0123456789abcdef-1x1-000000-1.webp'))).statusCode).toBe(404);
  });

  it('sent with two reviews is visible once one of them shows it', async () => {
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
    ['is a text file', async () => new Blob(['hello'], { type: 'image/jpeg' }), {}, RegExp(fileSentences.damaged)],
    ['is truncated', async () => (await jpeg()).slice(0, 600, 'image/jpeg'), {}, RegExp(fileSentences.damaged)],
    [
      'is a GIF',
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
    ['has too many pixels', jpeg, { UPLOAD_MAX_PIXELS: '1000000' }, /too many pixels/],
    [
      'is too large',
      async () => new Blob([Buffer.alloc(20 * 1024 * 1024)], { type: 'image/png' }),
      {},
      uploadTooLarge(maxUploadBytes),
    ],
  ])('that %s is rejected with an error at its field and not kept', async (_what, picture, env, sentence) => {
    const { reviews, stored, files } = await open(env);
    const sent = reviews.send({ ...sentReview, picture: await picture() });
    await expect(sent).rejects.toMatchObject({ fields: { picture: expect.stringMatching(sentence) } });
    expect([await stored(), await files()]).toEqual([[], []]);
    expect(readdirSync(waitingRoom())).toEqual([]);
  });

  it('is not examined if another field is invalid or the honeypot is filled', async () => {
    const { visitor, reviews, stored } = await open();
    const send = async (changes: Record<string, string>) => {
      const body = new FormData();
      const text = { ...sentReview, ...changes };
      for (const [name, value] of Object.entries(text)) body.append(name, String(value));
      // A text file with the media type of a picture.
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

  it('that arrives incomplete is rejected and leaves nothing behind', async () => {
    const { visitor, stored } = await open();
    const form = new FormData();
    for (const [name, value] of Object.entries(sentReview)) form.append(name, String(value));
    form.append('picture', await jpeg());
    const { headers, body } = await written(form);
    for (const length of [body.length - 100, 700, 60]) {
      const payload = body.subarray(0, length);
      const answer = await visitor.request('POST', '/api/reviews', { payload, headers });
      expect([answer.statusCode, answer.json().fields?.picture]).toEqual([400, expect.stringMatching(/^[A-Z].*\.$/)]);
    }
    expect(await stored()).toEqual([]);
    expect(readdirSync(waitingRoom())).toEqual([]);
  });

  it('sent twice at once is stored once, and sent again it is not decoded', async () => {
    const { reviews, stored, files } = await open();
    const review = { ...sentReview, picture: tinyPng };
    await Promise.all([reviews.send(review), reviews.send(review)]);
    const before = await stored();
    expect(before).toHaveLength(1);
    expect(await files()).toHaveLength(2);
    // The picture is not decoded again, which would block: nothing is written into the encoder's pipe.
    const folder = temporaryFolder();
    spawnSync('mkfifo', [path.join(folder, 'pipe')]);
    const busy = new AbortController();
    onTestEnd(async () => busy.abort(new Error('enough')));
    const blocked = runEncoder(path.join(folder, 'pipe'), folder, 1e7, busy.signal).catch(String);
    await reviews.send(review);
    busy.abort(new Error('enough'));
    expect(await blocked).toBe('Error: enough');
    expect(await stored()).toEqual(before);
    expect(await files()).toHaveLength(2);
  });

  it('counts against the sender’s limit before it is decoded, even if it is rejected', async () => {
    const { reviews, stored, visitor } = await open({ ENQUIRIES_PER_HOUR: '2' });
    const nothing = { ...sentReview, picture: new Blob(['hello'], { type: 'image/png' }) };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(reviews.send(nothing)).rejects.toMatchObject({ fields: { picture: expect.any(String) } });
    }
    await expect(reviews.send({ ...sentReview, picture: tinyPng })).rejects.toBeInstanceOf(TooManyAttempts);
    // Other visitors are not limited.
    const comment = 'A day to remember.\nThank you all.';
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...sentReview, comment })) form.append(name, String(value));
    form.append('picture', tinyPng);
    const { headers, body } = await written(form);
    const others = { payload: body, headers, address: '192.0.2.7' };
    expect((await visitor.request('POST', '/api/reviews', others)).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ comment }]);
    // Reviews without a picture are still accepted.
    await reviews.send(sentReview);
    expect(await stored()).toHaveLength(2);
  });

  it('may be larger than other requests, and must be the only one in its form', async () => {
    const { visitor, stored } = await open();
    const create = {
      width: 1500,
      height: 1500,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const;
    const large = new Blob([
      await sharp({ create: { ...create, background: '#000000' } })
        .png()
        .toBuffer(),
    ]);
    expect(large.size).toBeGreaterThan(2 * 1024 * 1024);
    const send = async (...pictures: Blob[]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(sentReview)) form.append(name, String(value));
      for (const picture of pictures) form.append('picture', picture);
      const { headers, body } = await written(form);
      return (await visitor.request('POST', '/api/reviews', { payload: body, headers })).statusCode;
    };
    expect(await send(tinyPng, tinyPng)).toBe(413);
    expect(await stored()).toEqual([]);
    expect(await send(large)).toBe(201);
    expect(await stored()).toHaveLength(1);
  });
});
