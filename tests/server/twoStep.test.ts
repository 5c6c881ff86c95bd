import { describe, expect, it, vi } from 'vitest';
import { InvalidInput, SecondStepNeeded, TooManyAttempts } from '#backend/errors.ts';
import { accountMailWords } from '#content/mails.ts';
import { demoHasOneStep, lateCode } from '#domain/twoStep.ts';
import { demoAccount } from '#sample/account.ts';
import { disableTwoStep, resetPassword } from '#server/store/accounts.ts';
import { addApp, addPasskey, credentials, eva, open } from './securedServer.ts';
import { browserOf } from './testServer.ts';

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
    expect(await disableTwoStep(server.db, eva.email.toUpperCase())).toBe(true);
    expect(await disableTwoStep(server.db, 'nobody@example.org')).toBe(false);
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
    const { password, twoStepOn, twoStepOff, codes } = accountMailWords.changes;
    const sentences = mails.map(({ body }) =>
      Object.values(accountMailWords.changes).find((sentence) => body.includes(sentence)),
    );
    expect(sentences.toSorted()).toEqual([password, twoStepOn, twoStepOn, twoStepOff, codes].toSorted());
    for (const { body } of mails) expect(body).toContain('/admin/forgot-password');
  });

  it('is told to nobody where no mail is sent', async () => {
    const server = await open();
    await addApp(server);
    const mails = await server.db.selectFrom('outbox').select('id').where('recipient', '=', eva.email).execute();
    expect(mails).toEqual([]);
  });
});
