import { describe, expect, it } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { addAccount, addSamplePeople, checkPassword, listAccounts, setPassword } from '#server/store/accounts.ts';
import { rememberDevice } from '#server/store/devices.ts';
import { beginSession, findSession } from '#server/store/sessions.ts';
import { changeStaffAccount, inviteAccount, listStaffAccounts } from '#server/store/staffAccounts.ts';
import { engines, openStore } from './engines.ts';

const password = 'correct horse';

describe.each(engines)('Accounts changed by owners on $engine', ({ where }) => {
  /** Adds two owners. @returns their ids. */
  async function open() {
    const db = await openStore(where);
    for (const name of ['ada', 'ben']) {
      await addAccount(db, { name, email: `${name}@example.com`, password, role: 'owner' });
    }
    const ids = Object.fromEntries((await listAccounts(db)).map(({ id, name }) => [name, id]));
    return { db, ada: String(ids.ada), ben: String(ids.ben) };
  }

  it('keep one owner if two demote each other at the same moment', async () => {
    const { db, ada, ben } = await open();
    const outcomes = await Promise.allSettled([
      changeStaffAccount(db, ben, { role: 'staff' }, ada),
      changeStaffAccount(db, ada, { disabled: true }, ben),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toEqual([expect.any(InvalidInput)]);
    const owners = (await listStaffAccounts(db)).filter(({ role, state }) => role === 'owner' && state === 'active');
    expect(owners).toHaveLength(1);
  });

  it('keep an owner besides the demo account, whose password is public', async () => {
    const { db, ada, ben } = await open();
    const demo = { id: 'demo', name: 'Demo', email: 'demo@example.com', role: 'owner', picture: '' } as const;
    await addSamplePeople(db, [demo], { email: demo.email, password });
    await changeStaffAccount(db, ben, { role: 'staff' }, ada);
    for (const change of [{ role: 'staff' }, { disabled: true }] as const) {
      await expect(changeStaffAccount(db, ada, change, ada)).rejects.toBeInstanceOf(InvalidInput);
    }
    await changeStaffAccount(db, demo.id, { disabled: true }, ada);
  });

  it('that are disabled lose all sessions and devices, even once enabled again, but no others do', async () => {
    const { db, ada, ben } = await open();
    const tokens = [
      await beginSession(db, ben, 60_000, { browser: 'Firefox', system: 'Mac' }),
      await beginSession(db, ben, 60_000),
    ];
    const others = await beginSession(db, ada, 60_000);
    for (const account of [ada, ben]) await rememberDevice(db, account);
    await changeStaffAccount(db, ben, { disabled: true }, ada);
    await changeStaffAccount(db, ben, { disabled: false }, ada);
    for (const token of tokens) expect(await findSession(db, token, true)).toBeNull();
    expect(await findSession(db, others, true)).toMatchObject({ id: ada });
    expect(await db.selectFrom('device').select('account_id').execute()).toEqual([{ account_id: ada }]);
  });

  it('show their last use, and the time at which they were first disabled', async () => {
    const { db, ada, ben } = await open();
    await beginSession(db, ben, 60_000);
    expect((await listStaffAccounts(db)).map(({ seenAt }) => seenAt)).toEqual([null, expect.stringMatching(/^\d{4}/)]);
    await changeStaffAccount(db, ben, { disabled: true }, ada);
    const [before] = (await listAccounts(db)).filter(({ id }) => id === ben);
    await changeStaffAccount(db, ben, { disabled: true }, ada);
    expect((await listAccounts(db)).filter(({ id }) => id === ben)).toEqual([before]);
    expect(before?.disabled_at).not.toBeNull();
  });

  it('show no last use once all sessions have expired', async () => {
    const { db, ben } = await open();
    await beginSession(db, ben, 0);
    expect((await listStaffAccounts(db)).map(({ seenAt }) => seenAt)).toEqual([null, null]);
  });

  it('log what was changed by whom, and nothing for unchanged values', async () => {
    const { db, ada, ben } = await open();
    await changeStaffAccount(db, ben, { role: 'owner', disabled: false }, ada);
    await changeStaffAccount(db, ben, { role: 'staff' }, ada);
    await changeStaffAccount(db, ben, { disabled: true }, ada);
    await changeStaffAccount(db, ben, { disabled: false }, ada);
    const written = await db
      .selectFrom('activity')
      .select(['kind', 'detail', 'entity_id', 'account_id'])
      .where('account_id', 'is not', null)
      .execute();
    const of = { entity_id: ben, account_id: ada };
    expect(written).toHaveLength(3);
    expect(written).toEqual(
      expect.arrayContaining([
        { ...of, kind: 'role', detail: JSON.stringify({ from: 'owner', to: 'staff' }) },
        { ...of, kind: 'disabled', detail: '{}' },
        { ...of, kind: 'enabled', detail: '{}' },
      ]),
    );
  });

  it('that are invited cannot sign in before a password was chosen', async () => {
    const { db, ada } = await open();
    await inviteAccount(db, { name: 'Eva', email: 'EVA@example.com', role: 'staff' }, null, ada);
    expect(await checkPassword(db, 'eva@example.com', '', true)).toBeNull();
    expect(await checkPassword(db, 'eva@example.com', password, true)).toBeNull();
    const eva = (await listStaffAccounts(db)).find(({ name }) => name === 'Eva');
    expect(eva).toMatchObject({ email: 'eva@example.com', state: 'invited' });
    await setPassword(db, String(eva?.id), 'no hash');
    expect((await listStaffAccounts(db)).find(({ name }) => name === 'Eva')?.state).toBe('active');
  });
});
