import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { injectedFetch } from '#server/injectedFetch.ts';
import { warnOfUntrustedProxy } from '#server/plugins/proxy.ts';
import { openPages } from './pageServer.ts';
import { browserOf, onTestEnd, origin, testServer } from './testServer.ts';

/** @returns the rules of a content security policy, by directive. */
const rulesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((rule) => {
        const [name, ...sources] = rule.trim().split(' ');
        return [name, sources];
      }),
  );

describe('Every response', () => {
  it('allows only scripts of the site and no frames', async () => {
    const { browser } = await openPages();
    const { headers } = await browser.request('GET', '/blog');
    expect(rulesOf(headers['content-security-policy'])).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'sha256-abc'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    for (const old of [
      'x-download-options',
      'x-permitted-cross-domain-policies',
      'x-xss-protection',
      'x-dns-prefetch-control',
      'x-powered-by',
    ]) {
      expect(headers).not.toHaveProperty(old);
    }
  });

  it('allows no inline scripts without pages', async () => {
    const { headers } = await browserOf((await testServer()).app).request('GET', '/healthz');
    expect(rulesOf(headers['content-security-policy'])['script-src']).toEqual(["'self'"]);
  });

  it('sends HSTS if the site uses TLS, and only then, for no other host of its domain', async () => {
    const plain = await testServer();
    const secure = await testServer({ PUBLIC_URL: 'https://events.example.org' });
    const header = async ({ app }: typeof plain) =>
      (await browserOf(app).request('GET', '/healthz')).headers['strict-transport-security'];
    expect(await header(plain)).toBeUndefined();
    expect(await header(secure)).toMatch(/^max-age=\d{7,}$/);
  });
});

describe('A write', () => {
  /** Signs out, which requires only the right origin. */
  const signOut = async (env: Record<string, string>, headers: Record<string, string>) => {
    const { app } = await testServer(env);
    return (await app.inject({ method: 'DELETE', url: '/api/session', headers: { host: 'localhost', ...headers } }))
      .statusCode;
  };

  it('requires the origin of this site', async () => {
    expect(await signOut({}, { origin })).toBe(204);
    for (const from of ['https://evil.example', 'http://localhost:81', 'https://localhost', 'null', '']) {
      expect(await signOut({}, { origin: from }), from).toBe(403);
    }
    expect(await signOut({}, {})).toBe(403);
  });

  it('requires the origin of the public URL if one is set', async () => {
    const PUBLIC_URL = 'https://events.example.org/';
    expect(await signOut({ PUBLIC_URL }, { origin: 'https://events.example.org' })).toBe(204);
    expect(await signOut({ PUBLIC_URL }, { origin })).toBe(403);
  });

  it('differs in this from reads, which are allowed from any origin', async () => {
    const { app } = await testServer();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: '/healthz', headers: { origin: 'https://evil.example' } });
      expect(answer.statusCode, method).toBe(200);
    }
  });

  it('can have null as its body', async () => {
    const { app } = await testServer();
    const init = { payload: 'null', headers: { 'content-type': 'application/json' } };
    expect((await browserOf(app).request('DELETE', '/api/session', init)).statusCode).toBe(204);
  });

  it('with characters that cannot be stored is rejected with an error at the field', async () => {
    const { app } = await testServer();
    const problem = async (name: string) =>
      (await browserOf(app).request('POST', '/api/session', { payload: { email: name, password: 'x' } })).json();
    for (const odd of ['a\0b', '\uD800']) {
      expect(await problem(odd)).toMatchObject({
        status: 422,
        fields: { email: expect.stringMatching(/^Some .+\.$/) },
      });
    }
    expect((await problem('ada@example.com 🎉')).status).toBe(401);
    const nested = await browserOf(app).request('POST', '/api/session/passkey', {
      payload: { answer: { id: '\0', response: {} }, remember: false },
    });
    expect([nested.statusCode, nested.json().fields]).toEqual([422, { answer: expect.stringMatching(/^Some .+\.$/) }]);
    // Nested deeper than functions can call each other.
    const deep = `${'{"a":'.repeat(10_000)}"\\u0000"${'}'.repeat(10_000)}`;
    const buried = await browserOf(app).request('POST', '/api/session/passkey', {
      payload: `{"answer":{"id":"x","response":${deep}},"remember":false}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(buried.statusCode).toBe(422);
    // Numbers are not checked for characters.
    expect((await problem(5 as never)).fields).toEqual({ email: expect.stringMatching(/string/) });
    const remembered = { email: 'ada@example.com', password: 'x', remember: true };
    expect(await browserOf(app).request('POST', '/api/session', { payload: remembered })).toBeProblem(401);
  });
});

describe('A proxy', () => {
  /** @returns the log of a server after requests with these headers, one after the other. */
  async function warnings(TRUST_PROXY: string, asked: Record<string, string>[]) {
    const said: string[] = [];
    const app = Fastify({
      logger: { level: 'warn', stream: { write: (line) => void said.push(JSON.parse(line).msg) } },
    });
    onTestEnd(() => app.close());
    warnOfUntrustedProxy(app, readConfig({ TRUST_PROXY }));
    app.get('/', () => 'fine');
    // Requests of the server itself while it renders a page.
    app.get('/page', async (request) => (await injectedFetch(app, request)('/')).text());
    for (const headers of asked) {
      expect((await app.inject({ url: '/page', headers })).body).toBe('fine');
      expect((await app.inject({ url: '/', headers })).body).toBe('fine');
    }
    return said;
  }

  it('that is not configured causes one warning', async () => {
    for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']) {
      const said = await warnings('false', [{}, { [name]: 'x' }, { [name]: 'x' }]);
      expect(said, name).toEqual([expect.stringContaining('TRUST_PROXY=true')]);
    }
  });

  it('that is configured or absent causes no warning', async () => {
    expect(await warnings('true', [{ 'x-forwarded-for': '192.0.2.1' }])).toEqual([]);
    expect(await warnings('false', [{}])).toEqual([]);
  });
});
