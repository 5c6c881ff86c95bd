import { describe, expect, it } from 'vitest';
import { SignInRefused } from '#backend/errors.ts';
import { issuer, refusedPasskey } from '#domain/twoStep.ts';
import { softAuthenticator } from '#tests/support/softAuthenticator.ts';
import { ada, addPasskey, password, workAsAda } from './secondSteps.ts';
import type { Create } from './signInTo.ts';

/** Tests of passkeys, for every backend. @param create creates a fresh backend at the present time. */
export function passkeyContract(create: Create) {
  const atWork = () => workAsAda(create);

  describe('A passkey', () => {
    it('is requested for the account with user verification and without known devices', async () => {
      const backend = await atWork();
      const { device } = await addPasskey(backend);
      const asked = await backend.twoStep.beginPasskey(password);
      expect(asked).toMatchObject({
        rp: { name: issuer },
        user: { name: ada.email, displayName: ada.name },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      // ES256 and RS256, the algorithms of phones and of Windows.
      expect(asked.pubKeyCredParams).toEqual(
        expect.arrayContaining([-7, -257].map((alg) => ({ type: 'public-key', alg }))),
      );
      expect(asked.excludeCredentials).toMatchObject([{ id: device.id, type: 'public-key' }]);
      const { challenge } = await backend.session.requestPasskey();
      for (const bytes of [asked.challenge, challenge]) expect(bytes).toMatch(/^[\w-]{40,}$/);
    });

    it('is marked as used and removed independently of others', async () => {
      const backend = await atWork();
      const { device: phone } = await addPasskey(backend);
      const { device: laptop } = await addPasskey(backend, 'Ada’s laptop');
      await backend.session.signInWithPasskey(laptop.sign(await backend.session.requestPasskey()), false);
      const used = async () => (await backend.twoStep.read()).passkeys.map(({ id, usedAt }) => [id, usedAt !== null]);
      expect(await used()).toEqual([
        [phone.id, false],
        [laptop.id, true],
      ]);
      await backend.twoStep.removePasskey(phone.id, password);
      expect(await used()).toEqual([[laptop.id, true]]);
    });

    it('signs its owner in without a password', async () => {
      const backend = await atWork();
      const { device, recovery } = await addPasskey(backend, '  Ada’s phone ');
      expect(recovery).toHaveLength(10);
      const [added] = (await backend.twoStep.read()).passkeys;
      expect(added).toEqual({
        id: device.id,
        name: 'Ada’s phone',
        createdAt: expect.stringMatching(/Z$/),
        usedAt: null,
      });
      await backend.session.signOut();
      expect((await backend.session.signInOptions()).passkeys).toBe(true);
      const answer = device.sign(await backend.session.requestPasskey());
      expect(await backend.session.signInWithPasskey(answer, false)).toMatchObject({ email: ada.email });
      expect((await backend.twoStep.read()).passkeys[0]?.usedAt).toMatch(/Z$/);
    });

    it('requires a name', async () => {
      const { twoStep } = await atWork();
      const made = softAuthenticator().make(await twoStep.beginPasskey(password));
      const refused = twoStep.addPasskey(' ', made);
      await expect(refused).rejects.toMatchObject({ fields: { name: expect.stringMatching(/^[A-Z].+\.$/) } });
    });

    it('that is unknown is refused', async () => {
      const { session } = await atWork();
      const stranger = softAuthenticator();
      const refused = session.signInWithPasskey(stranger.sign(await session.requestPasskey()), false);
      await expect(refused).rejects.toBeInstanceOf(SignInRefused);
      expect(refusedPasskey).toMatch(/^[A-Z].+\.$/);
    });

    it('is refused once it was removed, and can be removed twice', async () => {
      const backend = await atWork();
      const { device } = await addPasskey(backend);
      await backend.twoStep.removePasskey(device.id, password);
      await backend.twoStep.removePasskey(device.id, password);
      const refused = backend.session.signInWithPasskey(device.sign(await backend.session.requestPasskey()), false);
      await expect(refused).rejects.toBeInstanceOf(SignInRefused);
    });
  });
}
