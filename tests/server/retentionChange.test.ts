import type { KyselyPlugin } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDashboard } from '#server/store/dashboard.ts';
import type { Db } from '#server/store/database.ts';
import { eraseExpired, readRetention, setRetention } from '#server/store/retention.ts';
import { addEva, engines, openStore } from './engines.ts';
import { freshPostgres, testPostgres, waitForLock } from './freshPostgres.ts';
import { night, openOldLeads } from './oldLeads.ts';

afterEach(() => void vi.useRealTimers());

/** Does something as soon as a query has read a row whose value contains a text. */
const afterReading = (text: string, then: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    if (result.rows.some(({ value }) => String(value).includes(text))) then();
    return result;
  },
});

describe.each(engines)('During the nightly erasure on $engine leads', ({ where }) => {
  const open = () => openOldLeads(where);
  const count = async (db: Db) => (await db.selectFrom('lead').select('id').execute()).length;
  /** Sets a retention period as the server does, in one transaction. */
  const setPeriod = (db: Db, months: number, expected: number) =>
    db.transaction().execute((trx) => setRetention(trx, months, expected, 'eva'));
  /** Does something when the first lead has been erased: after the second transaction of the next night. */
  const afterFirst = (db: Db, change: () => Promise<void>) => {
    const transaction = db.transaction.bind(db);
    const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(transaction);
    spy.mockImplementationOnce(() => {
      const begun = transaction();
      const execute = begun.execute.bind(begun);
      begun.execute = async (work) => {
        const result = await execute(work);
        await change();
        return result;
      };
      return begun;
    });
  };

  it('are kept if they are changed while others are being erased', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    // Not the last one, so that others are still to be erased when its turn comes.
    const [, changed] = await db.selectFrom('lead').select('id').orderBy('id', 'desc').limit(2).execute();
    const id = String(changed?.id);
    afterFirst(db, async () => {
      await db.updateTable('lead').set({ updated_at: new Date().toISOString() }).where('id', '=', id).execute();
    });
    expect(await night(db, 8)).toBe(17);
    expect((await db.selectFrom('lead').select('id').execute()).map((lead) => lead.id)).toContain(id);
  });

  it('are kept if the retention period is removed while others are being erased', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    afterFirst(db, () => setPeriod(db, 0, 12));
    expect(await night(db, 8)).toBe(1);
    expect(await count(db)).toBe(19);
    expect((await readDashboard(db, 'owner')).leadsToErase).toBe(0);
  });

  it('are kept for the period that is set at the moment when they are announced again', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    await night(db, 1);
    let set: Promise<void> | undefined;
    const atNight = db.withPlugin(
      afterReading('"months"', () => {
        set ??= setPeriod(db, 120, 12);
      }),
    );
    expect(await night(atNight, 20)).toBe(0);
    await set;
    expect(await readRetention(db)).toMatchObject({ months: 120, due: 0 });
    expect((await readDashboard(db, 'owner')).leadsToErase).toBe(0);
  });
});

describe.runIf(testPostgres)('The nightly erasure on PostgreSQL', () => {
  it.each([
    ['another period', 12],
    ['the first period', 0],
  ])('keeps %s that is stored in the same moment, after more than a week without a run', async (_what, before) => {
    const db = await openStore(async () => (await freshPostgres('migrated')).url, 'sample');
    await addEva(db);
    if (before > 0) await setRetention(db, before, 0, 'eva');
    await eraseExpired(db, '2027-01-10');
    let night: Promise<number> | undefined;
    await db.transaction().execute(async (trx) => {
      await setRetention(trx, 6, before, 'eva');
      night = eraseExpired(db, '2027-02-10');
      // Only a stored period can be waited for.
      if (before > 0) await waitForLock(db);
      else await night;
    });
    expect(await night).toBe(0);
    const { months, due } = await readRetention(db);
    expect(months).toBe(6);
    expect((await readDashboard(db, 'owner')).leadsToErase).toBe(due);
  });
});
