import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoAccount, demoPeople } from '#sample/account.ts';
import {
  addAccount,
  addSamplePeople,
  checkPassword,
  demoAccountWorks,
  disableAccount,
  disableTwoStep,
  listAccounts,
  listPeople,
  resetPassword,
  setRole,
} from '#server/store/accounts.ts';
import type { Db } from '#server/store/database.ts';
import { deviceLifetime, findDevice, rememberDevice } from '#server/store/devices.ts';
import { beginSession, endSession, findSession } from '#server/store/sessions.ts';
import { engines, openStore } from './engines.ts';

afterEach(() => void vi.useRealTimers());

const password = 'correct horse';

/** Adds an account. @returns its id. */
async function add(db: Db, name: string, isDemo = false): Promise<string> {
  const email = `${name}@example.com`;
  if (isDemo) await addSamplePeople(db, [{ id: name, name, email, role: 'staff', picture: '' }], { email, password });
  else await addAccount(db, { name, email, password });
  return String((await checkPassword(db, email, password, true))?.id);
}

describe.each(engines)('Accounts on $engine', ({ where }) => {
  const open = () => openStore(where);

  it('are listed for the command line, the oldest first', async () => {
    const db = await open();
    const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2027-06-${day}T12:00:00Z`) });
    on('02');
    const younger = await add(db, 'ada');
    on('01');
    const older = await add(db, 'eva');
    await disableAccount(db, 'ada@example.com');
    expect(await listAccounts(db)).toEqual([
      {
        id: older,
        name: 'eva',
        email: 'eva@example.com',
        role: 'staff',
        disabled_at: null,
        created_at: '2027-06-01T12:00:00.000Z',
      },
      {
        id: younger,
        name: 'ada',
        email: 'ada@example.com',
        role: 'owner',
        disabled_at: '2027-06-01T12:00:00.000Z',
        created_at: '2027-06-02T12:00:00.000Z',
      },
    ]);
  });

  it('get the role staff by default, or owner if there is no active owner besides the demo account', async () => {
    const db = await open();
    await addSamplePeople(db, demoPeople, demoAccount);
    const roleOf = (email: string, role?: 'owner') => addAccount(db, { name: email, email, password, role });
    expect(await roleOf('eva@example.com')).toBe('owner');
    expect(await roleOf('ada@example.com')).toBe('staff');
    expect(await roleOf('ben@example.com', 'owner')).toBe('owner');
    await disableAccount(db, 'eva@example.com');
    expect(await setRole(db, ' BEN@example.com', 'staff')).toBe(true);
    expect(await setRole(db, 'nobody@example.com', 'staff')).toBe(false);
    expect(await roleOf('cleo@example.com')).toBe('owner');
  });

  it('log each change made on the command line, without an author', async () => {
    const db = await open();
    const id = await add(db, 'eva');
    await setRole(db, 'eva@example.com', 'owner');
    await setRole(db, 'eva@example.com', 'staff');
    await disableAccount(db, 'eva@example.com');
    await disableAccount(db, 'eva@example.com');
    await resetPassword(db, 'eva@example.com', 'another horse');
    await disableTwoStep(db, 'eva@example.com');
    await db.insertInto('authenticator').values({ account_id: id, secret: 'S', begun: null, last_code: 0 }).execute();
    await disableTwoStep(db, 'eva@example.com');
    const entries = await db
      .selectFrom('activity')
      .select(['entity', 'entity_id', 'kind', 'account_id', 'detail'])
      .execute();
    const entry = { entity: 'account', entity_id: id, account_id: null, detail: '{}' };
    const role = JSON.stringify({ from: 'owner', to: 'staff' });
    expect(entries.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))).toEqual([
      { ...entry, kind: 'created' },
      { ...entry, kind: 'disabled' },
      { ...entry, kind: 'enabled' },
      { ...entry, kind: 'password' },
      { ...entry, kind: 'role', detail: role },
      { ...entry, kind: 'twoStepOff' },
    ]);
  });

  it('accept the password of the demo account only if it is allowed, and none of an unknown account', async () => {
    const db = await open();
    await add(db, 'eva');
    await add(db, 'demo', true);
    const enters = async (email: string, demoAllowed: boolean) =>
      (await checkPassword(db, email, password, demoAllowed)) !== null;
    expect(await enters('nobody@example.com', true)).toBe(false);
    expect([await enters('eva@example.com', false), await enters('eva@example.com', true)]).toEqual([true, true]);
    expect([await enters('demo@example.com', false), await enters('demo@example.com', true)]).toEqual([false, true]);
  });

  it('offer the demo account only while it is enabled and has its original password', async () => {
    const db = await open();
    await add(db, 'eva');
    for (const name of ['demo', 'another']) await add(db, name, true);
    const works = (name: string) => demoAccountWorks(db, `${name}@example.com`);
    expect([await works('demo'), await works('eva'), await works('nobody')]).toEqual([true, false, false]);
    await disableAccount(db, 'demo@example.com');
    await resetPassword(db, 'another@example.com', 'another horse');
    expect([await works('demo'), await works('another')]).toEqual([false, false]);
  });

  it('end one session by its token and no other', async () => {
    const db = await open();
    const eva = await add(db, 'eva');
    const [one, other] = [await beginSession(db, eva, 60_000), await beginSession(db, eva, 60_000)];
    await endSession(db, one);
    expect(await findSession(db, one, true)).toBeNull();
    expect(await findSession(db, other, true)).toEqual({
      id: eva,
      name: 'eva',
      email: 'eva@example.com',
      picture: '',
      role: 'owner',
      isDemo: false,
    });
  });

  it('are known on a device for half a year after a sign-in', async () => {
    const db = await open();
    const [eva, ada] = [await add(db, 'eva'), await add(db, 'ada')];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T12:00:00Z') });
    const token = await rememberDevice(db, eva);
    const known = await findDevice(db, token, ' EVA@example.com');
    expect(known).not.toBeNull();
    expect(known).not.toBe(token);
    expect(await findDevice(db, await rememberDevice(db, eva), 'eva@example.com')).not.toBe(known);
    expect(await findDevice(db, token, 'ada@example.com')).toBeNull();
    expect(await findDevice(db, `${token}x`, 'eva@example.com')).toBeNull();
    expect(await findDevice(db, '', 'eva@example.com')).toBeNull();
    vi.setSystemTime(Date.now() + deviceLifetime - 1000);
    expect(await findDevice(db, token, 'eva@example.com')).toBe(known);
    vi.setSystemTime(Date.now() + 1000);
    expect(await findDevice(db, token, 'eva@example.com')).toBeNull();
    // Expired ones are deleted with the next sign-in.
    await rememberDevice(db, ada);
    expect(await db.selectFrom('device').select('account_id').execute()).toEqual([{ account_id: ada }]);
  });

  it('of the sample data cannot sign in, except for the demo account', async () => {
    const db = await open();
    await addSamplePeople(db, demoPeople, demoAccount);
    const people = await listAccounts(db);
    expect(people.map(({ id }) => id).toSorted()).toEqual(demoPeople.map(({ id }) => id));
    const enters = await Promise.all(people.map(({ email }) => checkPassword(db, email, demoAccount.password, true)));
    expect(enters.flatMap((account) => account?.email ?? [])).toEqual([demoAccount.email]);
    for (const { email } of people) {
      if (email !== demoAccount.email) expect(await checkPassword(db, email, '', true)).toBeNull();
    }
  });

  it('are listed by name without disabled ones', async () => {
    const db = await open();
    for (const name of ['eva', 'ada', 'ben']) await add(db, name);
    await disableAccount(db, 'ben@example.com');
    expect((await listPeople(db)).map(({ name }) => name)).toEqual(['ada', 'eva']);
  });
});
