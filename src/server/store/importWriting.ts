import { setImmediate } from 'node:timers/promises';
import { ignoreNotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import type { Lead } from '#domain/lead.ts';
import { type ImportRow, type LeadImport, leadOfRow, mergeRowIntoLead } from '#domain/leadImport.ts';
import { addActivities } from './activities.ts';
import type { Db, OpenDatabase } from './database.ts';
import { getImport, type ImportState, requireReadyImport } from './leadImports.ts';
import { lockLead } from './leadRecord.ts';
import { leadColumns, responsibleName, toLead, toLeadRow } from './leadTable.ts';
import { newId } from './newId.ts';

/** An import whose rows have all arrived. */
interface ReadyImport {
  id: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
  accountId: string | null;
}

/** Finishes an import. @throws NotFound @throws InvalidInput if rows are missing. */
export type FinishImport = (id: string, accountId: string) => Promise<LeadImport>;

/**
 * @returns a function that writes all rows of an import, or none. On PostgreSQL it uses one transaction. SQLite has a
 * single connection for all writers, so rows are written in short transactions and the leads stay hidden until the last
 * one. An import that has begun is always finished, after a crash at the next start.
 */
export function importWriter({ db, engine, hiddenImports }: OpenDatabase): FinishImport {
  const underWay = new Map<string, Promise<void>>();

  const writeInOne = (ready: ReadyImport) =>
    db.transaction().execute(async (trx) => {
      // The second of two concurrent calls waits, then finds the import done.
      if (!(await markWriting(trx, ready.id))) return;
      await lockTargets(trx, ready.id);
      let hasMore = true;
      while (hasMore) hasMore = await writePart(trx, ready);
      await markDone(trx, ready);
    });

  const writeInParts = async (ready: ReadyImport) => {
    hiddenImports.add(ready.id);
    await db.transaction().execute((trx) => markWriting(trx, ready.id));
    for (;;) {
      const hasWritten = await db.transaction().execute((trx) => writePart(trx, ready));
      if (!hasWritten) break;
      await setImmediate();
    }
    await db.transaction().execute((trx) => markDone(trx, ready));
    hiddenImports.delete(ready.id);
  };

  return async (id, accountId) => {
    const { state, at } = await requireReadyImport(db, id, accountId);
    if (state !== 'done' && state !== 'undone') {
      const write = engine === 'postgres' ? writeInOne : writeInParts;
      const writing = underWay.get(id) ?? write({ id, at, accountId }).finally(() => underWay.delete(id));
      underWay.set(id, writing);
      await writing;
    }
    return getImport(db, id);
  };
}

/** Finishes imports that were interrupted by a crash. @param finish as returned by `importWriter`. */
export async function resumeImports({ db }: OpenDatabase, finish: FinishImport): Promise<void> {
  const interrupted = await db
    .selectFrom('lead_import')
    .select(['id', 'account_id'])
    .where('state', '=', 'writing')
    .execute();
  for (const { id, account_id } of interrupted) if (account_id) await finish(id, account_id);
}

const setState = (trx: Db, id: string, state: ImportState) =>
  trx.updateTable('lead_import').set({ state }).where('id', '=', id);

/** Marks an import as being written, and locks it. @returns whether it was not written yet. */
async function markWriting(trx: Db, id: string): Promise<boolean> {
  const update = setState(trx, id, 'writing').where('state', 'not in', ['done', 'undone']);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/** @returns the next part of an import after the row `after`; null if there is none. */
async function readPart(db: Db, id: string, after = -1): Promise<{ first: number; rows: ImportRow[] } | null> {
  const part = await db
    .selectFrom('lead_import_part')
    .select(['first_row', 'rows_json'])
    .where('import_id', '=', id)
    .where('first_row', '>', after)
    .orderBy('first_row')
    .limit(1)
    .executeTakeFirst();
  return part ? { first: part.first_row, rows: JSON.parse(part.rows_json) } : null;
}

/** Writes the next part of an import. @returns whether there was one. */
async function writePart(trx: Db, ready: ReadyImport): Promise<boolean> {
  const part = await readPart(trx, ready.id);
  if (!part) return false;
  await writeRows(trx, ready, part.rows);
  const storedParts = trx.deleteFrom('lead_import_part').where('import_id', '=', ready.id);
  await storedParts.where('first_row', '=', part.first).execute();
  return true;
}

/** Creates leads from rows, or merges rows into existing leads; if such a lead was deleted, a new one is created. */
async function writeRows(trx: Db, ready: ReadyImport, rows: readonly ImportRow[]): Promise<void> {
  const newLeads: Lead[] = [];
  for (const row of rows) {
    const lead = { ...leadOfRow(row, newId(), ready.at), importId: ready.id };
    if (row.mergeInto === '' || !(await mergeInto(trx, ready, row.mergeInto, lead))) newLeads.push(lead);
  }
  if (newLeads.length === 0) return;
  const updatedAt = new Date().toISOString();
  // One statement: a part never exceeds the database's parameter limit.
  const values = newLeads.map((lead) => toLeadRow(lead, { updatedAt }));
  await trx.insertInto('lead').values(values).execute();
}

/** Merges a row into an existing lead. @returns whether the lead exists. */
async function mergeInto(
  trx: Db,
  { id: importId, accountId }: ReadyImport,
  id: string,
  imported: Lead,
): Promise<boolean> {
  const row = await trx
    .selectFrom('lead')
    .select([...leadColumns, 'version'])
    .select(responsibleName)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return false;
  const before = toLead(row);
  const { after, newActivities } = mergeRowIntoLead(before, imported);
  if (newActivities.length === 0) return true;
  const version = row.version + 1;
  const { enquiry_id: _, ...columns } = toLeadRow(after, { version });
  await trx
    .updateTable('lead')
    .set({ ...columns, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('lead_import_merge')
    .values({ import_id: importId, lead_id: id, lead_before: JSON.stringify(before), version })
    // The file names this lead twice: the first state is the one to restore.
    .onConflict((conflict) => conflict.columns(['import_id', 'lead_id']).doUpdateSet({ version }))
    .execute();
  await addActivities(trx, { entity: 'lead', entity_id: id }, accountId, newActivities);
  return true;
}

/** Locks all leads that rows are merged into, always in the same order, to avoid deadlocks. */
async function lockTargets(trx: Db, importId: string): Promise<void> {
  const ids = new Set<string>();
  for (let part = await readPart(trx, importId); part; part = await readPart(trx, importId, part.first)) {
    for (const { mergeInto } of part.rows) if (mergeInto !== '') ids.add(mergeInto);
  }
  // Deleted leads are created anew later.
  for (const id of [...ids].toSorted()) await lockLead(trx, id).catch(ignoreNotFound);
}

/** Marks an import as done and logs it, unless another request did, after which it may even have been undone. */
async function markDone(trx: Db, { id, accountId }: ReadyImport): Promise<void> {
  const { numUpdatedRows } = await setState(trx, id, 'done').where('state', '=', 'writing').executeTakeFirst();
  if (numUpdatedRows > 0n)
    await addActivities(trx, { entity: 'import', entity_id: id }, accountId, [newActivity('imported')]);
}
