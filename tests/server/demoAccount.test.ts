import { describe, expect, it } from 'vitest';
import { demoAccount } from '#sample/account.ts';
import { disableAccount } from '#server/store/accounts.ts';
import { browserOf, testServer } from './testServer.ts';

const signIn = async (browser: ReturnType<typeof browserOf>, address: string, headers = {}) =>
  (await browser.request('POST', '/api/session', { payload: demoAccount, address, headers })).statusCode;

describe('The demo account', () => {
  const demo = async (env: Record<string, string>, address = '127.0.0.1', headers = {}, from = 'http://localhost') => {
    const { app } = await testServer(env);
    const browser = browserOf(app, from);
    const shown = await browser.request('GET', '/api/session/ways', { address, headers });
    return [shown.json().demoAccount, await signIn(browser, address, headers)];
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
    expect(await signIn(browserOf(app), '127.0.0.1')).toBe(401);
  });

  it('has a session that is valid on the local machine only', async () => {
    const { app } = await testServer();
    const browser = browserOf(app);
    expect(await signIn(browser, '127.0.0.1')).toBe(200);
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
