import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { TooManyAttempts } from '#backend/errors.ts';
import type { Db } from './database.ts';
import { hashOf } from './tokens.ts';

/** Hits against a limit within a time window. Deleted after the window has ended. */
export interface RateLimitTable {
  /** SHA-256 of the limit's name, hex. */
  key: string;
  hits: number;
  /** End of the window. */
  until: string;
}

/** A maximum of hits within a time window, counted in the database for all processes together. */
export interface RateLimit {
  /** Name of the limited subject, e.g. `sign-in address 192.0.2.1`; stored as a hash only. */
  key: string;
  hits: number;
  /** Length of the window, in ms; the window begins with the first hit. */
  within: number;
}

/** A number of hits, and the end of their window, in ms since 1970. */
export interface Count {
  hits: number;
  until: number;
}

/**
 * @returns the latest end of a window that is kept: another process may have begun it a little later, or with a clock
 * that is ahead.
 */
const furthestEnd = (now: number, within: number): string => new Date(now + 2 * within).toISOString();

/**
 * Adds hits to counters in one statement, without checking limits. Expired windows start again.
 * @param addedHits the hits to add, by key.
 * @param within length of the window, in ms.
 * @returns the updated counters, by key.
 */
export async function countHits(
  db: Db,
  addedHits: ReadonlyMap<string, number>,
  within: number,
): Promise<Map<string, Count>> {
  if (addedHits.size === 0) return new Map();
  const now = Date.now();
  const until = new Date(now + within).toISOString();
  const names = new Map([...addedHits.keys()].map((key) => [hashOf(key), key]));
  // Sorted, so that two processes with the same keys cannot deadlock.
  const rows = [...names.keys()]
    .toSorted()
    .map((key) => ({ key, hits: addedHits.get(names.get(key) ?? '') ?? 0, until }));
  const over = sql<boolean>`rate_limit.until <= ${new Date(now).toISOString()} or rate_limit.until > ${furthestEnd(now, within)}`;
  const counters = await db
    .insertInto('rate_limit')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${over} then excluded.hits else rate_limit.hits + excluded.hits end`,
        until: sql`case when ${over} then excluded.until else rate_limit.until end`,
      }),
    )
    .returning(['key', 'hits', 'until'])
    .execute();
  return new Map(
    counters.map(({ key, hits, until: end }) => [names.get(key) ?? '', { hits: Number(hits), until: Date.parse(end) }]),
  );
}

/**
 * Finds counters that have reached their limit. A refused attempt then costs a read and no write, which would have to
 * wait for the disk.
 * @returns the ends of their windows, in ms since 1970, by key.
 */
export async function findReachedLimits(
  db: Db,
  keys: readonly string[],
  { hits, within }: Pick<RateLimit, 'hits' | 'within'>,
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const now = Date.now();
  const names = new Map(keys.map((key) => [hashOf(key), key]));
  const reached = await db
    .selectFrom('rate_limit')
    .select(['key', 'until'])
    .where('key', 'in', [...names.keys()])
    .where('hits', '>=', hits)
    .where('until', '>', new Date(now).toISOString())
    .where('until', '<=', furthestEnd(now, within))
    .execute();
  return new Map(reached.map(({ key, until }) => [names.get(key) ?? '', Date.parse(until)]));
}

/**
 * Counts an attempt before it is processed, so that concurrent attempts cannot exceed the limit. Refused attempts are
 * not counted, unless they arrive together with the last accepted one.
 * @throws TooManyAttempts if the limit is exceeded.
 */
export async function checkRateLimit(db: Db, limit: RateLimit): Promise<void> {
  const reached = (await findReachedLimits(db, [limit.key], limit)).get(limit.key);
  if (reached) throw new TooManyAttempts(secondsUntil(reached));
  const count = (await countHits(db, new Map([[limit.key, 1]]), limit.within)).get(limit.key);
  if (count && count.hits > limit.hits) throw new TooManyAttempts(secondsUntil(count.until));
}

/** @param time in ms since 1970. @returns seconds from now, at least 1. */
export const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - Date.now()) / 1000));

/** Subtracts a hit that turned out not to count against the limit. */
export async function uncountHit(db: Db, { key }: Pick<RateLimit, 'key'>): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', hashOf(key))
    .where('hits', '>', 0)
    .execute();
}

/** Deletes the counters whose window has ended. */
export async function cleanRateLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limit').where('until', '<=', new Date().toISOString()).execute();
}

/**
 * @param ip e.g. `192.0.2.1` or `2001:db8::1`.
 * @returns the key by which one visitor's connection is limited: for IPv6 the first 64 bits, because visitors can
 * choose the others (RFC 6177).
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
