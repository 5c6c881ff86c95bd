import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoStays, wrongPassword } from '#domain/account.ts';
import { demoAccount } from '#sample/account.ts';
import { buildApp } from '#server/buildApp.ts';
import { sharedParts } from '#server/languages.ts';
import { addAccount } from '#server/store/accounts.ts';
import { browserOf, onTestEnd, signedIn, testServer } from './testServer.ts';

const eva = { email: 'eva@example.org', password: 'correct horse' };
const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0';

afterEach(() => void vi.useRealTimers());

/** A server with an account for Eva. */
async function open(env: Readonly<Record<string, string>> = {}) {
  const { app, database } = await testServer(env);
  await addAccount(database.db, { ...eva, name: 'Eva' });
  return { app, database };
}

type App = Awaited<ReturnType<typeof open>>['app'];

/** Signs Eva in with a new browser. @returns the browser, and the response. */
async function enter(app: App, credentials: object = {}, userAgent = firefox) {
  const browser = browserOf(app);
  const headers = { 'user-agent': userAgent };
  const answer = await browser.request('POST', '/api/session', { payload: { ...eva, ...credentials }, headers });
  return { ...browser, answer, get: (url: string) => browser.request('GET', url) };
}

const isIn = async ({ get }: { get: (url: string) => Promise<{ statusCode: number }> }) =>
  (await get('/api/dashboard')).statusCode === 200;

describe('Sessions', () => {
  it('show device, start and last use to the minute, and are not listed once expired', async () => {
    const { app } = await open();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T12:00:00Z') });
    const mac = await enter(app);
    vi.setSystemTime(new Date('2027-06-01T12:10:00Z'));
    const unknown = await enter(app, {}, 'curl/8.5.0');
    const sessions = async () =>
      (await mac.get('/api/account/sessions')).json<{ seenAt: string; createdAt: string }[]>();
    expect(await sessions()).toMatchObject([
      {
        browser: 'Firefox',
        system: 'Mac',
        createdAt: '2027-06-01T12:00:00.000Z',
        seenAt: '2027-06-01T12:10:00.000Z',
        current: true,
      },
      { browser: '', system: '', createdAt: '2027-06-01T12:10:00.000Z', current: false },
    ]);
    vi.setSystemTime(new Date('2027-06-01T12:10:59Z'));
    expect((await sessions())[0]?.seenAt).toBe('2027-06-01T12:10:00.000Z');
    vi.setSystemTime(new Date('2027-06-01T12:11:00Z'));
    expect((await sessions())[0]?.seenAt).toBe('2027-06-01T12:11:00.000Z');
    // Expired sessions are not listed.
    vi.setSystemTime(new Date('2027-06-02T00:05:00Z'));
    expect(await isIn(mac)).toBe(false);
    const listed = (await unknown.get('/api/account/sessions')).json();
    expect(listed).toMatchObject([{ browser: '', system: '', current: true }]);
  });

  it('can be ended one by one or all but the current one, only by their owner', async () => {
    const { app, database } = await open();
    await addAccount(database.db, { email: 'ada@example.org', password: 'battery staple', name: 'Ada' });
    const [desk, phone] = [await enter(app), await enter(app)];
    const ada = await enter(app, { email: 'ada@example.org', password: 'battery staple' });
    const listed = (await desk.get('/api/account/sessions')).json<{ id: string; current: boolean }[]>();
    expect(listed).toHaveLength(2);
    const id = listed.find(({ current }) => !current)?.id;
    expect((await ada.request('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(204);
    expect(await isIn(phone)).toBe(true);
    expect((await desk.request('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(204);
    expect([await isIn(desk), await isIn(phone), await isIn(ada)]).toEqual([true, false, true]);
    const again = await enter(app);
    expect((await desk.request('DELETE', '/api/account/sessions')).statusCode).toBe(204);
    expect([await isIn(desk), await isIn(again), await isIn(ada)]).toEqual([true, false, true]);
  });
});

describe('A new password', () => {
  const change = (
    browser: Awaited<ReturnType<typeof enter>>,
    form: object = {},
    headers: Record<string, string> = {},
  ) =>
    browser.request('POST', '/api/account/password', {
      payload: { current: eva.password, next: 'another horse', ...form },
      headers,
    });

  it('ends all other sessions and forgets known devices, but renews the current session', async () => {
    const { app, database } = await open();
    const [desk, phone] = [await enter(app), await enter(app)];
    const before = desk.cookie();
    expect((await change(desk)).statusCode).toBe(204);
    expect([await isIn(desk), await isIn(phone)]).toEqual([true, false]);
    const copied = await browserOf(app).request('GET', '/api/dashboard', { headers: { cookie: before } });
    expect(copied.statusCode).toBe(401);
    expect((await enter(app)).answer.statusCode).toBe(401);
    expect((await enter(app, { password: 'another horse' })).answer.statusCode).toBe(200);
    // This browser is known by a new token; Eva's earlier devices are not known any more.
    const again = await desk.request('POST', '/api/session', { payload: { ...eva, password: 'another horse' } });
    expect(again.cookies.map(({ name }) => name)).toEqual(['session']);
    const tokens = (cookie: string) => cookie.split('; ').map((part) => part.split('=')[1]);
    expect(tokens(desk.cookie()).filter((token) => tokens(before).includes(token))).toEqual([]);
    expect(await database.db.selectFrom('device').select('account_id').execute()).toHaveLength(2);
  });

  it('keeps the lifetime of the current session', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T12:00:00Z') });
    const { app } = await open();
    const [day, month] = [await enter(app), await enter(app, { remember: true })];
    vi.setSystemTime(new Date('2027-06-01T13:00:00Z'));
    const [session] = [(await change(day)).headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await enter(app, { password: 'another horse', remember: true });
    expect(await isIn(month)).toBe(false);
    vi.setSystemTime(new Date('2027-06-01T14:00:00.400Z'));
    const changed = await change(again, { current: 'another horse', next: 'third horse' });
    expect(String(changed.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 3600 - 3600};`);
    expect(await isIn(again)).toBe(true);
  });

  it('keeps the device of the current session and the time at which it ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T12:00:00Z') });
    const { app } = await open();
    const desk = await enter(app);
    vi.setSystemTime(new Date('2027-06-01T18:00:00Z'));
    expect((await change(desk, {}, { 'user-agent': firefox })).statusCode).toBe(204);
    expect((await desk.get('/api/account/sessions')).json()).toMatchObject([{ browser: 'Firefox', system: 'Mac' }]);
    vi.setSystemTime(new Date('2027-06-01T23:59:00Z'));
    expect(await isIn(desk)).toBe(true);
    vi.setSystemTime(new Date('2027-06-02T00:01:00Z'));
    expect(await isIn(desk)).toBe(false);
  });

  it('requires the current password, and failed attempts are limited per account', async () => {
    const { app, database } = await open({ SIGN_IN_FAILURES: '2' });
    const desk = await enter(app);
    const wrong = await change(desk, { current: 'guessed at' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { current: wrongPassword }]);
    expect((await change(desk)).statusCode).toBe(204);
    // A correct password does not count.
    const attempts = [await change(desk), await change(desk), await change(desk, { current: 'another horse' })];
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([422, 429, 429]);
    expect(await isIn(desk)).toBe(true);
    // Other accounts are not limited.
    const bob = { email: 'bob@example.org', password: 'correct horse' };
    await addAccount(database.db, { ...bob, name: 'Bob' });
    expect((await change(await enter(app, bob))).statusCode).toBe(204);
  });

  it('does not wait for the sign-ins of unknown devices', async () => {
    const { database, config } = await testServer();
    await addAccount(database.db, { ...eva, name: 'Eva' });
    const common = sharedParts();
    const app = await buildApp({ config, database, common });
    onTestEnd(() => app.close());
    const desk = await enter(app);
    const { unknownDevices } = common.passwordQueues;
    for (let place = 0; place < unknownDevices.concurrency; place += 1)
      void unknownDevices(() => new Promise(() => undefined));
    expect((await change(desk)).statusCode).toBe(204);
  });

  it('is rejected for the demo account', async () => {
    const { app } = await open();
    const browser = await signedIn(app);
    const payload = { current: demoAccount.password, next: 'another horse' };
    const refused = await browser.request('POST', '/api/account/password', { payload });
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { next: demoStays }]);
    expect((await (await signedIn(app)).request('GET', '/api/dashboard')).statusCode).toBe(200);
  });
});
