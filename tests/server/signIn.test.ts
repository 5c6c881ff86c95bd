import { describe, expect, it, vi } from 'vitest';
import { busySentences } from '#content/problems.ts';
import { demoAccount } from '#sample/account.ts';
import {
  addAccount,
  disableAccount,
  hashPassword,
  resetPassword,
  revokeAccess,
  setPassword,
} from '#server/store/accounts.ts';
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

describe('The demo account', () => {
  const demo = async (env: Record<string, string>, address = '127.0.0.1', headers = {}, from = 'http://localhost') => {
    const { app } = await testServer(env);
    const browser = browserOf(app, from);
    const shown = await browser.request('GET', '/api/session/ways', { address, headers });
    return [shown.json().demoAccount, await signIn(browser, demoAccount, address, headers)];
  };
  const works = [demoAccount, 200];
  const closed = [null, 401];

  it('is offered and works on the local machine', async () => {
    expect(await demo({})).toEqual(works);
    expect(await demo({}, '::1')).toEqual(works);
    expect(await demo({ PUBLIC_URL: 'http://localhost:3000' }, '127.0.0.1', {}, 'http://localhost:3000')).toEqual(
      works,
    );
  });

  it.each([
    ['a server that listens on all addresses', { HOST: '0.0.0.0' }],
    ['a server behind a proxy', { TRUST_PROXY: 'true' }],
    ['a server that disables it', { DEMO: 'false' }],
  ])('is not available on %s', async (_what, env) => {
    expect(await demo(env)).toEqual(closed);
  });

  // The second one only looks like a local address.
  it.each(['https://events.example.org', 'https://localhost-events.com'])(
    'is not available at %s',
    async (PUBLIC_URL) => {
      expect(await demo({ PUBLIC_URL }, '127.0.0.1', {}, PUBLIC_URL)).toEqual(closed);
    },
  );

  it.each([
    ['another machine', '192.0.2.1', {}],
    ['a proxy that forwards the address', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }],
    ['a proxy that forwards the scheme', '127.0.0.1', { 'x-forwarded-proto': 'http' }],
    ['a proxy that sends a Forwarded header', '127.0.0.1', { forwarded: 'for=192.0.2.1' }],
    [
      'a proxy that forwards the host name only',
      '127.0.0.1',
      { host: 'events.example.org', origin: 'http://events.example.org' },
    ],
  ])('does not work for requests from %s', async (_what, address, headers) => {
    expect(await demo({}, address, headers)).toEqual(closed);
  });

  it('is not offered once it is disabled', async () => {
    const { app, database } = await testServer();
    await disableAccount(database.db, demoAccount.email);
    expect((await browserOf(app).request('GET', '/api/session/ways')).json().demoAccount).toBeNull();
    expect(await signIn(browserOf(app), demoAccount, '127.0.0.1')).toBe(401);
  });

  it('has a session that is valid on the local machine only', async () => {
    const { app } = await testServer();
    const browser = browserOf(app);
    expect(await signIn(browser, demoAccount, '127.0.0.1')).toBe(200);
    const dashboard = async (address: string) =>
      (await browser.request('GET', '/api/dashboard', { address })).statusCode;
    expect([await dashboard('127.0.0.1'), await dashboard('192.0.2.1')]).toEqual([200, 401]);
  });

  it('works everywhere if so configured', async () => {
    const env = { DEMO: 'true', PUBLIC_URL: 'https://demo.example.org', HOST: '0.0.0.0', TRUST_PROXY: 'true' };
    const proxied = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
    expect(await demo(env, '10.0.0.1', proxied, 'https://demo.example.org')).toEqual(works);
  });
});
