import { type Insertable, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Db } from '#server/store/database.ts';
import { undoImport } from '#server/store/importUndo.ts';
import type { LeadTable } from '#server/store/leadTable.ts';
import { lockPeople, removeLead, removeRecord } from '#server/store/removal.ts';
import { eraseExpired, setRetention } from '#server/store/retention.ts';
import { addEva, openStore, store, submission } from './engines.ts';
import { freshPostgres, testPostgres, waitForLock } from './freshPostgres.ts';
import { signedIn, testServer } from './testServer.ts';

/** The person whose address sorts first has the second conversation. */
const zoe = 'zoe@example.com';
const ada = 'ada@example.com';

/** Sends an enquiry. @returns the id of the lead. */
async function enquire(db: Db, key: string, email: string): Promise<string> {
  const { enquiry, ...rest } = submission(key);
  const [reference = ''] = await store(db, [{ ...rest, enquiry: { ...enquiry, email } }]);
  const leads = db.selectFrom('lead').innerJoin('enquiry', 'enquiry.id', 'lead.enquiry_id').select('lead.id');
  return (await leads.where('reference', '=', reference).executeTakeFirstOrThrow()).id;
}

async function open() {
  const { app, database } = await testServer({ DATABASE_URL: (await freshPostgres('migrated')).url });
  const { db } = database;
  const ofZoe = await enquire(db, '1', zoe);
  const ofAda = await enquire(db, '2', ada);
  return { db, staff: await signedIn(app), ofZoe, ofAda };
}

const conversationOf = async (db: Db, email: string) =>
  (await db.selectFrom('conversation').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const left = async (db: Db, table: 'lead' | 'conversation') =>
  Number((await db.selectFrom(table).select(sql<number>`count(*)`.as('rows')).executeTakeFirstOrThrow()).rows);

// The transactions would deadlock if they locked rows in different orders.
describe.runIf(testPostgres)('Two simultaneous removals', () => {
  it('both succeed for leads of the same people', async () => {
    const { db, staff, ofZoe, ofAda } = await open();
    const [adaAgain, zoeAgain] = [await enquire(db, '3', ada), await enquire(db, '4', zoe)];
    const leads = await left(db, 'lead');
    let answer: ReturnType<typeof staff.request> | undefined;
    await db.transaction().execute(async (trx) => {
      await removeLead(trx, adaAgain, null);
      answer = staff.request('POST', '/api/leads/removal', { payload: { ids: [ofZoe, ofAda] } });
      await waitForLock(db);
      await removeLead(trx, zoeAgain, null);
    });
    expect((await answer)?.statusCode).toBe(204);
    expect(await left(db, 'lead')).toBe(leads - 4);
  });

  it('both succeed for leads and for the conversations of the same people', async () => {
    const { db, staff, ofZoe, ofAda } = await open();
    const ids = [await conversationOf(db, zoe), await conversationOf(db, ada)];
    const conversations = await left(db, 'conversation');
    let answer: ReturnType<typeof staff.request> | undefined;
    await db.transaction().execute(async (trx) => {
      await removeLead(trx, ofAda, null);
      answer = staff.request('POST', '/api/conversations/removal', { payload: { ids } });
      await waitForLock(db);
      await removeLead(trx, ofZoe, null);
    });
    expect((await answer)?.statusCode).toBe(204);
    expect(await left(db, 'conversation')).toBe(conversations - 2);
  });

  it('both succeed for the same templates, listed in different orders', async () => {
    const { db, staff } = await open();
    let answer: ReturnType<typeof staff.request> | undefined;
    await db.transaction().execute(async (trx) => {
      await removeRecord(trx, 'template', '1', null);
      answer = staff.request('POST', '/api/templates/removal', { payload: { ids: ['2', '1'] } });
      await waitForLock(db);
      await removeRecord(trx, 'template', '2', null);
    });
    expect((await answer)?.statusCode).toBe(204);
  });

  it('both finish if the conversation of the lead was changed first', async () => {
    const { db, staff, ofAda } = await open();
    const id = await conversationOf(db, ada);
    let answer: ReturnType<typeof staff.request> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('conversation').set({ read: 'yes' }).where('id', '=', id).execute();
      answer = staff.request('DELETE', `/api/leads/${ofAda}`);
      await waitForLock(db);
      await removeLead(trx, ofAda, null);
    });
    expect((await answer)?.statusCode).toBe(404);
  });
});

describe.runIf(testPostgres)('Undoing an import', () => {
  it('does not deadlock with the removal of its leads', async () => {
    const db = await openStore(async () => (await freshPostgres('migrated')).url, 'sample');
    const eva = await addEva(db);
    const row = { file: 'clients.csv', row_count: 2, state: 'done', created_at: '2027-06-14T10:00:00.000Z' } as const;
    await db
      .insertInto('lead_import')
      .values({ id: 'import', attempt: 'once', account_id: eva, ...row })
      .execute();
    const [lead] = await db.selectFrom('lead').selectAll().limit(1).execute();
    // The lead that sorts last is first in the table.
    for (const id of ['z', 'a']) {
      const made = { ...lead, id, enquiry_id: null, email: `${id}@example.org`, version: 1, import_id: 'import' };
      await db
        .insertInto('lead')
        .values(made as Insertable<LeadTable>)
        .execute();
    }
    let undone: ReturnType<typeof undoImport> | undefined;
    await db.transaction().execute(async (trx) => {
      await removeLead(trx, 'a', null);
      undone = undoImport(db, 'import', eva);
      await waitForLock(db);
      await removeLead(trx, 'z', null);
    });
    expect(await undone).toEqual({ removed: 0, restored: 0, kept: 0 });
  });
});

// Appointments are locked after their lead, in the same order as when the lead is deleted.
describe.runIf(testPostgres)('The removal of a lead', () => {
  async function withAppointment() {
    const { db, staff, ofZoe, ofAda } = await open();
    const [{ id }] = (await db.selectFrom('appointment').select('id').limit(1).execute()) as [{ id: string }];
    await db.updateTable('appointment').set({ lead_id: ofAda, title: 'Ada’s day' }).where('id', '=', id).execute();
    return { db, staff, ofZoe, ofAda };
  }

  it('does not deadlock with the erasure of its person', async () => {
    const { db, staff, ofAda } = await withAppointment();
    let answer: ReturnType<typeof staff.request> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockPeople(trx, [ofAda]);
      answer = staff.request('POST', '/api/privacy/erasure', { payload: { contact: ada } });
      await waitForLock(db);
      await removeLead(trx, ofAda, null);
    });
    expect((await answer)?.json()).toMatchObject({ leads: 0, enquiries: 0, conversations: 0 });
  });

  it('does not deadlock with the nightly erasure, which continues', async () => {
    const { db, ofAda, ofZoe } = await withAppointment();
    await db.updateTable('conversation').set({ latest_at: '2020-01-01T00:00:00.000Z' }).execute();
    await db.updateTable('appointment').set({ ends_at: '2020-01-01T00:00:00.000Z' }).execute();
    const old = { updated_at: '2020-01-01T00:00:00.000Z', event_date: null };
    await db.updateTable('lead').set(old).where('id', 'in', [ofAda, ofZoe]).execute();
    await setRetention(db, 12, 0, (await db.selectFrom('account').select('id').executeTakeFirstOrThrow()).id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
    let night: Promise<number> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockPeople(trx, [ofAda]);
      night = eraseExpired(db, '2027-06-14');
      await waitForLock(db);
      await removeLead(trx, ofAda, null);
    });
    await night;
    vi.useRealTimers();
    const still = await db.selectFrom('lead').select('id').where('id', 'in', [ofAda, ofZoe]).execute();
    expect(still).toEqual([]);
  });
});
