import { describe, expect, it } from 'vitest';
import { InvalidInput, SecondStepNeeded } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { logEntity } from '#domain/log.ts';
import { lateCode, refusedCode } from '#domain/twoStep.ts';
import { demoSession } from '#sample/account.ts';
import { appCodes } from '#tests/support/softAuthenticator.ts';
import { ada, addApp, addPasskey, credentials, password, signInAsAda, workAsAda } from './secondSteps.ts';
import type { Create } from './signInTo.ts';

/** Tests of two-step sign-in, for every backend. @param create creates a fresh backend at the present time. */
export function twoStepContract(create: Create) {
  const atWork = () => workAsAda(create);

  describe('Sign-in in two steps', () => {
    it('is off at first', async () => {
      const { twoStep, session } = await atWork();
      expect(await twoStep.read()).toEqual({ hasAuthenticator: false, passkeys: [], codesLeft: 0, isDemo: false });
      expect((await session.signInOptions()).passkeys).toBe(false);
    });

    it('requires the password for every change', async () => {
      const { twoStep } = await atWork();
      for (const change of [
        () => twoStep.beginAuthenticator('guessed'),
        () => twoStep.beginPasskey('guessed'),
        () => twoStep.renewCodes('guessed'),
        () => twoStep.removeAuthenticator(''),
        () => twoStep.removePasskey('any', 'guessed'),
      ]) {
        const refused = change();
        await expect(refused).rejects.toBeInstanceOf(InvalidInput);
        await expect(refused).rejects.toMatchObject({ fields: { password: expect.stringMatching(/^[A-Z].+\.$/) } });
      }
    });

    it('is on once a code of the authenticator app was entered', async () => {
      const { twoStep, session } = await atWork();
      const { secret, address } = await twoStep.beginAuthenticator(password);
      expect(address).toMatch(/^otpauth:\/\/totp\/.*ada%40example\.org/);
      await expect(twoStep.confirmAuthenticator('000')).rejects.toMatchObject({ fields: { code: refusedCode } });
      expect(await session.signIn(credentials)).toMatchObject({ email: ada.email });
      const recovery = await twoStep.confirmAuthenticator(appCodes(secret)());
      expect([recovery?.length, new Set(recovery).size]).toEqual([10, 10]);
      expect(await twoStep.read()).toEqual({ hasAuthenticator: true, passkeys: [], codesLeft: 10, isDemo: false });
    });

    it('does not sign in with the password alone and returns the possible second steps', async () => {
      const backend = await atWork();
      await addApp(backend);
      await backend.session.signOut();
      const first = signInAsAda(backend);
      await expect(first).rejects.toBeInstanceOf(SecondStepNeeded);
      await expect(first).rejects.toMatchObject({ secondSteps: ['authenticator', 'recoveryCode'] });
      expect(await backend.session.current()).toBeNull();
      const guessed = backend.session.enterCode('123');
      await expect(guessed).rejects.toMatchObject({ fields: { code: refusedCode } });
      expect(await backend.session.current()).toBeNull();
    });

    it('accepts each code of an app once, even with blanks in it', async () => {
      const backend = await atWork();
      const { nextCode } = await addApp(backend);
      await expect(signInAsAda(backend)).rejects.toBeInstanceOf(SecondStepNeeded);
      const code = nextCode();
      const typed = ` ${code.slice(0, 3)} ${code.slice(3)}`;
      expect(await backend.session.enterCode(typed)).toMatchObject({ email: ada.email });
      expect(await backend.session.current()).toMatchObject({ email: ada.email });
      await expect(signInAsAda(backend)).rejects.toBeInstanceOf(SecondStepNeeded);
      await expect(backend.session.enterCode(code)).rejects.toBeInstanceOf(InvalidInput);
    });

    it('rejects a code before the password was entered and after the sign-in is complete', async () => {
      const backend = await atWork();
      const { recovery } = await addApp(backend);
      const [code = '', another = ''] = recovery ?? [];
      await backend.session.signOut();
      await expect(backend.session.enterCode(code)).rejects.toMatchObject({ fields: { code: lateCode } });
      await expect(signInAsAda(backend)).rejects.toBeInstanceOf(SecondStepNeeded);
      await backend.session.enterCode(code);
      await backend.session.signOut();
      await expect(backend.session.enterCode(another)).rejects.toMatchObject({ fields: { code: lateCode } });
    });

    it('accepts each recovery code once, regardless of case and hyphens', async () => {
      const backend = await atWork();
      const { recovery } = await addApp(backend);
      const [code = ''] = recovery ?? [];
      await expect(signInAsAda(backend)).rejects.toBeInstanceOf(SecondStepNeeded);
      await backend.session.enterCode(code.toLowerCase().replaceAll('-', ' '));
      expect((await backend.twoStep.read()).codesLeft).toBe(9);
      await expect(signInAsAda(backend)).rejects.toBeInstanceOf(SecondStepNeeded);
      await expect(backend.session.enterCode(code)).rejects.toBeInstanceOf(InvalidInput);
    });

    it('replaces the recovery codes, after which the old ones are rejected', async () => {
      const backend = await atWork();
      const { recovery } = await addApp(backend);
      const renewed = await backend.twoStep.renewCodes(password);
      await expect(signInAsAda(backend)).rejects.toBeInstanceOf(SecondStepNeeded);
      await expect(backend.session.enterCode(String(recovery?.[0]))).rejects.toBeInstanceOf(InvalidInput);
      expect(await backend.session.enterCode(String(renewed[0]))).toMatchObject({ email: ada.email });
    });

    it('ends when the last app or passkey is removed, together with the recovery codes', async () => {
      const backend = await atWork();
      await addApp(backend);
      const { device, recovery } = await addPasskey(backend);
      expect(recovery).toBeNull();
      await backend.twoStep.removeAuthenticator(password);
      expect(await backend.twoStep.read()).toMatchObject({ hasAuthenticator: false, codesLeft: 10 });
      await expect(signInAsAda(backend)).rejects.toMatchObject({ secondSteps: ['passkey', 'recoveryCode'] });
      await backend.twoStep.removePasskey(device.id, password);
      expect(await backend.twoStep.read()).toEqual({
        hasAuthenticator: false,
        passkeys: [],
        codesLeft: 0,
        isDemo: false,
      });
      expect(await signInAsAda(backend)).toMatchObject({ email: ada.email });
    });
  });

  it('The log shows the apps and passkeys that were added or removed, but no removal of a missing one', async () => {
    const backend = await atWork();
    const { demoAccount, session, twoStep, log } = backend;
    await twoStep.removeAuthenticator(password);
    await twoStep.removePasskey('of-nobody', password);
    await addApp(backend);
    const { device } = await addPasskey(backend);
    await twoStep.removePasskey('of-nobody', password);
    await twoStep.removePasskey(device.id, password);
    await session.signIn({ ...demoAccount, remember: false });
    const written = async (kind: string) =>
      (await log.list(readListQuery(logEntity, new URLSearchParams({ kind })))).rows.map(({ name }) => name);
    expect(await written('twoStepOn')).toEqual([ada.name, ada.name]);
    expect(await written('twoStepOff')).toEqual([ada.name]);
  });

  describe('A staff member without their second step', () => {
    it.each([
      ['an app', addApp],
      ['a passkey', addPasskey],
    ])('can sign in with the password alone after an owner has reset %s', async (_what, add) => {
      const backend = await atWork();
      const { demoAccount, accounts, session } = backend;
      await add(backend);
      await session.signOut();
      await session.signIn({ ...demoAccount, remember: false });
      const lost = (await accounts.list()).find(({ name }) => name === ada.name);
      expect(lost?.isTwoStep).toBe(true);
      await accounts.change(String(lost?.id), { resetTwoStep: true });
      expect((await accounts.list()).find(({ name }) => name === ada.name)?.isTwoStep).toBe(false);
      const off = await backend.log.list(readListQuery(logEntity, new URLSearchParams('kind=twoStepOff')));
      expect(off.rows).toMatchObject([{ name: ada.name, by: demoSession.name }]);
      expect(await signInAsAda(backend)).toMatchObject({ email: ada.email });
    });
  });
}
