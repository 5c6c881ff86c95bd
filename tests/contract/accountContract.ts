import { describe, expect, it } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { notYourPicture } from '#domain/account.ts';
import { readListQuery } from '#domain/entity.ts';
import { logEntity } from '#domain/log.ts';
import { demoSession } from '#sample/account.ts';
import { tinyPng } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

/** Tests of one's own account, for every backend. */
export function accountContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('The account of the signed-in staff member', () => {
    it('stores a changed name without surrounding blanks and lists it among the people', async () => {
      const { account, session, people } = await atWork();
      await account.change({ name: '  Ada Byron ', picture: '' });
      const me = await session.current();
      expect(me?.name).toBe('Ada Byron');
      expect(await people.list()).toContainEqual({ id: me?.id, name: 'Ada Byron' });
    });

    it('creates, renews and revokes the address of the calendar feed and logs each of it', async () => {
      const { account, log } = await atWork();
      expect(await account.readFeed()).toBeNull();
      await account.revokeFeed();
      const first = await account.makeFeed();
      expect((await account.readFeed())?.createdAt).toMatch(/Z$/);
      expect(await account.makeFeed()).not.toBe(first);
      expect(JSON.stringify(await account.readFeed())).not.toContain(first);
      await account.revokeFeed();
      expect(await account.readFeed()).toBeNull();
      const { rows } = await log.list(readListQuery(logEntity, new URLSearchParams('entity=account')));
      const kinds = rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('feed'));
      expect(kinds.toSorted()).toEqual(['feedMade', 'feedMade', 'feedRevoked']);
    });

    it('rejects an empty name', async () => {
      const { account, session } = await atWork();
      const refused = account.change({ name: '  ', picture: '' });
      await expect(refused).rejects.toBeInstanceOf(InvalidInput);
      await expect(refused).rejects.toMatchObject({ fields: { name: expect.stringMatching(/^[A-Z].+\.$/) } });
      expect((await session.current())?.name).toBe(demoSession.name);
    });

    it('takes an uploaded picture, rejects one from elsewhere and can be without one', async () => {
      const { account, accounts, images, session } = await atWork();
      const me = await session.current();
      const picture = await images.store(tinyPng);
      await account.change({ name: String(me?.name), picture });
      expect((await session.current())?.picture).toBe(picture);
      expect((await accounts.list()).find(({ id }) => id === me?.id)?.picture).toBe(picture);
      await account.change({ name: String(me?.name), picture: '' });
      expect((await session.current())?.picture).toBe('');
      const refused = account.change({ name: String(me?.name), picture: 'https://elsewhere.example/eva.png' });
      await expect(refused).rejects.toMatchObject({ fields: { picture: notYourPicture } });
    });

    it('changes only what is named', async () => {
      const { account, images, session } = await atWork();
      const picture = await images.store(tinyPng);
      await account.change({ picture });
      await account.change({ name: 'Ada Byron' });
      expect(await session.current()).toMatchObject({ name: 'Ada Byron', picture });
      await account.change({});
      await account.change({ picture: '' });
      expect(await session.current()).toMatchObject({ name: 'Ada Byron', picture: '' });
    });

    it('lists the current session first and ends all others or any single one', async () => {
      const { account, session } = await atWork();
      const [here, ...others] = await account.listSessions();
      expect(here).toMatchObject({ current: true, seenAt: expect.stringMatching(/^\d{4}-.+Z$/) });
      expect(others.some(({ current }) => current)).toBe(false);
      await account.endOtherSessions();
      expect(await account.listSessions()).toEqual([here]);
      await account.endSession('of-nobody');
      expect(await session.current()).not.toBeNull();
      await account.endSession(String(here?.id));
      expect(await session.current()).toBeNull();
    });

    it.each([
      [{ current: '', next: 'correct horse' }, 'current'],
      [{ current: 'admin123', next: 'too short' }, 'next'],
      [{ current: 'admin123', next: 'x'.repeat(1001) }, 'next'],
    ])('rejects a change of password with %o', async (form, field) => {
      const { account } = await atWork();
      const refused = account.changePassword(form);
      await expect(refused).rejects.toBeInstanceOf(InvalidInput);
      await expect(refused).rejects.toMatchObject({ fields: { [field]: expect.stringMatching(/^[A-Z].+\.$/) } });
    });
  });
}
