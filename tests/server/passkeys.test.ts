import { describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { InvalidInput, SignInRefused, TooManyAttempts } from '#backend/errors.ts';
import { maxPasskeys, refusedPasskey, tooManyPasskeys, unusablePasskey } from '#domain/twoStep.ts';
import { addAccount, disableAccount } from '#server/store/accounts.ts';
import { softAuthenticator } from '#tests/support/softAuthenticator.ts';
import { addPasskey, credentials, eva, open } from './securedServer.ts';
import { browserOf } from './testServer.ts';

describe('A passkey', () => {
  it.each([
    ['of another site', softAuthenticator('https://evil.example.org'), {}],
    ['without user verification', softAuthenticator(), { isVerified: false }],
  ])('%s is not registered', async (_what, device, odd) => {
    const { twoStep } = await open();
    const made = device.make(await twoStep.beginPasskey(eva.password), odd);
    await expect(twoStep.addPasskey('Ada’s phone', made)).rejects.toMatchObject({ fields: { name: unusablePasskey } });
    expect((await twoStep.read()).passkeys).toEqual([]);
  });

  it('is not registered twice, or for another challenge', async () => {
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

  it('requested by one account cannot be added to another', async () => {
    const server = await open();
    const made = softAuthenticator().make(await server.twoStep.beginPasskey(eva.password));
    await addAccount(server.db, { ...eva, email: 'ada@example.org' });
    const ada = server.elsewhere();
    await ada.session.signIn({ ...credentials, email: 'ada@example.org' });
    await expect(ada.twoStep.addPasskey('Hers', made)).rejects.toBeInstanceOf(InvalidInput);
  });

  it.each([
    ['a response for another site', () => softAuthenticator('https://evil.example.org')],
    ['a malformed response', () => null],
  ])('does not sign in with %s', async (_what, other) => {
    const server = await open();
    const device = await addPasskey(server);
    const request = await server.session.requestPasskey();
    const answer = { ...(other()?.sign(request) ?? { ...device.sign(request), response: {} }), id: device.id };
    const refused = server.elsewhere().session.signInWithPasskey(answer as ReturnType<typeof device.sign>, false);
    await expect(refused).rejects.toBeInstanceOf(SignInRefused);
  });

  it.each([
    ['it was used on another site', { at: 'https://evil.example.org' }],
    ['it was used on another site of the same host', { at: 'https://localhost:444' }],
    ['it was made for another host', { rpId: 'evil.example.org' }],
    ['it has made fewer signatures than before, as a copy of it has', { counter: 2 }],
    ['it has stopped to count its signatures', { counter: 0 }],
  ])('is refused if %s', async (_what, deviations) => {
    const server = await open();
    const device = await addPasskey(server);
    const { session } = server.elsewhere();
    await session.signInWithPasskey(device.sign(await session.requestPasskey()), false);
    await session.signOut();
    const answer = device.sign(await session.requestPasskey(), deviations);
    await expect(session.signInWithPasskey(answer, false)).rejects.toBeInstanceOf(SignInRefused);
    const later = device.sign(await session.requestPasskey());
    expect(await session.signInWithPasskey(later, false)).toMatchObject({ email: eva.email });
  });

  it('cannot sign for another one, nor sign in with the challenge of adding it', async () => {
    const server = await open();
    const [device, other] = [await addPasskey(server), await addPasskey(server)];
    const { session } = server.elsewhere();
    const forged = { ...other.sign(await session.requestPasskey()), id: device.id, rawId: device.id };
    await expect(session.signInWithPasskey(forged, false)).rejects.toBeInstanceOf(SignInRefused);
    const { challenge } = await server.twoStep.beginPasskey(eva.password);
    const diverted = device.sign({ ...(await session.requestPasskey()), challenge });
    await expect(session.signInWithPasskey(diverted, false)).rejects.toBeInstanceOf(SignInRefused);
  });

  it('can be removed by its owner only', async () => {
    const server = await open();
    const device = await addPasskey(server);
    await addAccount(server.db, { ...eva, email: 'ada@example.org' });
    const ada = server.elsewhere();
    await ada.session.signIn({ ...credentials, email: 'ada@example.org' });
    await ada.twoStep.removePasskey(device.id, eva.password);
    expect((await server.twoStep.read()).passkeys).toHaveLength(1);
  });

  it('that is unknown can be tried a limited number of times, and successes do not count', async () => {
    const server = await open({ SIGN_IN_FAILURES: '2' });
    const device = await addPasskey(server);
    const { session } = server.elsewhere();
    const attempt = async (one = softAuthenticator()) =>
      session.signInWithPasskey(one.sign(await session.requestPasskey()), false);
    for (let count = 0; count < 3; count += 1) expect(await attempt(device)).toMatchObject({ email: eva.email });
    await expect(attempt()).rejects.toBeInstanceOf(SignInRefused);
    await expect(attempt()).rejects.toBeInstanceOf(SignInRefused);
    await expect(attempt()).rejects.toBeInstanceOf(TooManyAttempts);
    // In the address of another network, which is not limited; the sentence is about passkeys, not passwords.
    const unknown = { answer: softAuthenticator().sign(await session.requestPasskey()), remember: false };
    const refusal = { payload: unknown, address: '192.0.2.9' };
    expect(await browserOf(server.app).request('POST', '/api/session/passkey', refusal)).toBeProblem(401, {
      title: refusedPasskey,
    });
    const payload = { answer: device.sign(await session.requestPasskey()), remember: false };
    const there = { payload, address: '192.0.2.9' };
    expect((await browserOf(server.app).request('POST', '/api/session/passkey', there)).statusCode).toBe(200);
  });

  it('signs in once per challenge, within ten minutes and only with user verification', async () => {
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

  it('of a disabled account is refused', async () => {
    const server = await open();
    const device = await addPasskey(server);
    await disableAccount(server.db, eva.email);
    const { session } = server.elsewhere();
    const refused = session.signInWithPasskey(device.sign(await session.requestPasskey()), false);
    await expect(refused).rejects.toBeInstanceOf(SignInRefused);
  });

  it('can be added only up to a limit per account', async () => {
    const server = await open();
    for (let count = 0; count < maxPasskeys; count += 1) await addPasskey(server);
    await expect(server.twoStep.beginPasskey(eva.password)).rejects.toMatchObject({
      fields: { password: tooManyPasskeys },
    });
  });

  it('can be requested only a limited number of times per IP address', async () => {
    const { app } = await open({ SIGN_IN_FAILURES: '2' });
    const ask = async (address: string) =>
      (await browserOf(app).request('POST', '/api/session/passkey-request', { payload: {}, address })).statusCode;
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push(await ask('192.0.2.1'));
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect(await ask('192.0.2.9')).toBe(200);
  });

  it('keeps the session for thirty days if its owner wants to be remembered', async () => {
    const server = await open();
    const device = await addPasskey(server);
    const browser = browserOf(server.app);
    const { session } = createHttpBackend({ fetch: browser.fetch });
    const payload = { answer: device.sign(await session.requestPasskey()), remember: true };
    const { cookies } = await browser.request('POST', '/api/session/passkey', { payload });
    expect(cookies.find(({ name }) => name === 'session')?.maxAge).toBe(30 * 24 * 60 * 60);
  });
});
