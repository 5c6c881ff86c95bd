import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { addNote, readLeadHistory } from '#server/store/activities.ts';
import { addReply } from '#server/store/conversationMessages.ts';
import { changeConversations, getConversation, openConversation } from '#server/store/conversations.ts';
import type { Db } from '#server/store/database.ts';
import { undoImport } from '#server/store/importUndo.ts';
import { beginImport } from '#server/store/leadImports.ts';
import { changeLeads, getLead, lockLead } from '#server/store/leadRecord.ts';
import { mergeLeads } from '#server/store/relatedLeads.ts';
import { removeLead } from '#server/store/removal.ts';
import { replyForm } from '#tests/support/records.ts';
import { addEva, openStore } from './engines.ts';
import { freshPostgres, testPostgres, waitForLock } from './freshPostgres.ts';

const eva = { id: 'eva', name: 'Eva', email: 'eva@example.com', role: 'staff' as const, picture: '' };

/** @returns a database with the sample records. */
async function open(): Promise<Db> {
  const db = await openStore(async () => (await freshPostgres('migrated')).url, 'sample');
  await addEva(db);
  return db;
}

/** Makes one change that is not yet committed when the other one starts and waits for it. */
async function overlap(db: Db, first: (trx: Db) => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  let waiting: Promise<unknown> | undefined;
  await db.transaction().execute(async (trx) => {
    await first(trx);
    waiting = second();
    // It may fail before the first change is reported as committed.
    waiting.catch(() => undefined);
    await waitForLock(db);
  });
  await waiting;
}

// SQLite runs one writing transaction after the other.
describe.runIf(testPostgres)('Two overlapping changes', () => {
  it('of different fields of a conversation both remain', async () => {
    const db = await open();
    await overlap(
      db,
      (trx) => changeConversations(trx, [{ id: '1', archived: 'yes' }], 'eva'),
      () => db.transaction().execute((trx) => changeConversations(trx, [{ id: '1', read: 'yes' }], 'eva')),
    );
    expect(await getConversation(db, '1')).toMatchObject({ archived: 'yes', read: 'yes' });
  });

  it('of different fields of a lead both remain', async () => {
    const db = await open();
    await overlap(
      db,
      (trx) => changeLeads(trx, [{ id: '1', status: 'converted' }], 'eva'),
      () => db.transaction().execute((trx) => changeLeads(trx, [{ id: '1', responsibleId: 'eva' }], 'eva')),
    );
    expect(await getLead(db, '1')).toMatchObject({ status: 'converted', responsibleId: 'eva', version: 3 });
  });

  it('by which a lead is converted and its client gets a reply leave it converted', async () => {
    const db = await open();
    await overlap(
      db,
      (trx) => changeLeads(trx, [{ id: '1', status: 'converted' }], 'eva'),
      () => db.transaction().execute((trx) => addReply(trx, '1', replyForm, null, eva)),
    );
    expect(await getLead(db, '1')).toMatchObject({ status: 'converted' });
    const [reply] = await readLeadHistory(db, '1');
    expect(reply).toMatchObject({ kind: 'replied', from: '', to: '' });
  });

  it('by which a lead is converted and merged with another leave it converted', async () => {
    const db = await open();
    await overlap(
      db,
      (trx) => changeLeads(trx, [{ id: '1', status: 'converted' }], 'eva'),
      () => db.transaction().execute((trx) => mergeLeads(trx, '1', '2', 'eva')),
    );
    expect(await getLead(db, '1')).toMatchObject({ status: 'converted', version: 3 });
  });

  it('by which a lead is deleted and its conversation opened leave no conversation', async () => {
    const db = await open();
    const opened = overlap(
      db,
      (trx) => removeLead(trx, '20', eva.id),
      () => db.transaction().execute((trx) => openConversation(trx, '20')),
    );
    await expect(opened).rejects.toBeInstanceOf(NotFound);
  });

  it('by which an import is undone and one of its leads gets a note keep the lead', async () => {
    const db = await open();
    const imported = { file: 'clients.csv', rows: 1 };
    const { id } = await db
      .transaction()
      .execute((trx) => beginImport(trx, imported, { key: 'form', accountId: eva.id }));
    await db.updateTable('lead_import').set({ state: 'done' }).where('id', '=', id).execute();
    await db.updateTable('lead').set({ import_id: id }).where('id', '=', '20').execute();
    await overlap(
      db,
      async (trx) => {
        await lockLead(trx, '20');
        await addNote(trx, { entity: 'lead', entity_id: '20' }, { text: 'Called.' }, null, eva);
      },
      () => undoImport(db, id, eva.id),
    );
    expect(await readLeadHistory(db, '20')).toMatchObject([{ text: 'Called.' }]);
    expect(await getLead(db, '20')).toMatchObject({ importId: id });
  });
});
