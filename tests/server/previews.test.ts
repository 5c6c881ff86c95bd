import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { previewDays } from '#domain/article.ts';
import { makePreview, readPreview } from '#server/store/previews.ts';
import { engines, openStore } from './engines.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

const days = previewDays * 24 * 60 * 60 * 1000;

describe.each(engines)('A preview link on $engine', ({ where }) => {
  const open = async () => {
    const db = await openStore(where, 'sample');
    return { db, make: (id: string, now?: number) => db.transaction().execute((trx) => makePreview(trx, id, now)) };
  };

  it('is valid until the exact moment it expires', async () => {
    const { db, make } = await open();
    const token = await make('1', 1000);
    await expect(readPreview(db, token, 999 + days)).resolves.toMatchObject({ id: '1' });
    await expect(readPreview(db, token, 1000 + days)).rejects.toBeInstanceOf(NotFound);
  });

  it('stays valid when others are created, even if the first ones were created at once', async () => {
    const { db, make } = await open();
    const first = await Promise.all(['1', '2', '3'].map((id) => make(id)));
    const tokens = [...first, await make('4')];
    const read = await Promise.all(tokens.map((token) => readPreview(db, token)));
    expect(read.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  it('is rejected with another post, expiry or signature', async () => {
    const { db, make } = await open();
    const token = await make('1');
    const [, end, signature = ''] = token.split('.');
    const forged = [
      `2.${end}.${signature}`,
      `1.${Number(end) + 1}.${signature}`,
      `1.${end}.${signature.replace(/./, (first) => (first === 'a' ? 'b' : 'a'))}`,
      `1.${end}.${signature.slice(1)}`,
      `1.${end}.`,
      `1.${end}`,
    ];
    for (const other of forged) await expect(readPreview(db, other), other).rejects.toBeInstanceOf(NotFound);
    await expect(readPreview(db, token)).resolves.toMatchObject({ id: '1' });
  });
});

it('Reading a draft requires exactly one token, or responds with 400', async () => {
  const { app } = await testServer();
  const staff = await signedIn(app);
  const { token } = (await staff.request('POST', '/api/posts/1/preview', { payload: {} })).json();
  const ask = (query: string) => browserOf(app).request('GET', `/api/posts/preview${query}`);
  for (const query of ['', `?token=${token}&token=${token}`]) {
    expect(await ask(query), query).toBeProblem(400, { fields: { token: expect.any(String) } });
  }
  expect((await ask(`?token=${token}`)).statusCode).toBe(200);
});
