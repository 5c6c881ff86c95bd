import { describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { InvalidInput, SecondStepNeeded, SignInRefused, TooManyAttempts } from '#backend/errors.ts';
import { codeAt } from '#domain/totp.ts';
import { demoHasOneStep, lateCode, mostPasskeys, tooManyPasskeys } from '#domain/twoStep.ts';
import { demoAccount } from '#sample/account.ts';
import { addAccount, disableAccount, resetPassword, toOneStep } from '#server/store/accounts.ts';
import { softAuthenticator } from '#tests/support/softAuthenticator.ts';
import { browserOf, testServer } from './testServer.ts';

const eva = { name: 'Eva', email: 'eva@example.org', password: 'correct horse' };
const credentials = { email: eva.email, password: eva.password, remember: false };

/** A server at which Eva is signed in; `elsewhere` opens another browser. */
async function open(env: Readonly<Record<string, string>> = {}) {
  const { app, database } = await testServer(env);
  await addAccount(database.db, eva);
  const browser = browserOf(app);
  const backend = createHttpBackend({ fetch: browser.fetch });
  await backend.session.signIn(credentials);
  const elsewhere = () => createHttpBackend({ fetch: browserOf(app).fetch });
  return { app, db: database.db, browser, elsewhere, ...backend };
}

type Open = Awaited<ReturnType<typeof open>>;

async function addPasskey({ twoStep }: Open, device = softAuthenticator()) {
  await twoStep.addPasskey('Ada’s phone', device.make(await twoStep.beginPasskey(eva.password)));
  return device;
}

async function addApp({ twoStep }: Open) {
  const { secret } = await twoStep.beginAuthenticator(eva.password);
  const codes = (await twoStep.confirmAuthenticator(codeAt(secret, Date.now()))) ?? [];
  return { secret, codes };
}

describe('A passkey', () => {
  it.each([
    ['of another site', softAuthenticator('https://evil.example.org'), {}],
    ['of a device that has not looked who is there', softAuthenticator(), { isVerified: false }],
  ])('%s is not taken in', async (_what, device, odd) => {
    const { twoStep } = await open();
    const made = device.make(await twoStep.beginPasskey(eva.password), odd);
    await expect(twoStep.addPasskey('Ada’s phone', made)).rejects.toBeInstanceOf(InvalidInput);
    expect((await twoStep.read()).passkeys).toEqual([]);
  });

  it('is not taken in twice, nor for what nobody asked', async () => {
    const { twoStep } = await open();
    const device = softAuthenticator();
    const request = await twoStep.beginPasskey(eva.password);
    const made = device.make(request);
    await twoStep.addPasskey('Ada’s phone', made);
    await expect(twoStep.addPasskey('Again', made)).rejects.toBeInstanceOf(InvalidInput);
    const again = device.make(await twoStep.beginPasskey(eva.password));
    await expect(twoStep.addPasskey('Again', again)).rejects.toBeInstanceOf(InvalidInput);
    const unasked = softAuthenticator().make({ ...request, challenge: 'bm9ib2R5IGFza2Vk' });
    await expect(twoStep.addPasskey('Unasked', unasked)).rejects.toBeInstanceOf(InvalidInput);
    expect((await twoStep.read()).passkeys).toHaveLength(1);
  });

  it('asked for by one account is not another’s', async () => {
    const server = await open();
    const made = softAuthenticator().make(await server.twoStep.beginPasskey(eva.password));
    await addAccount(server.db, { ...eva, email: 'ada@example.org' });
    const ada = server.elsewhere();
    await ada.session.signIn({ ...credentials, email: 'ada@example.org' });
    await expect(ada.twoStep.addPasskey('Hers', made)).rejects.toBeInstanceOf(InvalidInput);
  });

  it.each([
    ['answers of another site', () => softAuthenticator('https://evil.example.org')],
    ['nonsense', () => null],
  ])('does not sign in with %s', async (_what, other) => {
    const server = await open();
    const device = await addPasskey(server);
    const request = await server.session.requestPasskey();
    const answer = { ...(other()?.sign(request) ?? { ...device.sign(request), response: {} }), id: device.id };
    const refused = server.elsewhere().session.signInWithPasskey(answer as ReturnType<typeof device.sign>, false);
    await expect(refused).rejects.toBeInstanceOf(SignInRefused);
  });

  it('signs in once with what it has signed, within ten minutes, and only where it has looked who is there', async () => {
    const server = await open();
    const device = await addPasskey(server);
    const { session } = server.elsewhere();
    const answer = device.sign(await session.requestPasskey());
    expect(await session.signInWithPasskey(answer, false)).toMatchObject({ email: eva.email });
    await expect(session.signInWithPasskey(answer, false)).rejects.toBeInstanceOf(SignInRefused);
    const unseen = device.sign(await session.requestPasskey(), { isVerified: false });
    await expect(session.signInWithPasskey(unseen, false)).rejects.toBeInstanceOf(SignInRefused);
    const late = device.sign(await session.requestPasskey());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60 * 1000 });
    await expect(session.signInWithPasskey(late, false)).rejects.toBeInstanceOf(SignInRefused);
  });

  it('of a disabled account lets nobody in', async () => {
    const server = await open();
    const device = await addPasskey(server);
    await disableAccount(server.db, eva.email);
    const { session } = server.elsewhere();
    const refused = session.signInWithPasskey(device.sign(await session.requestPasskey()), false);
    await expect(refused).rejects.toBeInstanceOf(SignInRefused);
  });

  it('is one of ten at most', async () => {
    const server = await open();
    for (let count = 0; count < mostPasskeys; count += 1) await addPasskey(server);
    await expect(server.twoStep.beginPasskey(eva.password)).rejects.toMatchObject({
      fields: { password: tooManyPasskeys },
    });
  });

  it('asked for again and again by strangers makes them wait, and nobody else', async () => {
    const { app } = await open({ SIGN_IN_FAILURES: '1' });
    const ask = async (address: string) =>
      (await browserOf(app).request('POST', '/api/session/passkey-request', { payload: {}, address })).statusCode;
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await ask('192.0.2.1'));
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect(await ask('192.0.2.9')).toBe(200);
  });

  it('that remembers its owner outlives the browser', async () => {
    const server = await open();
    const device = await addPasskey(server);
    const browser = browserOf(server.app);
    const { session } = createHttpBackend({ fetch: browser.fetch });
    const payload = { answer: device.sign(await session.requestPasskey()), remember: true };
    const { cookies } = await browser.request('POST', '/api/session/passkey', { payload });
    expect(cookies.find(({ name }) => name === 'session')?.maxAge).toBe(30 * 24 * 60 * 60);
  });
});

describe('The second step', () => {
  it('can be tried ten times in a quarter of an hour', async () => {
    const server = await open({ SIGN_IN_FAILURES: '2' });
    const { codes } = await addApp(server);
    const { session } = server.elsewhere();
    await expect(session.signIn(credentials)).rejects.toBeInstanceOf(SecondStepNeeded);
    await expect(session.enterCode('111111')).rejects.toBeInstanceOf(InvalidInput);
    await expect(session.enterCode('222222')).rejects.toBeInstanceOf(InvalidInput);
    await expect(session.enterCode(String(codes[0]))).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('has to be made within ten minutes, and in the browser of the first', async () => {
    const server = await open();
    const { codes } = await addApp(server);
    const { session } = server.elsewhere();
    await expect(session.signIn(credentials)).rejects.toBeInstanceOf(SecondStepNeeded);
    const late = { fields: { code: lateCode } };
    await expect(server.elsewhere().session.enterCode(String(codes[0]))).rejects.toMatchObject(late);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60 * 1000 });
    await expect(session.enterCode(String(codes[0]))).rejects.toMatchObject(late);
  });

  it('is not made with the password of before', async () => {
    const server = await open();
    const { codes } = await addApp(server);
    const { session } = server.elsewhere();
    await expect(session.signIn(credentials)).rejects.toBeInstanceOf(SecondStepNeeded);
    await resetPassword(server.db, eva.email, 'battery staple');
    await expect(session.enterCode(String(codes[0]))).rejects.toMatchObject({ fields: { code: lateCode } });
  });

  it('remembers whom the first step was to remember', async () => {
    const server = await open();
    const { codes } = await addApp(server);
    const browser = browserOf(server.app);
    const first = await browser.request('POST', '/api/session', { payload: { ...credentials, remember: true } });
    expect(first.cookies.map(({ name }) => name)).toEqual(['first-step']);
    const second = await browser.request('POST', '/api/session/code', { payload: { code: codes[0] } });
    expect(second.cookies.find(({ name }) => name === 'session')?.maxAge).toBe(30 * 24 * 60 * 60);
    expect(browser.cookie()).not.toMatch(/first-step/);
  });

  it('is not asked any more once the command has said so', async () => {
    const server = await open();
    await addApp(server);
    expect(await toOneStep(server.db, eva.email.toUpperCase())).toBe(true);
    expect(await toOneStep(server.db, 'nobody@example.org')).toBe(false);
    expect(await server.elsewhere().session.signIn(credentials)).toMatchObject({ email: eva.email });
  });

  it('is refused to the demo account, which everybody would be locked out of', async () => {
    const { elsewhere } = await open();
    const { session, twoStep } = elsewhere();
    await session.signIn({ ...demoAccount, remember: false });
    await expect(twoStep.beginAuthenticator(demoAccount.password)).rejects.toMatchObject({
      fields: { password: demoHasOneStep },
    });
  });

  it('is kept without what would let a reader of the database in, apart from the app’s secret', async () => {
    const server = await open();
    const { codes } = await addApp(server);
    const kept = JSON.stringify(await server.db.selectFrom('recovery_code').selectAll().execute());
    for (const code of codes) expect(kept).not.toContain(code);
  });

  it('guesses at the password are counted with those of a new one', async () => {
    const { twoStep, account } = await open({ SIGN_IN_FAILURES: '2' });
    await expect(twoStep.renewCodes('guessed')).rejects.toBeInstanceOf(InvalidInput);
    await expect(twoStep.beginPasskey('guessed')).rejects.toBeInstanceOf(InvalidInput);
    const next = { current: eva.password, next: 'battery staple' };
    await expect(account.changePassword(next)).rejects.toBeInstanceOf(TooManyAttempts);
  });
});

describe('Whoever changes how somebody signs in', () => {
  it('cannot do it unseen: a mail tells them each time, where mail is sent', async () => {
    const server = await open({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await addApp(server);
    const device = await addPasskey(server);
    await server.twoStep.renewCodes(eva.password);
    await server.twoStep.removePasskey(device.id, eva.password);
    await server.twoStep.removePasskey(device.id, eva.password);
    await server.account.changePassword({ current: eva.password, next: 'battery staple' });
    const mails = await server.db.selectFrom('outbox').selectAll().where('recipient', '=', eva.email).execute();
    expect(mails.map(({ body }) => /,\n\n(.+)\n/.exec(body)?.[1]?.split(' ').slice(0, 4).join(' ')).toSorted()).toEqual(
      [
        'the password of your',
        'your account has another',
        'your account has another',
        'your account has new',
        'your account has one',
      ],
    );
    for (const { body } of mails) expect(body).toContain('/admin/forgot-password');
  });

  it('is told to nobody where no mail is sent', async () => {
    const server = await open();
    await addApp(server);
    const mails = await server.db.selectFrom('outbox').select('id').where('recipient', '=', eva.email).execute();
    expect(mails).toEqual([]);
  });
});
