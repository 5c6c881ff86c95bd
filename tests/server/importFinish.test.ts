import { describe, expect, it } from 'vitest';
import { emptyLead } from '#domain/lead.ts';
import { importRowSchema } from '#domain/leadImport.ts';
import { undoImport } from '#server/store/importUndo.ts';
import { importWriter, resumeImports } from '#server/store/importWriting.ts';
import { addImportRows, beginImport, getImport } from '#server/store/leadImports.ts';
import { addEva, engines } from './engines.ts';
import { openStarted } from './startedDatabase.ts';
import { onTestEnd } from './testServer.ts';

describe.each(engines)('Finishing an import on $engine', ({ where }) => {
  /** An import with two rows that have arrived. */
  async function open() {
    const database = await openStarted(await where('migrated'), { what: 'none', demoToo: false });
    onTestEnd(() => database.close());
    const { db } = database;
    const eva = await addEva(db);
    const rows = ['Ada', 'Grace'].map((name) =>
      importRowSchema.validateSync({ ...emptyLead, name, email: `${name}@example.org`, eventType: 'wedding' }),
    );
    const start = { file: 'clients.csv', rows: rows.length };
    const { id } = await beginImport(db, start, { key: 'form', accountId: eva });
    await addImportRows(db, id, { first: 0, rows }, eva);
    const finish = importWriter(database);
    return { database, db, eva, id, finish: () => finish(id, eva), resume: () => resumeImports(database, finish) };
  }

  it('writes and logs it once even if repeated, and not again after it was undone', async () => {
    const { db, id, eva, finish } = await open();
    expect(await finish()).toMatchObject({ made: 2, undone: false });
    expect(await finish()).toMatchObject({ made: 2, undone: false });
    await undoImport(db, id, eva);
    expect(await finish()).toMatchObject({ made: 0, undone: true });
    const log = await db.selectFrom('activity').select('kind').where('entity', '=', 'import').execute();
    expect(log.map(({ kind }) => kind).toSorted()).toEqual(['importUndone', 'imported']);
  });

  it('succeeds on the next attempt or at the next start after a failure', async () => {
    const { database, db, id, finish, resume } = await open();
    const { rows_json } = await db.selectFrom('lead_import_part').select('rows_json').executeTakeFirstOrThrow();
    const store = (json: string) => db.updateTable('lead_import_part').set({ rows_json: json }).execute();
    await store('damaged');
    await expect(finish()).rejects.toThrow();
    await store(rows_json);
    // On PostgreSQL, the single transaction was rolled back, so only the user can start again.
    if (database.engine === 'sqlite') {
      await resume();
      expect(await getImport(db, id)).toMatchObject({ made: 2 });
    }
    expect(await finish()).toMatchObject({ made: 2 });
    expect(database.hidden.size).toBe(0);
  });

  it('does not prevent the start if the account is gone', async () => {
    const { db, resume } = await open();
    await db.updateTable('lead_import').set({ state: 'writing', account_id: null }).execute();
    await expect(resume()).resolves.toBeUndefined();
  });
});
