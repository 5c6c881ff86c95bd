import { describe, expect, it, vi } from 'vitest';
import { busySentences } from '#content/problems.ts';
import { addAccount, hashPassword, resetPassword, revokeAccess, setPassword } from '#server/store/accounts.ts';
import type { Db } from '#server/store/database.ts';
import { freshPostgres, testPostgres, waitForLock } from './freshPostgres.ts';
import { browserOf, testServer } from './testServer.ts';

const eva = { email: 'eva@example.org', password: 'correct horse' };

/** A server with an account for Eva. */
async function open(env: Readonly<Record<string, string>> = {}) {
  const { app, database } = await testServer({ SIGN_IN_FAILURES: '2', ...env });
  await addAccount(database.db, { ...eva, name: 'Eva' });
  return { app, database };
}

type Browser = ReturnType<typeof browserOf>;

const signIn = async (browser: Browser, credentials: object = eva, address = '192.0.2.1', headers = {}) =>
  (await browser.request('POST', '/api/session', { payload: credentials, address, headers })).statusCode;

const guess = (browser: Browser, address: string) => signIn(browser, { ...eva, password: 'guessed' }, address);

it('Signing in again in the same browser ends the previous session and keeps the device known', async () => {
  const { app, database } = await open();
  const browser = browserOf(app);
  expect([await signIn(browser), await signIn(browser)]).toEqual([200, 200]);
  expect((await browser.request('GET', '/api/account/sessions')).json()).toMatchObject([
    { browser: '', system: '', current: true },
  ]);
  expect(await database.db.selectFrom('device').select('account_id').execute()).toHaveLength(1);
});

// SQLite runs one writing transaction after the other.
it.runIf(testPostgres).each([
  ['password is changed', async (trx: Db, id: string) => setPassword(trx, id, await hashPassword('another horse'))],
  [
    'account is disabled',
    async (trx: Db, id: string) => {
      const disabled_at = new Date().toISOString();
      await trx.updateTable('account').set({ disabled_at }).where('id', '=', id).execute();
      await revokeAccess(trx, id);
    },
  ],
])('A sign-in during which the %s gets no session, which would outlive the change', async (_what, change) => {
  const { app, database } = await open({ DATABASE_URL: (await freshPostgres('migrated')).url });
  const { id } = await database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', eva.email)
    .executeTakeFirstOrThrow();
  let signingIn: Promise<number> | undefined;
  await database.db.transaction().execute(async (trx) => {
    await change(trx, id);
    signingIn = signIn(browserOf(app));
    await waitForLock(database.db);
  });
  expect(await signingIn).toBe(401);
  expect(await database.db.selectFrom('session').select('account_id').execute()).toEqual([]);
  expect(await database.db.selectFrom('device').select('account_id').execute()).toEqual([]);
});

describe('Wrong passwords', () => {
  it('block their IP address for a stated time, whether or not the account exists', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { app } = await open();
    for (const [email, address] of [
      [eva.email, '192.0.2.1'],
      ['nobody@example.org', '192.0.2.2'],
    ] as const) {
      const attempt = { payload: { email, password: 'guessed' }, address };
      const answers = [];
      for (let count = 0; count < 3; count += 1) {
        answers.push(await browserOf(app).request('POST', '/api/session', attempt));
      }
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
      expect(answers[2]?.json()).toMatchObject({ title: expect.stringMatching(/try again/), retryAfter: 900 });
    }
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', 429],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 401],
    ['192.0.2.1', '::ffff:192.0.2.1', 429],
  ])('from %s, followed by one from %s, lead to the status %i', async (one, other, status) => {
    const { app } = await open();
    await guess(browserOf(app), one);
    await guess(browserOf(app), one);
    expect(await guess(browserOf(app), other)).toBe(status);
  });

  it('do not block other IP addresses', async () => {
    const { app } = await open();
    for (let count = 0; count < 5; count += 1) await guess(browserOf(app), '192.0.2.1');
    expect(await signIn(browserOf(app), eva, '192.0.2.9')).toBe(200);
  });

  it('from a blocked IP address do not count against the account', async () => {
    const { app, database } = await open();
    for (let count = 0; count < 30; count += 1) await guess(browserOf(app), '192.0.2.1');
    const counts = await database.db.selectFrom('rate_limit').select('hits').orderBy('hits').execute();
    expect(counts.map(({ hits }) => hits)).toEqual([2, 2]);
  });

  it('from many IP addresses slow down unknown browsers, but not one the account is known in', async () => {
    const { app } = await open();
    const known = browserOf(app);
    expect(await signIn(known)).toBe(200);
    for (let count = 0; count < 20; count += 1) await guess(browserOf(app), `198.51.100.${count}`);
    // One more attempt is checked; the next within ten seconds is rejected.
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await guess(browserOf(app), '203.0.113.1')).toBe(401);
    const stranger = await browserOf(app).request('POST', '/api/session', { payload: eva, address: '203.0.113.2' });
    expect([stranger.statusCode, stranger.json().retryAfter]).toEqual([429, 10]);
    expect(await signIn(known)).toBe(200);
  });

  it('from many IP addresses at once are partly refused, and a known browser gets its turn', async () => {
    const { app, database } = await open();
    const known = browserOf(app);
    expect(await signIn(known)).toBe(200);
    const stranger = (number: number) =>
      browserOf(app).request('POST', '/api/session', {
        payload: { email: `nobody-${number}@example.org`, password: 'guessed' },
        address: `198.51.100.${number}`,
      });
    let lookedAt = 0;
    const guesses = Array.from({ length: 120 }, async (_, number) => {
      const answer = await stranger(number);
      if (answer.statusCode === 401) lookedAt += 1;
      return answer;
    });
    expect(await signIn(known)).toBe(200);
    const before = lookedAt;
    const answers = await Promise.all(guesses);
    // The known device came last, but waited for only a few others.
    expect(before).toBeLessThan(lookedAt);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect([refused?.headers['retry-after'], refused?.json().title]).toEqual(['10', busySentences.signIns]);
    // Rejected attempts do not count: only the addresses and accounts of checked ones have hits.
    const counts = await database.db.selectFrom('rate_limit').select('key').where('hits', '>', 0).execute();
    expect(counts).toHaveLength(2 * answers.filter(({ statusCode }) => statusCode === 401).length);
  });

  it('in a known browser count for that browser first, and then like those of an unknown one', async () => {
    const { app } = await open();
    const known = browserOf(app);
    await signIn(known);
    for (let count = 0; count < 3; count += 1) await guess(browserOf(app), '192.0.2.1');
    // The address is blocked, but not the known device at this address.
    expect(await signIn(known)).toBe(200);
    expect([await guess(known, '192.0.2.7'), await guess(known, '192.0.2.7')]).toEqual([401, 401]);
    expect([await guess(known, '192.0.2.7'), await guess(known, '192.0.2.7')]).toEqual([401, 401]);
    expect(await guess(known, '192.0.2.7')).toBe(429);
  });

  it('are not counted if the password is right', async () => {
    const { app } = await open();
    for (let count = 0; count < 5; count += 1) expect(await signIn(browserOf(app))).toBe(200);
  });

  it('count normally if the browser is known for another account only', async () => {
    const { app, database } = await open();
    await addAccount(database.db, { email: 'ada@example.org', name: 'Ada', password: 'battery staple' });
    const adas = browserOf(app);
    await signIn(adas, { email: 'ada@example.org', password: 'battery staple' }, '192.0.2.5');
    for (let count = 0; count < 2; count += 1) await guess(adas, '192.0.2.1');
    expect(await signIn(adas)).toBe(429);
  });

  it('count normally if the browser is known from before a new password', async () => {
    const { app, database } = await open();
    const known = browserOf(app);
    await signIn(known, eva, '192.0.2.5');
    await resetPassword(database.db, eva.email, 'battery staple');
    for (let count = 0; count < 2; count += 1) await guess(known, '192.0.2.1');
    expect(await signIn(known, { ...eva, password: 'battery staple' })).toBe(429);
  });
});

describe('Credentials', () => {
  it.each([
    { remember: 'yes' },
    { remember: 1 },
    { remember: null },
    { email: 5 },
    { password: ['x'] },
    { role: 'owner' },
  ])('with %o are rejected', async (odd) => {
    const { app } = await open();
    expect(await signIn(browserOf(app), { ...eva, ...odd })).toBe(400);
  });
});
