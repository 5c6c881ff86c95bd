import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { TooManyAttempts } from '#backend/errors.ts';
import type { Db } from './database.ts';

/** How often something may be done within a window of time; counted in the database, for all processes together. */
export interface RateLimit {
  /** What is limited, e.g. `sign-in address 192.0.2.1`; kept as a hash only. */
  key: string;
  hits: number;
  /** Length of the window, in ms; it begins with the first hit. */
  within: number;
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Adds to a count, and leaves it to the caller to judge. A window that is over begins anew.
 * @returns the count with this hit, and when the window is over, in ms since 1970.
 */
export async function countHits(db: Db, { key, within }: Pick<RateLimit, 'key' | 'within'>, added: number) {
  const now = Date.now();
  const fresh = { hits: added, until: new Date(now + within).toISOString() };
  const over = sql<boolean>`rate_limit.until <= ${new Date(now).toISOString()} or rate_limit.until > ${fresh.until}`;
  const { hits, until } = await db
    .insertInto('rate_limit')
    .values({ key: hashOf(key), ...fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${over} then ${added} else rate_limit.hits + ${added} end`,
        until: sql`case when ${over} then ${fresh.until} else rate_limit.until end`,
      }),
    )
    .returning(['hits', 'until'])
    .executeTakeFirstOrThrow();
  return { hits: Number(hits), until: Date.parse(until) };
}

/**
 * Counts an attempt before it is looked at: of many at once, no more than the limit come through.
 * @throws TooManyAttempts where the limit is reached.
 */
export async function checkRateLimit(db: Db, limit: RateLimit): Promise<void> {
  const { hits, until } = await countHits(db, limit, 1);
  if (hits > limit.hits) throw new TooManyAttempts(secondsUntil(until));
}

/** @param time in ms since 1970. @returns seconds from now, one at least. */
export const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - Date.now()) / 1000));

/** Takes an attempt back that was none of those that are limited. */
export async function uncountHit(db: Db, { key }: Pick<RateLimit, 'key'>): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', hashOf(key))
    .where('hits', '>', 0)
    .execute();
}

/** Deletes the counts whose window is over. */
export async function cleanRateLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limit').where('until', '<=', new Date().toISOString()).execute();
}

/**
 * @param ip e.g. `192.0.2.1` or `2001:db8::1`.
 * @returns what one visitor's connection is known by: of IPv6 the first 64 bits, for the rest of them is the visitor's
 * to choose (RFC 6177).
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv6)
    return `${address.parts
      .slice(0, 4)
      .map((part) => part.toString(16))
      .join(':')}::/64`;
  return address.toString();
}
