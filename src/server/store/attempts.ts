import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { TooManyAttempts } from '#backend/errors.ts';
import type { Db } from './database.ts';

/** A door that is closed for a while after too many failures: of an account, of a network address. */
export interface Door {
  /** What it leads to; kept as a hash only. */
  name: string;
  failures: number;
  /** In ms. */
  within: number;
}

const keyOf = ({ name }: Door) => createHash('sha256').update(name).digest('hex');

/**
 * Counts an attempt at each door, before it is looked at: of many at once, no more than the limit come through. A window
 * that is over begins anew. @throws TooManyAttempts where one of the doors is closed.
 */
export async function knock(db: Db, doors: readonly Door[]): Promise<void> {
  const now = Date.now();
  await db.deleteFrom('attempt').where('until', '<=', new Date(now).toISOString()).execute();
  for (const door of doors) {
    const { failures, until } = await db
      .insertInto('attempt')
      .values({ door: keyOf(door), failures: 1, until: new Date(now + door.within).toISOString() })
      .onConflict((conflict) => conflict.column('door').doUpdateSet({ failures: sql`attempt.failures + 1` }))
      .returning(['failures', 'until'])
      .executeTakeFirstOrThrow();
    const left = Date.parse(until) - now;
    if (failures > door.failures && left > 0) throw new TooManyAttempts(Math.ceil(left / 1000));
  }
}

/** The attempt at this door was no failure: it does not count. */
export async function forgive(db: Db, door: Door): Promise<void> {
  await db.updateTable('attempt').set({ failures: sql`failures - 1` }).where('door', '=', keyOf(door)).execute();
}

/** Forgets the failures at a door. */
export async function forgetFailures(db: Db, door: Door): Promise<void> {
  await db.deleteFrom('attempt').where('door', '=', keyOf(door)).execute();
}
