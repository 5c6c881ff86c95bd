import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { SignedOut } from '#backend/errors.ts';
import { problemSentences } from '#content/problems.ts';
import { demoAccount, demoSession } from '#sample/account.ts';
import { addAccount } from '#server/store/accounts.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

const signIn = (browser: ReturnType<typeof browserOf>, credentials: object = demoAccount) =>
  browser.request('POST', '/api/session', { payload: credentials });

afterEach(() => void vi.useRealTimers());

describe('Signing in', () => {
  it('sets an HTTP-only session cookie until the browser is closed', async () => {
    const { app } = await testServer();
    const [session, device] = [(await signIn(browserOf(app))).headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('with Remember me sets a cookie for thirty days, which is secure behind TLS', async () => {
    const { app, database } = await testServer({ PUBLIC_URL: 'https://events.example.org' });
    await addAccount(database.db, { name: 'Eva', email: 'eva@example.org', password: 'correct horse' });
    const browser = browserOf(app, 'https://events.example.org');
    const response = await signIn(browser, { email: 'eva@example.org', password: 'correct horse', remember: true });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-session=/);
    expect(cookie).toContain('Secure');
    expect(cookie).toContain('; Max-Age=2592000;');
  });

  it('again ends the previous session of the browser and no other', async () => {
    const { app } = await testServer();
    const [browser, other] = [await signedIn(app), await signedIn(app)];
    const old = browser.cookie();
    expect((await signIn(browser)).statusCode).toBe(200);
    const asked = (cookie: string) => browserOf(app).request('GET', '/api/dashboard', { headers: { cookie } });
    expect((await asked(old)).statusCode).toBe(401);
    expect((await asked(browser.cookie())).statusCode).toBe(200);
    expect((await asked(other.cookie())).statusCode).toBe(200);
  });

  it('lasts for a working day, or for thirty days with Remember me', async () => {
    const { app } = await testServer();
    const [desk, home] = [await signedIn(app), browserOf(app)];
    await signIn(home, { ...demoAccount, remember: true });
    const now = Date.now();
    const statusesIn = async (hours: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: now + hours * 60 * 60 * 1000 });
      const asked = [desk, home].map((browser) => browser.request('GET', '/api/dashboard'));
      return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    };
    expect(await statusesIn(11)).toEqual([200, 200]);
    expect(await statusesIn(13)).toEqual([401, 200]);
    expect(await statusesIn(29 * 24)).toEqual([401, 200]);
    expect(await statusesIn(31 * 24)).toEqual([401, 401]);
  });

  it('returns the session, and makes a browser known only once', async () => {
    const { app } = await testServer();
    const browser = browserOf(app);
    const current = async () => (await browser.request('GET', '/api/session')).json();
    expect(await current()).toBeNull();
    expect((await signIn(browser)).json()).toEqual(demoSession);
    expect(await current()).toEqual(demoSession);
    const again = await signIn(browser);
    expect(again.cookies.map(({ name }) => name)).toEqual(['session']);
    await browser.request('DELETE', '/api/session');
    expect(await current()).toBeNull();
    expect(browser.cookie()).toMatch(/^device=[\w-]+$/);
  });

  it('makes the demo account an owner, or staff if it is open to everybody, and keeps other roles', async () => {
    for (const [env, role] of [
      [{}, 'owner'],
      [{ DEMO: 'true' }, 'staff'],
    ] as const) {
      const { app, database } = await testServer(env);
      const browser = browserOf(app);
      expect((await signIn(browser)).json()).toMatchObject({ role });
      expect((await browser.request('GET', '/api/session')).json()).toMatchObject({ role });
      const eva = { email: 'eva@example.org', password: 'correct horse' };
      await addAccount(database.db, { ...eva, name: 'Eva', role: 'owner' });
      expect((await signIn(browserOf(app), eva)).json()).toMatchObject({ role: 'owner' });
    }
  });

  it('ends on the server with the sign-out, on all devices if requested', async () => {
    const { app, database } = await testServer();
    const [desk, phone] = [await signedIn(app), await signedIn(app)];
    const eva = { email: 'eva@example.org', password: 'correct horse' };
    await addAccount(database.db, { ...eva, name: 'Eva' });
    const evas = browserOf(app);
    await signIn(evas, eva);
    const cookie = String((await signIn(desk)).headers['set-cookie']).split(';')[0] as string;
    expect((await desk.request('DELETE', '/api/session')).statusCode).toBe(204);
    // A copied cookie does not work after signing out.
    const copied = await browserOf(app).request('GET', '/api/dashboard', { headers: { cookie } });
    expect(copied.statusCode).toBe(401);
    expect((await phone.request('GET', '/api/dashboard')).statusCode).toBe(200);
    const tablet = await signedIn(app);
    await (await signedIn(app)).request('DELETE', '/api/sessions');
    for (const browser of [phone, tablet]) expect(await browser.request('GET', '/api/dashboard')).toBeProblem(401);
    // Other accounts stay signed in.
    expect((await evas.request('GET', '/api/dashboard')).statusCode).toBe(200);
  });

  it('is undone by the sign-out with a cookie of the same attributes', async () => {
    for (const [env, from, name, more] of [
      [{}, 'http://localhost', 'session', []],
      [{ PUBLIC_URL: 'https://events.example.org' }, 'https://events.example.org', '__Host-session', ['Secure']],
    ] as const) {
      const { app, database } = await testServer(env);
      const eva = { email: 'eva@example.org', password: 'correct horse' };
      await addAccount(database.db, { name: 'Eva', ...eva });
      for (const url of ['/api/session', '/api/sessions']) {
        const browser = browserOf(app, from);
        await signIn(browser, eva);
        const parts = String((await browser.request('DELETE', url)).headers['set-cookie']).split('; ');
        expect(parts, url).toEqual([
          `${name}=`,
          'Max-Age=0',
          'Path=/',
          expect.stringMatching(/^Expires=.* 1970 /),
          'HttpOnly',
          ...more,
          'SameSite=Lax',
        ]);
      }
    }
  });

  it.each(['session=forged', 'session=', 'session=%00', `session=${'x'.repeat(4000)}`])(
    'is required if the cookie is %s',
    async (cookie) => {
      const { app } = await testServer();
      for (const url of ['/api/leads', '/api/leads.csv', '/api/posts', '/api/posts/1', '/api/dashboard']) {
        const response = await browserOf(app).request('GET', url, { headers: { cookie } });
        expect(response.statusCode, url).toBe(401);
        expect(response.json().title).toBe(problemSentences.signedOut);
      }
    },
  );

  it('is required without a cookie even while the database is unavailable', async () => {
    const { app, database } = await testServer();
    vi.spyOn(database.db.getExecutor(), 'executeQuery').mockRejectedValue(new Error('ECONNREFUSED'));
    const ask = async (url: string) => (await browserOf(app).request('GET', url)).statusCode;
    expect([await ask('/api/session'), await ask('/api/leads')]).toEqual([200, 401]);
    vi.restoreAllMocks();
  });

  it('is required for every write of the back office, as is the right origin', async () => {
    const { app } = await testServer();
    const nobody = browserOf(app);
    const staff = await signedIn(app);
    for (const [method, url] of [
      ['POST', '/api/leads'],
      ['PUT', '/api/leads/1'],
      ['DELETE', '/api/leads/1'],
      ['POST', '/api/posts'],
      ['PUT', '/api/posts/1'],
      ['DELETE', '/api/posts/1'],
      ['POST', '/api/images'],
      ['DELETE', '/api/sessions'],
    ] as const) {
      expect((await nobody.request(method, url)).statusCode, url).toBe(401);
      const elsewhere = { headers: { origin: 'https://evil.example' } };
      expect((await staff.request(method, url, elsewhere)).statusCode, url).toBe(403);
    }
    expect((await staff.request('GET', '/api/leads')).json().total).toBe(20);
  });
});

describe('Two tabs of one browser', () => {
  it('never act for a person whom they do not show, until somebody signs in there', async () => {
    const { app, database } = await testServer();
    for (const name of ['ada', 'ben']) {
      await addAccount(database.db, { name, email: `${name}@example.org`, password: 'correct horse' });
    }
    const of = (name: string) => ({ email: `${name}@example.org`, password: 'correct horse', remember: false });
    const browser = browserOf(app);
    const tabs = [createHttpBackend(browser), createHttpBackend(browser)] as const;
    const [first, second] = tabs;
    await first.session.signIn(of('ada'));
    expect(await second.session.current()).toMatchObject({ name: 'ada' });
    expect(await second.people.list()).toContainEqual(expect.objectContaining({ name: 'ada' }));
    await second.session.signOut();
    await second.session.signIn(of('ben'));

    await expect(first.account.change({ name: 'Ada L.', picture: '' })).rejects.toThrow(SignedOut);
    await expect(first.account.listSessions()).rejects.toThrow(SignedOut);
    expect(await first.session.current()).toBeNull();
    expect(await second.session.current()).toMatchObject({ name: 'ben' });

    await first.session.signIn(of('ada'));
    await first.account.change({ name: 'Ada L.', picture: '' });
    expect(await first.session.current()).toMatchObject({ name: 'Ada L.' });
    await expect(second.account.listSessions()).rejects.toThrow(SignedOut);
  });

  it('show whoever is signed in after signing out in this tab', async () => {
    const { app, database } = await testServer();
    await addAccount(database.db, { name: 'Ben', email: 'ben@example.org', password: 'correct horse' });
    const browser = browserOf(app);
    const [first, second] = [createHttpBackend(browser), createHttpBackend(browser)];
    for (const leave of ['signOut', 'signOutEverywhere'] as const) {
      await first.session.signIn({ ...demoAccount, remember: false });
      await first.session[leave]();
      await second.session.signIn({ email: 'ben@example.org', password: 'correct horse', remember: false });
      expect(await first.session.current()).toMatchObject({ name: 'Ben' });
    }
  });
});
