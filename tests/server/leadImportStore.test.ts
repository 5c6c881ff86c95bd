import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { emptyLead, leadEntity } from '#domain/lead.ts';
import { type ImportRow, importRowSchema } from '#domain/leadImport.ts';
import { addSamplePeople } from '#server/store/accounts.ts';
import { undoImport } from '#server/store/importUndo.ts';
import { importWriter, resumeImports } from '#server/store/importWriting.ts';
import {
  addImportRows,
  beginImport,
  cancelImport,
  cleanImports,
  findMatches,
  getImport,
} from '#server/store/leadImports.ts';
import { getLead } from '#server/store/leadRecord.ts';
import { listLeads } from '#server/store/leads.ts';
import { addEva, engines } from './engines.ts';
import { openStarted } from './startedDatabase.ts';
import { onTestEnd } from './testServer.ts';

const enquiryRow = {
  ...({ name: 'Row 2', email: 'row.2@example.org', phone: '', event_type: 'other', event_date: null } as const),
  ...{ message: 'Once more.', page: '', service: '' },
};

const row = (fields: Partial<Record<keyof ImportRow, string>>): ImportRow =>
  importRowSchema.validateSync({ ...emptyLead, eventType: 'wedding', ...fields });

const rowsOf = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) =>
    row({ name: `Row ${first + index}`, email: `row.${first + index}@example.org` }),
  );

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe.each(engines)('Lead imports on $engine', ({ where }) => {
  async function open() {
    const database = await openStarted(await where('migrated'), { what: 'sample', withDemoAccount: false });
    onTestEnd(() => database.close());
    const { db } = database;
    const eva = await addEva(db);
    const begin = (rows: number, key = 'form') =>
      db.transaction().execute((trx) => beginImport(trx, { file: 'clients.csv', rows }, { key, accountId: eva }));
    const add = (id: string, first: number, rows: readonly ImportRow[], accountId = eva) =>
      db.transaction().execute((trx) => addImportRows(trx, id, { first, rows }, accountId));
    const count = async (search = '') =>
      (await listLeads(db, readListQuery(leadEntity, new URLSearchParams(search)))).matching;
    return { database, db, eva, begin, add, count, finish: importWriter(database) };
  }

  it('are finished once all rows have arrived, ignoring repeated rows', async () => {
    const { begin, add, count, finish, eva } = await open();
    const { id } = await begin(3);
    await add(id, 0, rowsOf(2));
    await add(id, 0, rowsOf(2));
    expect(await begin(3)).toEqual({ id, arrived: 2, done: false });
    await expect(finish(id, eva)).rejects.toBeInstanceOf(InvalidInput);
    expect(await count()).toBe(20);
    await add(id, 2, rowsOf(1, 2));
    const both = await Promise.all([finish(id, eva), finish(id, eva)]);
    expect(both[0]).toMatchObject({ made: 3, merged: 0, by: 'Eva', undone: false });
    expect(both[1]).toEqual(both[0]);
    expect(await count(`import=${id}`)).toBe(3);
    expect(await begin(3)).toMatchObject({ id, done: true });
    await expect(add(id, 3, rowsOf(1))).rejects.toBeInstanceOf(NotFound);
  });

  it('do not change a lead if a row differs only in its creation date', async () => {
    const { db, begin, add, finish, eva } = await open();
    const [known] = (await listLeads(db, readListQuery(leadEntity, new URLSearchParams()))).rows;
    const before = await getLead(db, String(known?.id));
    const { id } = await begin(1);
    const { name, email, phone } = before;
    const same = row({ name, email, phone, eventType: before.eventType, status: before.status, mergeInto: before.id });
    await add(id, 0, [{ ...same, createdAt: '2001-01-01' }]);
    await finish(id, eva);
    expect(await getLead(db, before.id)).toEqual(before);
  });

  it('show none of their leads before all are written', async () => {
    const { database, db, begin, add, count, finish, eva } = await open();
    const { id } = await begin(400);
    for (const first of [0, 100, 200, 300]) await add(id, first, rowsOf(100, first));
    const writing = finish(id, eva);
    const seen = new Set<number>();
    let done = false;
    void writing.then(() => {
      done = true;
    });
    while (!done) {
      seen.add(await count());
      await setImmediate();
    }
    seen.add(await count());
    expect([...seen].filter((leads) => leads !== 20 && leads !== 420)).toEqual([]);
    expect(await count()).toBe(420);
    expect(database.hiddenImports.size).toBe(0);
    // Also excluded from other queries: with a join, in a subquery, and with an alias.
    database.hiddenImports.add(id);
    if (database.engine === 'sqlite') {
      const named = await db.selectFrom('lead as other').select('id').where('other.import_id', '=', id).execute();
      expect(named).toEqual([]);
      const inner = await db
        .selectFrom('lead_import')
        .select((build) => build.selectFrom('lead').select(build.fn.countAll().as('n')).as('leads'))
        .executeTakeFirstOrThrow();
      expect(inner.leads).toBe(20);
      const joined = await db
        .selectFrom('lead_import')
        .innerJoin('lead', 'import_id', 'lead_import.id')
        .selectAll()
        .execute();
      expect(joined).toEqual([]);
    }
  });

  it('are resumed after a crash', async () => {
    const { database, db, begin, add, count, finish, eva } = await open();
    const { id } = await begin(2);
    await add(id, 0, rowsOf(2));
    await db.updateTable('lead_import').set({ state: 'writing' }).where('id', '=', id).execute();
    await expect(getImport(db, id)).rejects.toBeInstanceOf(NotFound);
    await resumeImports(database, finish);
    expect(await getImport(db, id)).toMatchObject({ made: 2 });
    await resumeImports(database, finish);
    expect(await count()).toBe(22);
    expect((await finish(id, eva)).made).toBe(2);
  });

  it('can be continued, finished and cancelled only by their author', async () => {
    const { db, begin, add, finish, eva } = await open();
    const ben = { id: 'ben', name: 'Ben', email: 'ben@example.com', role: 'staff', picture: '' } as const;
    await addSamplePeople(db, [ben], { email: '', password: '' });
    const { id } = await begin(1);
    const other = await beginImport(db, { file: 'clients.csv', rows: 1 }, { key: 'form', accountId: ben.id });
    expect(other.id).not.toBe(id);
    await expect(add(id, 0, rowsOf(1), ben.id)).rejects.toBeInstanceOf(NotFound);
    await expect(finish(id, ben.id)).rejects.toBeInstanceOf(NotFound);
    await expect(cancelImport(db, id, ben.id)).rejects.toBeInstanceOf(NotFound);
    await add(id, 0, rowsOf(1));
    await db.transaction().execute((trx) => cancelImport(trx, id, eva));
    await expect(finish(id, eva)).rejects.toBeInstanceOf(NotFound);
    expect(await db.selectFrom('lead_import_part').selectAll().execute()).toEqual([]);
  });

  it('are removed an hour after they were begun if they are not finished', async () => {
    const { db, begin, add } = await open();
    const old = await begin(1, 'old');
    await add(old.id, 0, rowsOf(1));
    await db.updateTable('lead_import').set({ created_at: '2025-01-01T00:00:00.000Z' }).execute();
    const fresh = await begin(1, 'fresh');
    await cleanImports(db);
    const left = await db.selectFrom('lead_import').select('id').execute();
    expect(left).toEqual([{ id: fresh.id }]);
    await db
      .updateTable('lead_import')
      .set({ created_at: minutesAgo(59) })
      .execute();
    await cleanImports(db);
    expect(await begin(1, 'fresh')).toMatchObject({ id: fresh.id });
    expect(await db.selectFrom('lead_import_part').selectAll().execute()).toEqual([]);
  });

  it('that are finished stay and can no longer be cancelled', async () => {
    const { db, begin, add, count, finish, eva } = await open();
    const { id } = await begin(1);
    await add(id, 0, rowsOf(1));
    await finish(id, eva);
    await expect(cancelImport(db, id, eva)).rejects.toBeInstanceOf(NotFound);
    await db
      .updateTable('lead_import')
      .set({ created_at: minutesAgo(61) })
      .execute();
    await cleanImports(db);
    expect(await getImport(db, id)).toMatchObject({ made: 1 });
    expect(await count(`import=${id}`)).toBe(1);
  });

  it('keep leads whose people wrote or sent an enquiry since when they are undone', async () => {
    const { db, begin, add, count, finish, eva } = await open();
    const { id } = await begin(5);
    await add(id, 0, rowsOf(5));
    await finish(id, eva);
    const written = { excerpt: '', read: 'yes', archived: 'no', responsible_id: null, search: '' } as const;
    for (const [number, at] of [minutesAgo(-1), minutesAgo(60)].entries()) {
      const email = `row.${number}@example.org`;
      const row = { id: `written ${number}`, email, name: email, name_key: email, latest_at: at, updated_at: at };
      await db
        .insertInto('conversation')
        .values({ ...written, ...row })
        .execute();
    }
    const idOf = async (name: string) =>
      (await db.selectFrom('lead').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
    const third = await idOf('Row 2');
    await db
      .updateTable('conversation')
      .set({ lead_id: await idOf('Row 3') })
      .where('id', '=', 'written 1')
      .execute();
    const sent = { ...enquiryRow, id: 'e', reference: 'E-1', idempotency_key: 'e', created_at: minutesAgo(-1) };
    await db
      .insertInto('enquiry')
      .values({ ...sent, lead_id: third })
      .execute();
    expect(await undoImport(db, id, eva)).toEqual({ removed: 2, restored: 0, kept: 3 });
    expect(await count('q=Row')).toBe(3);
    expect(await count('q=Row 0')).toBe(1);
  });

  it('merge rows into leads and restore those not changed since when undone', async () => {
    const { db, begin, add, finish, eva } = await open();
    const before = await getLead(db, '1');
    const rows = [
      row({ name: 'x', email: 'x@example.org', status: 'contacted', mergeInto: '1' }),
      row({ name: 'x', email: 'x@example.org', status: 'converted', mergeInto: '1' }),
      row({ name: 'x', email: 'x@example.org', venue: 'Old Mill', mergeInto: '2' }),
      row({ name: 'x', email: 'x@example.org', mergeInto: 'gone' }),
    ];
    const { id } = await begin(rows.length);
    await add(id, 0, rows);
    expect(await finish(id, eva)).toMatchObject({ made: 1, merged: 2 });
    expect(await getLead(db, '1')).toMatchObject({ status: 'converted', version: 3 });
    expect(await getLead(db, '2')).toMatchObject({ venue: 'Old Mill', version: 2 });
    await db.updateTable('lead').set({ version: 9 }).where('id', '=', '2').execute();
    expect(await undoImport(db, id, eva)).toEqual({ removed: 1, restored: 1, kept: 1 });
    expect(await getLead(db, '1')).toEqual({ ...before, version: 4, updatedAt: expect.any(String) });
    expect(await getLead(db, '2')).toMatchObject({ venue: 'Old Mill' });
  });

  it('match people by email and phone number', async () => {
    const { db } = await open();
    const { email, phone } = await getLead(db, '1');
    const contacts = [
      { email: email.toUpperCase(), phone: '' },
      { email: '', phone },
      { email: '', phone: '' },
      { email: 'nobody@example.org', phone: '123' },
    ];
    expect((await findMatches(db, contacts)).map((lead) => lead?.id ?? null)).toEqual(['1', '1', null, null]);
  });
});
