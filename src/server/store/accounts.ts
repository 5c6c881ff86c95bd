import { hash, verify } from '@node-rs/argon2';
import { language } from '#content/language.ts';
import { type NewActivity, newActivity } from '#domain/activity.ts';
import type { Person, Role, Session } from '#domain/session.ts';
import { foldEmail } from '#domain/texts.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { lockRow } from './lockRow.ts';
import { newId } from './newId.ts';
import type { AccountTable } from './tables.ts';
import { resetTwoStep } from './twoStep.ts';

/** Cost of a password hash: OWASP's recommendation for argon2id (19 MiB, two passes, one lane). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the hash under which a password is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash that matches no password, so that an unknown address takes as long to check as a wrong password. */
const unmatchableHash = await hashPassword(newId());

/** An account, as commands list it. */
export type Account = Pick<AccountTable, 'id' | 'name' | 'email' | 'role' | 'disabled_at' | 'created_at'>;

/** The columns of an account that determine its permissions. */
type AccountPermissions = Pick<AccountTable, 'role' | 'disabled_at'>;

/** The data of a new account. */
interface NewAccount {
  name: string;
  email: string;
  password: string;
  role?: Role;
}

/**
 * Adds an account. The role defaults to staff; if there is no active owner yet, the account becomes one.
 * @returns the account's role.
 * @throws Error for which `isUniqueViolation` returns true if the address already has an account.
 */
export async function addAccount(db: Db, { name, email, password, role = 'staff' }: NewAccount): Promise<Role> {
  const owner = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('is_demo', '=', 0)
    .executeTakeFirst();
  const account = { id: newId(), name, email, role: owner ? role : 'owner', picture: '', isDemo: false } as const;
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await insertAccount(trx, account, passwordHash);
    await recordChanges(trx, account.id, null, [newActivity('created')]);
  });
  return account.role;
}

/** Adds the staff of the sample data, with the same ids as in the demo. @param demo the one that gets a password. */
export async function addSamplePeople(db: Db, people: readonly Session[], demo: { email: string; password: string }) {
  for (const person of people) {
    const isDemo = person.email === demo.email;
    await insertAccount(db, { ...person, isDemo: true }, isDemo ? await hashPassword(demo.password) : unmatchableHash);
  }
}

/** Inserts an account, with its address in lower case. @param passwordHash empty until a password is chosen. */
export async function insertAccount(
  db: Db,
  { id, name, email, role, picture, isDemo }: Session & { isDemo: boolean },
  passwordHash: string,
) {
  await db
    .insertInto('account')
    .values({
      id,
      name,
      email: foldEmail(email),
      password_hash: passwordHash,
      is_demo: isDemo ? 1 : 0,
      role,
      picture,
      language: language.tag,
      disabled_at: null,
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** @returns all accounts, oldest first. */
export const listAccounts = (db: Db): Promise<Account[]> =>
  db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'role', 'disabled_at', 'created_at'])
    .orderBy('created_at')
    .execute();

/** @returns all people whose account is not disabled, by name. */
export const listPeople = (db: Db): Promise<Person[]> =>
  db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** @returns the ids of all active staff, by name, without invited people who have not chosen a password yet. */
export async function listActive(db: Db): Promise<string[]> {
  const accounts = db
    .selectFrom('account')
    .select('id')
    .where('disabled_at', 'is', null)
    .where('password_hash', '<>', '');
  return (await accounts.orderBy('name').orderBy('id').execute()).map(({ id }) => id);
}

/** Disables an account and ends its sessions. @returns whether the account exists. */
export function disableAccount(db: Db, email: string): Promise<boolean> {
  return changeAccount(db, email, { disabled_at: new Date().toISOString() });
}

/** @returns whether this is the password of an account. */
export async function hasPassword(db: Db, id: string, password: string): Promise<boolean> {
  const account = await db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirst();
  return verify(account?.password_hash || unmatchableHash, password);
}

/** Sets the password of an account and revokes all other access. @param trx the transaction of all writes. */
export async function setPassword(trx: Db, id: string, passwordHash: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash: passwordHash, is_demo: 0 }).where('id', '=', id).execute();
  await revokeAccess(trx, id);
}

/**
 * Revokes all access to an account that needs no password: sessions, known devices, links, pending second steps.
 * @param trx the transaction of all writes.
 */
export async function revokeAccess(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('session').where('account_id', '=', id).execute();
  await trx.deleteFrom('device').where('account_id', '=', id).execute();
  await trx.deleteFrom('account_link').where('account_id', '=', id).execute();
  await trx.deleteFrom('first_step').where('account_id', '=', id).execute();
}

/**
 * Locks an account until the end of the transaction, unless its password was changed or it was disabled since it was
 * read: checking a password takes long enough for that.
 * @returns whether it is unchanged.
 */
export async function lockUnchanged(trx: Db, { id, password_hash }: AccountTable): Promise<boolean> {
  await lockRow(trx, 'account', id);
  const unchanged = trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash);
  return (await unchanged.where('disabled_at', 'is', null).executeTakeFirst()) !== undefined;
}

/** Sets the role of an account. @returns whether the account exists. */
export const setRole = (db: Db, email: string, role: Role): Promise<boolean> =>
  withAccount(db, email, async (trx, before) => {
    await trx.updateTable('account').set({ role }).where('id', '=', before.id).execute();
    return changesOf(before, { ...before, role });
  });

/** Sets a new password for an account, enables it and ends its sessions. @returns whether the account exists. */
export async function resetPassword(db: Db, email: string, password: string): Promise<boolean> {
  const change = { password_hash: await hashPassword(password), disabled_at: null, is_demo: 0 };
  return changeAccount(db, email, change, [newActivity('password')]);
}

/** Turns off two-step sign-in for an account. @returns whether the account exists. */
export const disableTwoStep = (db: Db, email: string): Promise<boolean> =>
  withAccount(db, email, async (trx, { id }) => ((await resetTwoStep(trx, id)) ? [newActivity('twoStepOff')] : []));

const changeAccount = (db: Db, email: string, change: Partial<AccountTable>, entries: readonly NewActivity[] = []) =>
  withAccount(db, email, async (trx, before) => {
    await trx.updateTable('account').set(change).where('id', '=', before.id).execute();
    await revokeAccess(trx, before.id);
    return [...changesOf(before, { ...before, ...change }), ...entries];
  });

/**
 * Runs a command's change of the account with this address in a transaction, and logs it without an author.
 * @param change returns the log entries.
 * @returns whether the account exists.
 */
async function withAccount(
  db: Db,
  email: string,
  change: (trx: Db, before: AccountTable) => Promise<NewActivity[]>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('account').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst();
    if (!before) return false;
    await recordChanges(trx, before.id, null, await change(trx, before));
    return true;
  });
}

/** Logs changes to an account. @param by the account that made them; null for a command. */
export const recordChanges = (trx: Db, id: string, by: string | null, entries: readonly NewActivity[]): Promise<void> =>
  addActivities(trx, { entity: 'account', entity_id: id }, by, entries);

/** @returns the log entries for a changed role, or for an account that was disabled or enabled. */
export function changesOf(before: AccountPermissions, after: AccountPermissions): NewActivity[] {
  const [wasDisabled, isDisabled] = [before, after].map(({ disabled_at }) => disabled_at !== null);
  return [
    ...(after.role === before.role ? [] : [{ ...newActivity('role'), from: before.role, to: after.role }]),
    ...(isDisabled === wasDisabled ? [] : [newActivity(isDisabled ? 'disabled' : 'enabled')]),
  ];
}

/**
 * @returns the account with this address and password, if it may sign in.
 * @param demoAllowed whether the demo account may sign in.
 */
export async function checkPassword(
  db: Db,
  email: string,
  password: string,
  demoAllowed: boolean,
): Promise<AccountTable | null> {
  const account = await db.selectFrom('account').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst();
  const right = await verify(account?.password_hash || unmatchableHash, password);
  return account && right && maySignIn(account, demoAllowed) ? account : null;
}

/** @returns the account with this id if it may sign in, or null. @param demoAllowed whether the demo account may sign in. */
export async function findAccount(db: Db, id: string, demoAllowed: boolean): Promise<AccountTable | null> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  return account && maySignIn(account, demoAllowed) ? account : null;
}

/** @returns whether an account may sign in at all. */
export const maySignIn = (account: Pick<AccountTable, 'disabled_at' | 'is_demo'>, demoAllowed: boolean): boolean =>
  account.disabled_at === null && (demoAllowed || account.is_demo === 0);

/** @returns whether the demo account exists with its public password; a changed one makes it a regular account. */
export async function demoAccountWorks(db: Db, email: string): Promise<boolean> {
  const account = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
  return account !== undefined && account.is_demo === 1 && account.disabled_at === null;
}
