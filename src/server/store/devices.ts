import { day } from '#domain/durations.ts';
import { foldEmail } from '#domain/texts.ts';
import type { Db } from './database.ts';
import { hashOf, isValid, newToken } from './tokens.ts';

/** How long a device stays known after its last sign-in, in ms: half a year. */
export const deviceLifetime = 180 * day;

/**
 * Finds a known device of an account.
 * @param token the token in the browser's cookie, or an empty string.
 * @returns the token's hash if the account with this address has signed in on the device; otherwise null.
 */
export async function findDevice(db: Db, token: string, email: string): Promise<string | null> {
  if (token === '') return null;
  const device = await db
    .selectFrom('device')
    .innerJoin('account', 'account.id', 'device.account_id')
    .select('device.token_hash')
    .where('device.token_hash', '=', hashOf(token))
    .where(isValid('device'))
    .where('account.email', '=', foldEmail(email))
    .executeTakeFirst();
  return device?.token_hash ?? null;
}

/** Marks the browser as a known device of an account. @returns the token for its cookie. */
export async function rememberDevice(db: Db, accountId: string): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await db.deleteFrom('device').where('expires_at', '<=', new Date(now).toISOString()).execute();
  await db
    .insertInto('device')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + deviceLifetime).toISOString(),
    })
    .execute();
  return token;
}
