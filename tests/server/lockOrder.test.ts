import { describe, expect, it } from 'vitest';
import type { Db } from '#server/store/database.ts';
import { countHits } from '#server/store/rateLimits.ts';
import { hashOf } from '#server/store/tokens.ts';
import { openStore, store, submission } from './engines.ts';
import { freshPostgres, testPostgres, waitForLock } from './freshPostgres.ts';

const open = () => openStore(async () => (await freshPostgres('migrated')).url);

const enquiryRow = (key: string) => {
  const { enquiry, source } = submission(key);
  return {
    ...source,
    id: key,
    reference: `REFE-${key}`,
    idempotency_key: key,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    event_type: enquiry.eventType,
    event_date: null,
    message: enquiry.message,
    created_at: '2027-06-14T10:00:00.000Z',
  };
};

// The transactions would deadlock if they locked rows in different orders.
describe.runIf(testPostgres)('Two simultaneous writes', () => {
  it('both succeed for the same enquiries in a different order', async () => {
    const db = await open();
    let stored: Promise<string[]> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('enquiry').values(enquiryRow('a')).execute();
      stored = store(db, [submission('b'), submission('a')]);
      await waitForLock(db);
      await trx.insertInto('enquiry').values(enquiryRow('b')).execute();
    });
    expect(await stored).toEqual(['REFE-b', 'REFE-a']);
  });

  it('both succeed for the same rate limit counters in a different order', async () => {
    const db = await open();
    const [first = '', second = ''] = ['one', 'two'].toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
    const hit = (on: Db, ...keys: string[]) => countHits(on, new Map(keys.map((key) => [key, 1])), 60_000);
    let counted: ReturnType<typeof countHits> | undefined;
    await db.transaction().execute(async (trx) => {
      await hit(trx, first);
      counted = hit(db, second, first);
      await waitForLock(db);
      await hit(trx, second);
    });
    const counts = await counted;
    expect([counts?.get(first)?.hits, counts?.get(second)?.hits]).toEqual([2, 2]);
  });
});
