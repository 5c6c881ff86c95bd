import { describe, expect, it } from 'vitest';
import { addAccount } from '#server/store/accounts.ts';
import { browserOf, testServer } from './testServer.ts';

const eva = { email: 'eva@example.org', password: 'correct horse' };

describe('The session cookie', () => {
  it.each([
    ['behind a trusted proxy', { TRUST_PROXY: 'true' }, 'https://events.example.org'],
    ['behind an unconfigured proxy', {}, 'http://events.example.org'],
  ])('is secure %s if the request came over TLS', async (_what, env, from) => {
    const { app, database } = await testServer(env);
    await addAccount(database.db, { ...eva, name: 'Eva' });
    const browser = browserOf(app, from);
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const response = await browser.request('POST', '/api/session', { payload: eva, headers });
    expect(response.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Host-session', true],
      ['__Host-device', true],
    ]);
    expect((await browser.request('GET', '/api/session', { headers })).json()).toMatchObject({ email: eva.email });
  });
});
