import { language } from '#content/language.ts';
import type { SignedInDevice } from '#domain/account.ts';
import type { Device } from '#domain/deviceName.ts';
import { hour, minute } from '#domain/durations.ts';
import type { Session } from '#domain/session.ts';
import { maySignIn } from './accounts.ts';
import type { Db } from './database.ts';
import { hashOf, isValid, newToken } from './tokens.ts';

/** Minimum interval between updates of a session's last use, in ms. */
const lastUseInterval = minute;

/** Lifetimes of sessions, in ms: twelve hours, or thirty days for remembered ones. */
export const sessionLifetime = { day: 12 * hour, remembered: 30 * 24 * hour };

const noDevice: Device = { browser: '', system: '' };

/**
 * Begins a session, and stores the language of the sign-in with the account.
 * @param lifetime in ms.
 * @param device the browser and system.
 * @returns the session's token; only its hash is stored.
 */
export async function beginSession(
  db: Db,
  accountId: string,
  lifetime: number,
  device: Device = noDevice,
): Promise<string> {
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
      device: device.browser,
      system: device.system,
      seen_at: new Date(now).toISOString(),
    })
    .execute();
  await db.updateTable('account').set({ language: language.tag }).where('id', '=', accountId).execute();
  return token;
}

/** A session with data that only the server needs. */
export interface StaffSession extends Session {
  /** Whether this is the demo account, whose password is public. */
  isDemo: boolean;
}

/** @returns the session of a token, or null. @param demoAllowed whether it may be one of the demo account. */
export async function findSession(db: Db, token: string, demoAllowed: boolean): Promise<StaffSession | null> {
  const row = await db
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
    .where(isValid('session'))
    .executeTakeFirst();
  if (!row || !maySignIn(row, demoAllowed)) return null;
  await recordUse(db, row.token_hash, row.seen_at);
  const { id, name, email, role, picture, is_demo } = row;
  return { id, name, email, role, picture, isDemo: is_demo === 1 };
}

/**
 * Updates a session's last use, at most once a minute. Errors are ignored, so that reading works while the database is
 * read-only.
 */
async function recordUse(db: Db, token_hash: string, seenAt: string): Promise<void> {
  const now = Date.now();
  if (seenAt > new Date(now - lastUseInterval).toISOString()) return;
  await db
    .updateTable('session')
    .set({ seen_at: new Date(now).toISOString() })
    .where('token_hash', '=', token_hash)
    .execute()
    .catch(() => undefined);
}

/** @param token of the current session. @returns the sessions of an account: the current one, then by last use. */
export async function listSessions(db: Db, accountId: string, token: string): Promise<SignedInDevice[]> {
  const own = hashOf(token);
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'device', 'system', 'created_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .where(isValid('session'))
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const sessions = rows.map(({ token_hash, device, system, created_at, seen_at }) => ({
    // The hash identifies a session to its owner, but cannot be used to sign in.
    id: token_hash,
    browser: device,
    system,
    createdAt: created_at,
    seenAt: seen_at,
    current: token_hash === own,
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one of an account's sessions. @param id as listed. */
export async function endSessionOf(db: Db, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '=', id).execute();
}

/** Ends all sessions of an account except that of a token. */
export async function endOtherSessions(db: Db, accountId: string, token: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '!=', hashOf(token)).execute();
}

/** @returns the remaining time of a session, in ms, and whether its cookie outlives the browser session. */
export async function remainingSession(db: Db, token: string): Promise<{ remainingMs: number; remembered: boolean }> {
  const { created_at, expires_at } = await db
    .selectFrom('session')
    .select(['created_at', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  const end = Date.parse(expires_at);
  return { remainingMs: end - Date.now(), remembered: end - Date.parse(created_at) > sessionLifetime.day };
}

/** Ends the session of a token. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute();
}

/** Ends all sessions of an account. */
export async function endSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute();
}
