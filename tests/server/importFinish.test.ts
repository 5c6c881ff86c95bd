import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { emptyLead, leadEntity } from '#domain/lead.ts';
import { importRowSchema } from '#domain/leadImport.ts';
import type { Db } from '#server/store/database.ts';
import { undoImport } from '#server/store/importUndo.ts';
import { importWriter, resumeImports } from '#server/store/importWriting.ts';
import { addImportRows, beginImport, getImport } from '#server/store/leadImports.ts';
import { createLead, getLead } from '#server/store/leadRecord.ts';
import { listLeads } from '#server/store/leads.ts';
import { leadForm } from '#tests/support/records.ts';
import { addEva, engines } from './engines.ts';
import { openStarted } from './startedDatabase.ts';
import { onTestEnd } from './testServer.ts';

/** A database that does something between its first query and the next ones. */
function afterFirstQuery(db: Db, act: () => Promise<unknown>): Db {
  let isFirst = true;
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst) {
        isFirst = false;
        await act();
      }
      return result;
    },
  });
}

describe.each(engines)('Finishing an import on $engine', ({ engine, where }) => {
  /** An import with two rows that have arrived, in two parts. */
  async function open() {
    const database = await openStarted(await where('migrated'), { what: 'none', withDemoAccount: false });
    onTestEnd(() => database.close());
    const { db } = database;
    const eva = await addEva(db);
    const rows = ['Ada', 'Grace'].map((name) =>
      importRowSchema.validateSync({ ...emptyLead, name, email: `${name}@example.org`, eventType: 'wedding' }),
    );
    const start = { file: 'clients.csv', rows: rows.length };
    const { id } = await beginImport(db, start, { key: 'form', accountId: eva });
    for (const [first, row] of rows.entries()) await addImportRows(db, id, { first, rows: [row] }, eva);
    const finish = importWriter(database);
    return { database, db, eva, id, finish: () => finish(id, eva), resume: () => resumeImports(database, finish) };
  }

  it('writes and logs it once even if repeated, and not again after it was undone', async () => {
    const { db, id, eva, finish } = await open();
    expect(await finish()).toMatchObject({ made: 2, undone: false });
    expect(await finish()).toMatchObject({ made: 2, undone: false });
    await undoImport(db, id, eva);
    expect(await finish()).toMatchObject({ made: 0, undone: true });
    expect(await logOfImports(db)).toEqual(['importUndone', 'imported']);
  });

  it('succeeds on the next attempt or at the next start after a failure', async () => {
    const { database, db, id, finish, resume } = await open();
    const second = db.selectFrom('lead_import_part').select('rows_json').where('first_row', '=', 1);
    const { rows_json } = await second.executeTakeFirstOrThrow();
    const store = (json: string) =>
      db.updateTable('lead_import_part').set({ rows_json: json }).where('first_row', '=', 1).execute();
    await store('damaged');
    await expect(finish()).rejects.toThrow();
    // SQLite keeps the first part, which no list shows.
    const written = await sql`select id from lead where import_id = ${id}`.execute(db);
    expect(written.rows).toHaveLength(engine === 'SQLite' ? 1 : 0);
    expect(await listLeads(db, readListQuery(leadEntity, new URLSearchParams()))).toMatchObject({ total: 0 });
    await store(rows_json);
    // On PostgreSQL, the single transaction was rolled back, so only the user can start again.
    if (database.engine === 'sqlite') {
      await resume();
      expect(await getImport(db, id)).toMatchObject({ made: 2 });
    }
    expect(await finish()).toMatchObject({ made: 2 });
    expect(database.hiddenImports.size).toBe(0);
  });

  it('is logged once if two requests do it at the same time', async () => {
    const { database, db, id, eva } = await open();
    const [one, other] = [importWriter(database), importWriter(database)];
    expect(await Promise.all([one(id, eva), other(id, eva)])).toMatchObject([{ made: 2 }, { made: 2 }]);
    expect(await logOfImports(db)).toEqual(['imported']);
  });

  /** Which kinds of entries the log has of imports. */
  async function logOfImports(db: Db) {
    const log = await db.selectFrom('activity').select('kind').where('entity', '=', 'import').execute();
    return log.map(({ kind }) => kind).toSorted();
  }

  /** A written import whose only row was merged into a lead. */
  async function openMerged() {
    const { database, db, eva } = await open();
    const before = await createLead(db, { ...leadForm, responsibleId: '' }, null);
    const row = { ...leadForm, status: 'converted', responsibleId: '', mergeInto: before.id };
    const { id } = await beginImport(db, { file: 'more.csv', rows: 1 }, { key: 'more', accountId: eva });
    await addImportRows(db, id, { first: 0, rows: [importRowSchema.validateSync(row)] }, eva);
    expect(await importWriter(database)(id, eva)).toMatchObject({ merged: 1 });
    return { db, before, id, eva };
  }

  it('is undone and logged once if two requests do it at the same time', async () => {
    const { db, before, id, eva } = await openMerged();
    const results = await Promise.allSettled([undoImport(db, id, eva), undoImport(db, id, eva)]);
    // Which of them restores the lead is open; one that comes after the other's end is told so.
    const restored = results.map((result) =>
      result.status === 'fulfilled' ? result.value.restored : Number(!(result.reason instanceof NotFound)),
    );
    expect(restored.toSorted()).toEqual([0, 1]);
    expect(await getLead(db, before.id)).toEqual({ ...before, version: 3, updatedAt: expect.any(String) });
    expect(await logOfImports(db)).toEqual(['importUndone', 'imported']);
  });

  // On SQLite, the watched query holds the only connection.
  if (engine === 'PostgreSQL') {
    it('is not logged as undone again by a request that began before the other one ended', async () => {
      const { db, id, eva } = await openMerged();
      const watched = afterFirstQuery(db, () => undoImport(db, id, eva));
      expect(await undoImport(watched, id, eva)).toEqual({ removed: 0, restored: 0, kept: 0 });
      expect(await logOfImports(db)).toEqual(['importUndone', 'imported']);
    });

    it('leaves an import alone that was finished and undone right after the first query', async () => {
      const { database, db, id, eva } = await open();
      const other = importWriter(database);
      const watched = afterFirstQuery(db, async () => {
        await other(id, eva);
        await undoImport(db, id, eva);
      });
      expect(await importWriter({ ...database, db: watched })(id, eva)).toMatchObject({ made: 0, undone: true });
      expect(database.hiddenImports.size).toBe(0);
    });
  }

  it('does not prevent the start if the account is gone', async () => {
    const { db, resume } = await open();
    await db.updateTable('lead_import').set({ state: 'writing', account_id: null }).execute();
    await expect(resume()).resolves.toBeUndefined();
  });
});
