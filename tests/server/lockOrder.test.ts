import { describe, expect, it } from 'vitest';
import { importRowSchema } from '#domain/leadImport.ts';
import { changeConversations } from '#server/store/conversations.ts';
import type { Db } from '#server/store/database.ts';
import { importWriter } from '#server/store/importWriting.ts';
import { addImportRows, beginImport } from '#server/store/leadImports.ts';
import { changeLeads, lockLead } from '#server/store/leadRecord.ts';
import { countHits } from '#server/store/rateLimits.ts';
import { hashOf } from '#server/store/tokens.ts';
import { leadForm } from '#tests/support/records.ts';
import { addEva, openStore, store, submission } from './engines.ts';
import { freshPostgres, testPostgres, waitForLock } from './freshPostgres.ts';
import { openStarted } from './startedDatabase.ts';
import { onTestEnd } from './testServer.ts';

const open = () => openStore(async () => (await freshPostgres('migrated')).url);

const openSample = () => openStore(async () => (await freshPostgres('migrated')).url, 'sample');

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

  it('both succeed for the same leads in a different order', async () => {
    const db = await openSample();
    const by = await addEva(db);
    const changes = ['2', '1'].map((id) => ({ id, status: 'converted' }) as const);
    let changed: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockLead(trx, '1');
      changed = db.transaction().execute((other) => changeLeads(other, changes, by));
      await waitForLock(db);
      await lockLead(trx, '2');
    });
    expect(await changed).toHaveLength(2);
  });

  it('both succeed for the same conversations in a different order', async () => {
    const db = await openSample();
    const by = await addEva(db);
    const archive = (trx: Db, ...ids: string[]) =>
      changeConversations(
        trx,
        ids.map((id) => ({ id, archived: 'yes' })),
        by,
      );
    let changed: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      await archive(trx, '1');
      changed = db.transaction().execute((other) => archive(other, '2', '1'));
      await waitForLock(db);
      await archive(trx, '2');
    });
    expect(await changed).toEqual([]);
  });

  it('both succeed for the leads that an import merges its rows into, in a different order', async () => {
    const { url } = await freshPostgres('migrated');
    const database = await openStarted(url, { what: 'sample', withDemoAccount: false });
    onTestEnd(() => database.close());
    const { db } = database;
    const by = await addEva(db);
    const rows = ['2', '1', 'gone'].map((mergeInto) =>
      importRowSchema.validateSync({
        ...leadForm,
        responsibleId: '',
        status: 'converted',
        venue: `Hall ${mergeInto}`,
        mergeInto,
      }),
    );
    const { id } = await beginImport(db, { file: 'x.csv', rows: rows.length }, { key: 'form', accountId: by });
    await addImportRows(db, id, { first: 0, rows }, by);
    let finished: ReturnType<ReturnType<typeof importWriter>> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockLead(trx, '1');
      finished = importWriter(database)(id, by);
      await waitForLock(db);
      await lockLead(trx, '2');
    });
    expect(await finished).toMatchObject({ made: 1, merged: 2 });
  });
});
