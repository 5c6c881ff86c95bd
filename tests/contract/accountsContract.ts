import { describe, expect, it } from 'vitest';
import { InvalidInput, NotAllowed, NotFound, SignInRefused } from '#backend/errors.ts';
import { emailTaken, lastOwner, wrongPassword } from '#domain/account.ts';
import { readListQuery } from '#domain/entity.ts';
import { logEntity } from '#domain/log.ts';
import { demoPeople } from '#sample/account.ts';
import { invited as ada, join, invitedPassword as password, signInAsInvited as signInAsAda } from './colleague.ts';
import { type Create, signInTo } from './signInTo.ts';

/** Tests of the management of accounts and of password links, for every backend. */
export function accountsContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Accounts', () => {
    it('lists accounts by name with role, state and last activity', async () => {
      const { accounts, session } = await atWork();
      await accounts.invite({ ...ada, name: 'Zoe' });
      await accounts.invite({ ...ada, name: 'Aaron', email: 'aaron@example.org' });
      const all = await accounts.list();
      const names = all.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      const me = await session.current();
      expect(all).toContainEqual({
        ...me,
        role: 'owner',
        state: 'active',
        isTwoStep: false,
        seenAt: expect.stringMatching(/^\d{4}-/),
      });
      expect(all).toContainEqual(expect.objectContaining({ name: demoPeople[2].name, role: 'staff', seenAt: null }));
    });

    it('invites with a link by which a password can be chosen once', async () => {
      const backend = await atWork();
      const { accounts, passwordLinks, session } = backend;
      const token = String(await accounts.invite(ada));
      const invited = { name: ada.name, email: 'ada@example.org' };
      const listed = async () => (await accounts.list()).find(({ name }) => name === ada.name);
      expect(await listed()).toMatchObject({ ...invited, role: 'staff', state: 'invited', picture: '', seenAt: null });
      expect(await passwordLinks.read(token)).toEqual({ ...invited, isNew: true });
      await expect(signInAsAda(backend, 'any other')).rejects.toBeInstanceOf(SignInRefused);
      const tooShort = passwordLinks.choose(token, 'too short');
      await expect(tooShort).rejects.toMatchObject({ fields: { next: expect.stringMatching(/^[A-Z].+\.$/) } });
      await passwordLinks.choose(token, password);
      expect(await listed()).toMatchObject({ state: 'active' });
      expect(await passwordLinks.read(token)).toBeNull();
      await expect(passwordLinks.choose(token, 'another horse')).rejects.toBeInstanceOf(NotFound);
      await signInAsAda(backend);
      expect(await session.current()).toMatchObject({ ...invited, role: 'staff' });
    });

    it('ends the earlier invitation when it makes another one, and so does a link for those who forgot their password', async () => {
      const { accounts, passwordLinks } = await atWork();
      const earlier = String(await accounts.invite(ada));
      const other = String(await accounts.invite({ ...ada, name: 'Zoe', email: 'zoe@example.org' }));
      const id = String((await accounts.list()).find(({ name }) => name === ada.name)?.id);
      const again = String(await accounts.makeLink(id));
      expect(await passwordLinks.read(earlier)).toBeNull();
      await expect(passwordLinks.choose(earlier, 'another horse')).rejects.toBeInstanceOf(NotFound);
      expect(await passwordLinks.read(again)).toMatchObject({ name: ada.name, isNew: true });
      await passwordLinks.choose(again, password);
      const [first, second] = [String(await accounts.makeLink(id)), String(await accounts.makeLink(id))];
      expect(await passwordLinks.read(first)).toBeNull();
      expect(await passwordLinks.read(second)).toMatchObject({ name: ada.name, isNew: false });
      // The link of another account is still valid.
      expect(await passwordLinks.read(other)).toMatchObject({ name: 'Zoe' });
    });

    it('rejects an invitation for an email that another account has, regardless of case', async () => {
      const { accounts } = await atWork();
      await accounts.invite(ada);
      const again = accounts.invite({ ...ada, email: 'ada@example.ORG' });
      await expect(again).rejects.toMatchObject({ fields: { email: emailTaken } });
    });

    it.each([
      [{ name: ' ' }, 'name'],
      [{ email: 'nowhere' }, 'email'],
      [{ email: '' }, 'email'],
    ] as const)('rejects an invitation with %o', async (wrong, field) => {
      const { accounts } = await atWork();
      const refused = accounts.invite({ ...ada, ...wrong });
      await expect(refused).rejects.toBeInstanceOf(InvalidInput);
      await expect(refused).rejects.toMatchObject({ fields: { [field]: expect.stringMatching(/^[A-Z].+\.$/) } });
    });

    it('does not let staff list, invite or change accounts or create links', async () => {
      const backend = await atWork();
      const { accounts } = backend;
      await join(backend);
      await signInAsAda(backend);
      for (const attempt of [
        () => accounts.list(),
        () => accounts.invite({ ...ada, email: 'eva@example.org' }),
        () => accounts.makeLink('1'),
        () => accounts.change('1', { disabled: true }),
      ]) {
        await expect(attempt()).rejects.toBeInstanceOf(NotAllowed);
      }
    });

    it('refuses sign-in and password links of a disabled account until it is enabled again', async () => {
      const backend = await atWork();
      const { accounts, passwordLinks, people } = backend;
      const id = await join(backend);
      const token = String(await accounts.makeLink(id));
      expect(await passwordLinks.read(token)).toMatchObject({ isNew: false });
      await accounts.change(id, { disabled: true });
      // Changing the role does not enable the account.
      await accounts.change(id, { role: 'staff' });
      expect((await accounts.list()).find((account) => account.id === id)?.state).toBe('disabled');
      expect(await people.list()).not.toContainEqual({ id, name: ada.name });
      expect(await passwordLinks.read(token)).toBeNull();
      await expect(passwordLinks.choose(token, 'another horse')).rejects.toBeInstanceOf(NotFound);
      await expect(accounts.makeLink(id)).rejects.toBeInstanceOf(NotFound);
      await expect(signInAsAda(backend)).rejects.toBeInstanceOf(SignInRefused);
      await accounts.change(id, { disabled: false });
      expect(await passwordLinks.read(token)).toBeNull();
      await signInAsAda(backend);
      expect((await backend.session.current())?.id).toBe(id);
    });

    it('makes an account active again when it is enabled', async () => {
      const { accounts } = await atWork();
      const state = async () => (await accounts.list()).find(({ name }) => name === demoPeople[2].name);
      const id = String((await state())?.id);
      await accounts.change(id, { disabled: true });
      await accounts.change(id, { disabled: false });
      expect((await state())?.state).toBe('active');
    });

    it('ends the session of an account when its password is chosen with a link', async () => {
      const backend = await atWork();
      const { accounts, passwordLinks, session } = backend;
      const id = await join(backend);
      const token = String(await accounts.makeLink(id));
      await signInAsAda(backend);
      expect(await backend.account.listSessions()).toHaveLength(1);
      await passwordLinks.choose(token, 'another horse');
      expect(await session.current()).toBeNull();
    });

    it('returns a disabled account to the state “invited” if no password was chosen yet', async () => {
      const { accounts } = await atWork();
      await accounts.invite(ada);
      const listed = async () => (await accounts.list()).find(({ name }) => name === ada.name);
      const id = String((await listed())?.id);
      await accounts.change(id, { disabled: true });
      expect((await listed())?.state).toBe('disabled');
      await accounts.change(id, { disabled: false });
      expect((await listed())?.state).toBe('invited');
    });

    it('refuses to disable or demote the last active owner', async () => {
      const backend = await atWork();
      const { accounts, session } = backend;
      const me = String((await session.current())?.id);
      // An invited owner does not count, because she may never choose a password.
      await accounts.invite({ name: 'Eva', email: 'eva@example.org', role: 'owner' });
      for (const change of [{ disabled: true }, { role: 'staff' }] as const) {
        await expect(accounts.change(me, change)).rejects.toMatchObject({ fields: { role: lastOwner } });
      }
      await accounts.change(me, { role: 'owner', disabled: false });
      const other = await join(backend, 'owner');
      await accounts.change(me, { role: 'staff' });
      expect((await session.current())?.role).toBe('staff');
      await signInAsAda(backend);
      await expect(accounts.change(other, { role: 'staff' })).rejects.toBeInstanceOf(InvalidInput);
    });

    it('signs owners out who disable their own account', async () => {
      const backend = await atWork();
      const { accounts, session } = backend;
      const me = String((await session.current())?.id);
      await join(backend, 'owner');
      await accounts.change(me, { disabled: true });
      expect(await session.current()).toBeNull();
    });

    it('keeps password link and session when only the role changes', async () => {
      const backend = await atWork();
      const { accounts, passwordLinks, session } = backend;
      const id = await join(backend);
      const token = String(await accounts.makeLink(id));
      await accounts.change(id, { role: 'owner' });
      expect(await passwordLinks.read(token)).toMatchObject({ name: ada.name });
      await signInAsAda(backend);
      await accounts.change(id, { role: 'owner', disabled: false });
      expect((await session.current())?.id).toBe(id);
    });

    it('rejects changes of and links for an unknown account', async () => {
      const { accounts } = await atWork();
      await expect(accounts.change('nobody', { role: 'staff' })).rejects.toBeInstanceOf(NotFound);
      await expect(accounts.makeLink('nobody')).rejects.toBeInstanceOf(NotFound);
    });

    it('ends the links for a forgotten password once the password is changed', async () => {
      const backend = await atWork();
      const link = String(await backend.accounts.makeLink(await join(backend)));
      expect(await backend.passwordLinks.read(link)).toMatchObject({ name: ada.name });
      await signInAsAda(backend);
      await backend.account.changePassword({ current: password, next: 'another horse' });
      expect(await backend.passwordLinks.read(link)).toBeNull();
    });

    it('changes the password if the current one is correct', async () => {
      const backend = await atWork();
      await join(backend);
      await signInAsAda(backend);
      const guessed = backend.account.changePassword({ current: 'guessed', next: 'another horse' });
      await expect(guessed).rejects.toMatchObject({ fields: { current: wrongPassword } });
      await backend.account.changePassword({ current: password, next: 'another horse' });
      expect(await backend.session.current()).toMatchObject({ name: ada.name });
      await backend.session.signOut();
      await expect(signInAsAda(backend)).rejects.toBeInstanceOf(SignInRefused);
      expect(await signInAsAda(backend, 'another horse')).toMatchObject({ name: ada.name });
      await backend.session.signIn({ ...backend.demoAccount, remember: false });
      const { rows } = await backend.log.list(readListQuery(logEntity, new URLSearchParams('kind=password')));
      // Ada has also chosen her first password.
      expect(rows).toMatchObject(Array(2).fill({ entity: 'account', name: ada.name, by: ada.name }));
    });
  });

  it('finds no account for an unknown password link', async () => {
    const { passwordLinks } = await atWork();
    expect(await passwordLinks.read('guessed')).toBeNull();
    await expect(passwordLinks.choose('guessed', password)).rejects.toBeInstanceOf(NotFound);
  });
}
