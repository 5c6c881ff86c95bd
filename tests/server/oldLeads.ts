import { vi } from 'vitest';
import type { Db } from '#server/store/database.ts';
import { eraseExpired } from '#server/store/retention.ts';
import { addEva, openStore, type Where } from './engines.ts';

const day = 24 * 60 * 60 * 1000;

/** @returns the sample leads with past events, last changed on Jan 1, 2026, except the first two. The time is Jan 10, 2027. */
export async function openOldLeads(where: Where): Promise<Db> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-10T12:00:00Z') });
  const db = await openStore(where, 'sample');
  await addEva(db);
  await db.updateTable('lead').set({ updated_at: '2026-01-01T00:00:00.000Z', event_date: '2025-06-14' }).execute();
  await db.updateTable('lead').set({ updated_at: '2026-06-01T00:00:00.000Z' }).where('id', '=', '1').execute();
  await db.updateTable('lead').set({ event_date: '2027-06-14' }).where('id', '=', '2').execute();
  return db;
}

/** Runs the nightly erasure so many days after Jan 10, 2027. @returns how many leads were erased. */
export function night(db: Db, after: number): Promise<number> {
  const at = Date.parse('2027-01-10T02:00:00Z') + after * day;
  vi.setSystemTime(at);
  return eraseExpired(db, new Date(at).toISOString().slice(0, 10));
}
