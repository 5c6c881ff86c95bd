import type { Session } from '#domain/session.ts';
import { maySignIn } from './accounts.ts';
import type { Db } from './database.ts';
import { hashOf, newToken } from './tokens.ts';

const hour = 60 * 60 * 1000;

/** How long a session lives, in ms: a working day, or thirty days where it is to be remembered. */
export const sessionLifetime = { day: 12 * hour, remembered: 30 * 24 * hour };

/** Begins a session. @param lifetime in ms. @returns the token that stands for it; only its hash is kept. */
export async function beginSession(db: Db, accountId: string, lifetime: number): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await db.deleteFrom('session').where('expires_at', '<=', new Date(now).toISOString()).execute();
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + lifetime).toISOString(),
      device: '',
      seen_at: new Date(now).toISOString(),
    })
    .execute();
  return token;
}

/** Who is signed in, as the server knows them. */
export interface StaffSession extends Session {
  /** Whether it is the account whose password everybody knows. */
  isDemo: boolean;
}

/** @returns whose session a token stands for, or null. */
export async function findSession(db: Db, token: string, demoToo: boolean): Promise<StaffSession | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.name', 'email', 'role', 'disabled_at', 'is_demo'])
    .where('session.token_hash', '=', hashOf(token))
    .where('session.expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!found || !maySignIn(found, demoToo)) return null;
  const { id, name, email, role, is_demo } = found;
  return { id, name, email, role, isDemo: is_demo === 1 };
}

/** Ends the session that a token stands for. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute();
}

/** Ends all sessions of an account. */
export async function endSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute();
}
