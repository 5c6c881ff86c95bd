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

/** @throws TooManyAttempts where one of the doors is closed. */
export async function checkDoors(db: Db, doors: readonly Door[]): Promise<void> {
  const now = Date.now();
  const rows = await db.selectFrom('attempt').selectAll().where('door', 'in', doors.map(keyOf)).execute();
  for (const door of doors) {
    const row = rows.find((candidate) => candidate.door === keyOf(door));
    const left = row ? Date.parse(row.until) - now : 0;
    if (row && left > 0 && row.failures >= door.failures) throw new TooManyAttempts(Math.ceil(left / 1000));
  }
}

/** Counts a failure at each door; a window that is over begins anew. */
export async function countFailure(db: Db, doors: readonly Door[]): Promise<void> {
  const now = new Date().toISOString();
  await db.deleteFrom('attempt').where('until', '<=', now).execute();
  for (const door of doors) {
    await db
      .insertInto('attempt')
      .values({ door: keyOf(door), failures: 1, until: new Date(Date.now() + door.within).toISOString() })
      .onConflict((conflict) => conflict.column('door').doUpdateSet({ failures: sql`attempt.failures + 1` }))
      .execute();
  }
}

/** Forgets the failures at a door. */
export async function forgetFailures(db: Db, door: Door): Promise<void> {
  await db.deleteFrom('attempt').where('door', '=', keyOf(door)).execute();
}
