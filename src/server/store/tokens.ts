import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { minute } from '#domain/durations.ts';

/** @returns an unguessable token with 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** @returns the SHA-256 of a secret, hex, to be stored instead of the secret itself. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How far the clock of another process may be ahead of this one's, in ms. */
const maxProcessClockAhead = 5 * minute;

const iso = (time: number) => new Date(time).toISOString();

/** @returns the latest end of what is valid for `lifetime`, in ms since 1970; see {@link isValid}. @param now in ms since 1970. */
export const latestEnd = (now: number, lifetime: number): number => now + maxProcessClockAhead + lifetime;

/**
 * @param table with the hashes of tokens. @returns the condition for a row that is valid now. One that was created in the
 * future is not: it was while the system clock was ahead, and would be valid for all that time.
 */
export function isValid(table: 'session' | 'device' | 'account_link' | 'booking_link' | 'review_request') {
  const [created, expires] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.expires_at`)];
  const now = Date.now();
  return sql<boolean>`${expires} > ${iso(now)} and ${created} <= ${iso(latestEnd(now, 0))}`;
}
