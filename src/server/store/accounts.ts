import { hash, verify } from '@node-rs/argon2';
import type { Person, Session } from '#domain/session.ts';
import { foldEmail } from '#domain/texts.ts';
import type { Db } from './database.ts';
import { newId } from './newId.ts';
import type { AccountTable } from './tables.ts';

/** Cost of a password's hash: OWASP's recommendation for argon2id (19 MiB, two passes, one lane). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Shortest password that staff may choose, in characters. */
export const shortestPassword = 10;

/** A hash that no password has: an unknown address takes as long as a wrong password. */
const nobody = await hash(newId(), cost);

/** An account as commands list it. */
export type Account = Pick<AccountTable, 'id' | 'name' | 'email' | 'disabled_at' | 'created_at'>;

/** Adds an account. @throws what `isUnique` knows where the address has one. */
export async function addAccount(db: Db, { name, email, password }: { name: string; email: string; password: string }) {
  const account = { id: newId(), name, email, isDemo: false };
  await insertAccount(db, account, await hash(password, cost));
}

/** Adds those who work there in the sample data, each with the same id as in the demo. @param demo the one with a password. */
export async function addSamplePeople(db: Db, people: readonly Session[], demo: { email: string; password: string }) {
  for (const person of people) {
    const isDemo = person.email === demo.email;
    await insertAccount(db, { ...person, isDemo: true }, isDemo ? await hash(demo.password, cost) : nobody);
  }
}

async function insertAccount(db: Db, { id, name, email, isDemo }: Session & { isDemo: boolean }, passwordHash: string) {
  await db
    .insertInto('account')
    .values({
      id,
      name,
      email: foldEmail(email),
      password_hash: passwordHash,
      is_demo: isDemo ? 1 : 0,
      disabled_at: null,
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** @returns all accounts, the oldest first. */
export const listAccounts = (db: Db): Promise<Account[]> =>
  db.selectFrom('account').select(['id', 'name', 'email', 'disabled_at', 'created_at']).orderBy('created_at').execute();

/** @returns everybody whose account is not disabled, by name. */
export const listPeople = (db: Db): Promise<Person[]> =>
  db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Disables an account and ends its sessions. @returns whether there is such an account. */
export function disableAccount(db: Db, email: string): Promise<boolean> {
  return changeAccount(db, email, { disabled_at: new Date().toISOString() });
}

/** Gives an account a new password, lets it in again and ends its sessions. @returns whether there is such an account. */
export async function resetPassword(db: Db, email: string, password: string): Promise<boolean> {
  return changeAccount(db, email, { password_hash: await hash(password, cost), disabled_at: null, is_demo: 0 });
}

async function changeAccount(db: Db, email: string, change: Partial<AccountTable>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where('email', '=', foldEmail(email))
      .executeTakeFirst();
    if (!account) return false;
    await trx.updateTable('account').set(change).where('id', '=', account.id).execute();
    await trx.deleteFrom('session').where('account_id', '=', account.id).execute();
    await trx.deleteFrom('device').where('account_id', '=', account.id).execute();
    return true;
  });
}

/** @returns the account of this address and password, if it may come in. @param demoToo whether the demo account may. */
export async function checkPassword(
  db: Db,
  email: string,
  password: string,
  demoToo: boolean,
): Promise<AccountTable | null> {
  const account = await db.selectFrom('account').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst();
  const right = await verify(account?.password_hash ?? nobody, password);
  return account && right && maySignIn(account, demoToo) ? account : null;
}

/** @returns whether an account may come in at all. */
export const maySignIn = (account: Pick<AccountTable, 'disabled_at' | 'is_demo'>, demoToo: boolean): boolean =>
  account.disabled_at === null && (demoToo || account.is_demo === 0);

/** @returns whether the demo account is there, with the password that everybody knows. */
export async function demoAccountWorks(db: Db, email: string): Promise<boolean> {
  const account = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
  // Whoever gives it another password makes it an account like any other.
  return account !== undefined && account.is_demo === 1 && account.disabled_at === null;
}
