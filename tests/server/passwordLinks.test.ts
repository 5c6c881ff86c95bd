import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoAccount } from '#sample/account.ts';
import { buildApp } from '#server/buildApp.ts';
import { addAccount, disableAccount } from '#server/store/accounts.ts';
import { claimDueMail, deleteExpiredMails, markSent } from '#server/store/outbox.ts';
import { hashOf } from '#server/store/tokens.ts';
import { browserOf, onTestEnd, signedIn, testServer } from './testServer.ts';

const eva = { email: 'eva@example.org', password: 'correct horse' };
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://events.example.org' };
const from = smtp.PUBLIC_URL;

afterEach(() => void vi.useRealTimers());

/** A server with an account for Eva, and its log. */
async function open(env: Readonly<Record<string, string>> = smtp) {
  const { app, database } = await testServer(env);
  await addAccount(database.db, { ...eva, name: 'Eva' });
  const { db } = database;
  const browser = browserOf(app, env.PUBLIC_URL);
  return {
    app,
    db,
    browser,
    forget: (email: string, address = '192.0.2.1') =>
      browser.request('POST', '/api/session/forgotten', { payload: { email }, address }),
    choose: (token: string, next = 'another horse') =>
      browser.request('POST', '/api/session/password', { payload: { token, next } }),
    // Without the sent mails of the sample conversations.
    mails: () => db.selectFrom('outbox').selectAll().where('message_id', 'is', null).orderBy('created_at').execute(),
    signIn: async (password: string) =>
      (await browserOf(app, env.PUBLIC_URL).request('POST', '/api/session', { payload: { ...eva, password } }))
        .statusCode,
  };
}

const tokenIn = (body = '') => /#([\w-]{43})\n/.exec(body)?.[1] ?? '';

describe('A forgotten password', () => {
  it('sends a mail with a link of which only the hash is stored', async () => {
    const { db, forget, mails } = await open();
    expect((await forget(' EVA@example.org ')).statusCode).toBe(204);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1));
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: eva.email, sent_at: null });
    expect(mail?.body).toContain(`${from}/admin/reset-password#${tokenIn(mail?.body)}`);
    expect(tokenIn(mail?.body)).toHaveLength(43);
    const links = await db.selectFrom('account_link').select('token_hash').execute();
    expect(links).toEqual([{ token_hash: hashOf(tokenIn(mail?.body)) }]);
  });

  it('gets the same response for an unknown, disabled or demo account, without a mail', async () => {
    const { db, forget, mails } = await open();
    await addAccount(db, { name: 'Ada', email: 'ada@example.org', password: eva.password });
    await disableAccount(db, 'ada@example.org');
    const answers = [];
    for (const email of ['nobody@example.org', 'ada@example.org', demoAccount.email, eva.email]) {
      answers.push(await forget(email));
    }
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['204 ']));
    const names = answers.map(({ headers }) => Object.keys(headers).toSorted().join());
    expect(new Set(names).size).toBe(1);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1));
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([eva.email]);
  });

  it('gets a response before the account is looked up, even if that fails', async () => {
    const { db, forget, mails } = await open();
    const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      throw new Error('The disk is full.');
    });
    expect((await forget(eva.email)).statusCode).toBe(204);
    await vi.waitFor(() => expect(transaction).toHaveBeenCalled());
    expect(await mails()).toEqual([]);
  });

  it('logs an error if the link could not be sent', async () => {
    const { config, database } = await testServer({ ...smtp, LOG_LEVEL: 'error' });
    const lines: { msg: string; err: { message: string } }[] = [];
    const app = await buildApp({ config, database, log: { write: (line) => void lines.push(JSON.parse(line)) } });
    onTestEnd(() => app.close());
    await addAccount(database.db, { ...eva, name: 'Eva' });
    vi.spyOn(database.db, 'transaction').mockImplementationOnce(() => {
      throw new Error('The disk is full.');
    });
    await browserOf(app, from).request('POST', '/api/session/forgotten', { payload: { email: eva.email } });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect([lines[0]?.msg, lines[0]?.err.message]).toEqual([
      'a link for a forgotten password was not sent',
      'The disk is full.',
    ]);
  });

  it('sends at most three mails to one account without saying so', async () => {
    const { forget, mails } = await open();
    for (let count = 0; count < 5; count += 1) expect((await forget(eva.email)).statusCode).toBe(204);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(3));
    expect((await forget(eva.email)).statusCode).toBe(204);
    expect(await mails()).toHaveLength(3);
  });

  it('can be reported only a limited number of times per IP address', async () => {
    const { db, forget, mails } = await open({ ...smtp, SIGN_IN_FAILURES: '2' });
    await addAccount(db, { name: 'Ada', email: 'ada@example.org', password: eva.password });
    const statuses = [];
    for (const name of ['a', 'b', 'ada']) statuses.push((await forget(`${name}@example.org`)).statusCode);
    expect(statuses).toEqual([204, 204, 429]);
    expect((await forget(eva.email, '192.0.2.9')).statusCode).toBe(204);
    await vi.waitFor(async () => expect(await mails()).not.toEqual([]));
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([eva.email]);
  });

  it('is left to an owner if no mail can be sent', async () => {
    const { browser, forget, mails } = await open({});
    expect((await browser.request('GET', '/api/session/ways')).json()).toMatchObject({ forgotten: 'owner' });
    const refused = await forget(eva.email);
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { email: expect.stringMatching(/owner/) }]);
    expect(await mails()).toEqual([]);
    const live = await open();
    expect((await live.browser.request('GET', '/api/session/ways')).json()).toMatchObject({ forgotten: 'mail' });
  });
});

describe('The link for a forgotten password', () => {
  /** @returns the server, and a token that was sent to Eva. */
  async function withLink() {
    const server = await open();
    await server.forget(eva.email);
    await vi.waitFor(async () => expect(await server.mails()).toHaveLength(1));
    return { ...server, token: tokenIn((await server.mails())[0]?.body) };
  }

  it('works once and ends all sessions, known devices and other links of that account only', async () => {
    const { app, db, choose, forget, mails, signIn, token } = await withLink();
    const ada = { email: 'ada@example.org', password: eva.password };
    await addAccount(db, { ...ada, name: 'Ada' });
    const [desk, phone, adas] = [browserOf(app, from), browserOf(app, from), browserOf(app, from)];
    for (const browser of [desk, phone]) await browser.request('POST', '/api/session', { payload: eva });
    await adas.request('POST', '/api/session', { payload: ada });
    await forget(eva.email);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(2));
    const other = tokenIn((await mails()).map(({ body }) => body).find((body) => tokenIn(body) !== token));
    expect((await choose(token)).statusCode).toBe(204);
    for (const browser of [desk, phone]) expect(await browser.request('GET', '/api/dashboard')).toBeProblem(401);
    expect((await adas.request('GET', '/api/dashboard')).statusCode).toBe(200);
    expect([await signIn(eva.password), await signIn('another horse')]).toEqual([401, 200]);
    expect([(await choose(token)).statusCode, (await choose(other)).statusCode]).toEqual([404, 404]);
    // The new one of Eva, and that of Ada.
    expect(await db.selectFrom('device').select('account_id').execute()).toHaveLength(2);
    const written = await db.selectFrom('activity').select(['kind', 'entity']).execute();
    expect(written).toContainEqual({ kind: 'password', entity: 'account' });
  });

  it('works for one of two simultaneous requests', async () => {
    const { choose, token } = await withLink();
    const statuses = (await Promise.all([choose(token), choose(token)])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([204, 404]);
  });

  it('is valid for an hour', async () => {
    const { browser, choose, token } = await withLink();
    const read = async () =>
      (await browser.request('POST', '/api/session/password-link', { payload: { token } })).json().link;
    const sent = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: sent + 59 * 60 * 1000 });
    expect(await read()).toEqual({ name: 'Eva', email: eva.email, isNew: false });
    vi.setSystemTime(sent + 61 * 60 * 1000);
    expect(await read()).toBeNull();
    expect((await choose(token)).statusCode).toBe(404);
  });

  it('keeps the password if the new one is too short, and can be used again', async () => {
    const { choose, signIn, token } = await withLink();
    const refused = await choose(token, 'too short');
    expect([refused.statusCode, refused.json().fields.next]).toEqual([422, expect.stringMatching(/characters/)]);
    expect(await signIn(eva.password)).toBe(200);
    expect((await choose(token)).statusCode).toBe(204);
  });

  it('is removed from its mail once that is sent', async () => {
    const { db, mails } = await withLink();
    const mail = await claimDueMail(db);
    if (mail) await markSent(db, mail);
    expect(await mails()).toMatchObject([{ recipient: eva.email, body: '', sent_at: expect.any(String) }]);
  });

  it('is neither sent nor kept in a mail after it has expired', async () => {
    const { db, mails } = await withLink();
    await deleteExpiredMails(db);
    expect(await mails()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 });
    expect(await claimDueMail(db)).toBeNull();
    await deleteExpiredMails(db);
    expect(await mails()).toEqual([]);
  });
});

describe('An invitation', () => {
  const ada = { name: 'Ada', email: 'ada@example.org', role: 'staff' };

  it('is mailed if possible, valid for a week and not returned to the owner', async () => {
    const { app, db, mails, browser } = await open();
    await browser.request('POST', '/api/session', { payload: eva });
    const invited = await browser.request('POST', '/api/accounts', { payload: ada });
    expect([invited.statusCode, invited.json()]).toEqual([201, { token: null }]);
    const [mail] = await mails();
    expect(mail?.recipient).toBe(ada.email);
    const payload = { token: tokenIn(mail?.body) };
    const read = async () =>
      (await browserOf(app, from).request('POST', '/api/session/password-link', { payload })).json().link;
    expect(await read()).toMatchObject({ isNew: true });
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 7 * 24 * 60 * 60 * 1000 - 1000 });
    expect(await read()).toMatchObject({ isNew: true });
    vi.setSystemTime(now + 7 * 24 * 60 * 60 * 1000 + 1000);
    expect(await read()).toBeNull();
    expect((await db.selectFrom('account').select('password_hash').where('name', '=', 'Ada').execute())[0]).toEqual({
      password_hash: '',
    });
  });

  it('is mailed again with a new link if an owner asks for it', async () => {
    const { db, mails, browser } = await open();
    await browser.request('POST', '/api/session', { payload: eva });
    await browser.request('POST', '/api/accounts', { payload: ada });
    const accounts = (await browser.request('GET', '/api/accounts')).json<{ id: string; email: string }[]>();
    const id = accounts.find(({ email }) => email === ada.email)?.id;
    const make = (payload: object) => browser.request('POST', '/api/accounts/links', { payload });
    for (const odd of [{}, { id: 'a b' }, { id, role: 'owner' }]) expect(await make(odd)).toBeProblem(400);
    const [earlier] = await mails();
    const again = await make({ id });
    expect([again.statusCode, again.json()]).toEqual([201, { token: null }]);
    // The earlier mail, which was not sent yet, would have a link that no longer works.
    const [mail, ...others] = await mails();
    expect([mail?.recipient, others]).toEqual([ada.email, []]);
    expect(tokenIn(mail?.body)).toHaveLength(43);
    expect(tokenIn(mail?.body)).not.toBe(tokenIn(earlier?.body));
    // Nor does it matter that an earlier mail came back.
    const sent = db.updateTable('outbox').set({ sent_at: from });
    await sent.where('id', '=', String(mail?.id)).execute();
    await make({ id });
    expect((await mails()).map(({ sent_at }) => sent_at)).toEqual([null]);
  });

  it('cannot be sent by the demo account if that is open to everybody', async () => {
    const { app } = await testServer({ DEMO: 'true' });
    const refused = await (await signedIn(app)).request('POST', '/api/accounts', { payload: ada });
    expect([refused.statusCode, refused.json().title]).toEqual([403, expect.stringMatching(/owners/)]);
  });
});
