import { language } from '#content/language.ts';
import type { SignedInDevice } from '#domain/account.ts';
import type { Session } from '#domain/session.ts';
import { maySignIn } from './accounts.ts';
import type { Db } from './database.ts';
import { hashOf, newToken } from './tokens.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** How long the note of a session's last use stands, in ms. */
const useNoted = minute;

/** How long a session lives, in ms: a working day, or thirty days where it is to be remembered. */
export const sessionLifetime = { day: 12 * hour, remembered: 30 * 24 * hour };

/**
 * Begins a session, in the language in which somebody signs in. @param lifetime in ms. @param device what it is begun with, in words.
 * @returns the token that stands for it; only its hash is kept.
 */
export async function beginSession(db: Db, accountId: string, lifetime: number, device = ''): Promise<string> {
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
      device,
      seen_at: new Date(now).toISOString(),
    })
    .execute();
  await db.updateTable('account').set({ language: language.tag }).where('id', '=', accountId).execute();
  return token;
}

/** A session with the facts that only the server needs. */
export interface StaffSession extends Session {
  /** Whether this is the demo account, whose password everybody knows. */
  isDemo: boolean;
}

/** @returns whose session a token stands for, or null. */
export async function findSession(db: Db, token: string, demoToo: boolean): Promise<StaffSession | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.id',
      'account.name',
      'email',
      'role',
      'picture',
      'disabled_at',
      'is_demo',
      'token_hash',
      'seen_at',
    ])
    .where('session.token_hash', '=', hashOf(token))
    .where('session.expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!found || !maySignIn(found, demoToo)) return null;
  await noteUse(db, found.token_hash, found.seen_at);
  const { id, name, email, role, picture, is_demo } = found;
  return { id, name, email, role, picture, isDemo: is_demo === 1 };
}

/** Notes when a session is used, once a minute at most. What only reads goes on where nothing can be written. */
async function noteUse(db: Db, token_hash: string, seenAt: string): Promise<void> {
  const now = Date.now();
  if (seenAt > new Date(now - useNoted).toISOString()) return;
  await db
    .updateTable('session')
    .set({ seen_at: new Date(now).toISOString() })
    .where('token_hash', '=', token_hash)
    .execute()
    .catch(() => undefined);
}

/** @param token of the session that asks. @returns where an account is signed in: there, then what was used last. */
export async function listSessions(db: Db, accountId: string, token: string): Promise<SignedInDevice[]> {
  const own = hashOf(token);
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'device', 'created_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const listed = rows.map(({ token_hash, device, created_at, seen_at }) => ({
    // The hash names a session to its owner, and opens nothing.
    id: token_hash,
    device,
    createdAt: created_at,
    seenAt: seen_at,
    current: token_hash === own,
  }));
  return listed.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one of an account's sessions. @param id as they are listed. */
export async function endSessionOf(db: Db, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '=', id).execute();
}

/** Ends all sessions of an account but the one that a token stands for. */
export async function endOtherSessions(db: Db, accountId: string, token: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '!=', hashOf(token)).execute();
}

/** @returns how long the session of a token still lasts, in ms, and whether it is one that outlives the browser. */
export async function sessionLeft(db: Db, token: string): Promise<{ left: number; remembered: boolean }> {
  const { created_at, expires_at } = await db
    .selectFrom('session')
    .select(['created_at', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  const end = Date.parse(expires_at);
  return { left: end - Date.now(), remembered: end - Date.parse(created_at) > sessionLifetime.day };
}

/** Ends the session that a token stands for. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute();
}

/** Ends all sessions of an account. */
export async function endSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute();
}
