import { describe, expect, it, vi } from 'vitest';
import { InvalidInput, SecondStepNeeded, TooManyAttempts } from '#backend/errors.ts';
import { accountMailWords } from '#content/mails.ts';
import { demoHasOneStep, lateCode, refusedCode } from '#domain/twoStep.ts';
import { demoAccount } from '#sample/account.ts';
import { addAccount, disableTwoStep, resetPassword } from '#server/store/accounts.ts';
import { addApp, addPasskey, credentials, eva, open } from './securedServer.ts';
import { browserOf } from './testServer.ts';

describe('The second step', () => {
  it('can be tried as often as configured, separately for each account', async () => {
    const server = await open({ SIGN_IN_FAILURES: '2' });
    const { codes } = await addApp(server);
    const ada = { email: 'ada@example.org', password: 'another horse', remember: false };
    await addAccount(server.db, { ...ada, name: 'Ada' });
    const other = server.elsewhere();
    await other.session.signIn(ada);
    const { codes: ofAda } = await addApp({ ...server, ...other }, ada.password);
    const { session } = server.elsewhere();
    await expect(session.signIn(credentials)).rejects.toBeInstanceOf(SecondStepNeeded);
    await expect(session.enterCode('111111')).rejects.toBeInstanceOf(InvalidInput);
    await expect(session.enterCode('222222')).rejects.toBeInstanceOf(InvalidInput);
    await expect(session.enterCode(String(codes[0]))).rejects.toBeInstanceOf(TooManyAttempts);
    await expect(other.session.signIn(ada)).rejects.toBeInstanceOf(SecondStepNeeded);
    expect(await other.session.enterCode(String(ofAda[0]))).toMatchObject({ email: ada.email });
  });

  it('can be tried ten times in a quarter of an hour by default, also after a new first step', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T12:00:00Z') });
    const server = await open();
    const { codes } = await addApp(server);
    const { session } = server.elsewhere();
    const begin = () => expect(session.signIn(credentials)).rejects.toBeInstanceOf(SecondStepNeeded);
    await begin();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(session.enterCode('111111')).rejects.toMatchObject({ fields: { code: refusedCode } });
    }
    await expect(session.enterCode(String(codes[0]))).rejects.toMatchObject({ retryAfter: 15 * 60 });
    vi.setSystemTime(new Date('2027-06-01T12:14:59Z'));
    await begin();
    await expect(session.enterCode(String(codes[0]))).rejects.toMatchObject({ retryAfter: 1 });
    vi.setSystemTime(new Date('2027-06-01T12:15:00Z'));
    expect(await session.enterCode(String(codes[0]))).toMatchObject({ email: eva.email });
  });

  it('does not count a right code against the limit', async () => {
    const server = await open({ SIGN_IN_FAILURES: '2' });
    const { codes } = await addApp(server);
    for (const code of codes.slice(0, 3)) {
      const { session } = server.elsewhere();
      await expect(session.signIn(credentials)).rejects.toBeInstanceOf(SecondStepNeeded);
      expect(await session.enterCode(code)).toMatchObject({ email: eva.email });
    }
  });

  it('must be completed within ten minutes and in the same browser', async () => {
    const server = await open();
    const { codes } = await addApp(server);
    const { session } = server.elsewhere();
    await expect(session.signIn(credentials)).rejects.toBeInstanceOf(SecondStepNeeded);
    const late = { fields: { code: lateCode } };
    await expect(server.elsewhere().session.enterCode(String(codes[0]))).rejects.toMatchObject(late);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60 * 1000 });
    await expect(session.enterCode(String(codes[0]))).rejects.toMatchObject(late);
  });

  it('is rejected if the password has changed since the first step', async () => {
    const server = await open();
    const { codes } = await addApp(server);
    const { session } = server.elsewhere();
    await expect(session.signIn(credentials)).rejects.toBeInstanceOf(SecondStepNeeded);
    await resetPassword(server.db, eva.email, 'battery staple');
    await expect(session.enterCode(String(codes[0]))).rejects.toMatchObject({ fields: { code: lateCode } });
  });

  it('keeps the choice to be remembered from the first step', async () => {
    const server = await open();
    const { codes } = await addApp(server);
    const browser = browserOf(server.app);
    const first = await browser.request('POST', '/api/session', { payload: { ...credentials, remember: true } });
    expect(first.cookies.map(({ name }) => name)).toEqual(['first-step']);
    const second = await browser.request('POST', '/api/session/code', { payload: { code: codes[0] } });
    expect(second.cookies.find(({ name }) => name === 'session')?.maxAge).toBe(30 * 24 * 60 * 60);
    expect(browser.cookie()).not.toMatch(/first-step/);
  });

  it('is no longer required after it was disabled on the command line', async () => {
    const server = await open();
    await addApp(server);
    expect(await disableTwoStep(server.db, eva.email.toUpperCase())).toBe(true);
    expect(await disableTwoStep(server.db, 'nobody@example.org')).toBe(false);
    expect(await server.elsewhere().session.signIn(credentials)).toMatchObject({ email: eva.email });
  });

  it('cannot be set up for the demo account', async () => {
    const { elsewhere } = await open();
    const { session, twoStep } = elsewhere();
    await session.signIn({ ...demoAccount, remember: false });
    expect((await twoStep.read()).isDemo).toBe(true);
    await expect(twoStep.beginAuthenticator(demoAccount.password)).rejects.toMatchObject({
      fields: { password: demoHasOneStep },
    });
  });

  it('stores no recovery codes in plain text', async () => {
    const server = await open();
    const { codes } = await addApp(server);
    const kept = JSON.stringify(await server.db.selectFrom('recovery_code').selectAll().execute());
    for (const code of codes) expect(kept).not.toContain(code);
  });

  it('counts wrong passwords together with those of a password change', async () => {
    const { twoStep, account } = await open({ SIGN_IN_FAILURES: '2' });
    await expect(twoStep.renewCodes('guessed')).rejects.toBeInstanceOf(InvalidInput);
    await expect(twoStep.beginPasskey('guessed')).rejects.toBeInstanceOf(InvalidInput);
    const next = { current: eva.password, next: 'battery staple' };
    await expect(account.changePassword(next)).rejects.toBeInstanceOf(TooManyAttempts);
  });
});

describe('A change of the sign-in', () => {
  it('is announced by mail to its account', async () => {
    const server = await open({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await server.twoStep.beginAuthenticator(eva.password);
    // Changes nothing, and is not announced.
    await expect(server.twoStep.confirmAuthenticator('111111')).rejects.toBeInstanceOf(InvalidInput);
    await addApp(server);
    const device = await addPasskey(server);
    await server.twoStep.renewCodes(eva.password);
    await server.twoStep.removePasskey(device.id, eva.password);
    await server.twoStep.removePasskey(device.id, eva.password);
    await server.twoStep.removeAuthenticator(eva.password);
    await server.account.changePassword({ current: eva.password, next: 'battery staple' });
    const mails = await server.db.selectFrom('outbox').selectAll().where('recipient', '=', eva.email).execute();
    const { password, twoStepOn, twoStepOff, codes } = accountMailWords.changes;
    const sentences = mails.map(({ body }) =>
      Object.values(accountMailWords.changes).find((sentence) => body.includes(sentence)),
    );
    expect(sentences.toSorted()).toEqual([password, twoStepOn, twoStepOn, twoStepOff, twoStepOff, codes].toSorted());
    for (const { body } of mails) expect(body).toContain('/admin/forgot-password');
  });

  it('sends no mail if none can be sent', async () => {
    const server = await open();
    await addApp(server);
    const mails = await server.db.selectFrom('outbox').select('id').where('recipient', '=', eva.email).execute();
    expect(mails).toEqual([]);
  });
});
