import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { ignoreNotFound, NotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import type { Lead } from '#domain/lead.ts';
import type { UndoneImport } from '#domain/leadImport.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { getImport } from './leadImports.ts';
import { lockLead } from './leadRecord.ts';
import { toLeadRow } from './leadTable.ts';

/** Leads deleted per transaction; other requests run between transactions. */
const batchSize = 200;

/** The domain's `isUntouched` as SQL, because it has to be decided at the moment of the deletion. */
const isUntouched = sql<SqlBool>`lead.version = 1
  and not exists (select 1 from activity where activity.entity = 'lead' and activity.entity_id = lead.id)
  and not exists (select 1 from appointment where appointment.lead_id = lead.id)
  and not exists (select 1 from enquiry where enquiry.lead_id = lead.id)
  and not exists (select 1 from conversation where conversation.email = lower(lead.email)
    and conversation.latest_at >= lead.updated_at)
  and not exists (select 1 from conversation where conversation.lead_id = lead.id)`;

/**
 * Undoes an import: deletes the leads that it created and restores those that it changed, except leads that were edited
 * since. Runs in batches; an interrupted undo continues with the next call.
 * @throws NotFound if there is no such import, or it was already undone.
 */
export async function undoImport(db: Db, id: string, accountId: string): Promise<UndoneImport> {
  if ((await getImport(db, id)).undone) throw new NotFound(`The import ${id} has already been undone.`);
  let removedCount = 0;
  for (;;) {
    const deletedCount = await db.transaction().execute((trx) => removeSome(trx, id));
    if (deletedCount === null) break;
    removedCount += deletedCount;
    await setImmediate();
  }
  const merges = await db.selectFrom('lead_import_merge').select('lead_id').where('import_id', '=', id).execute();
  let restoredCount = 0;
  for (const { lead_id } of merges) {
    const isRestored = await db.transaction().execute((trx) => restore(trx, id, lead_id, accountId));
    restoredCount += Number(isRestored);
    await setImmediate();
  }
  const { made, merged } = await getImport(db, id);
  await db.transaction().execute(async (trx) => {
    const its = trx.updateTable('lead_import').set({ state: 'undone' }).where('id', '=', id);
    // A second request that began before the first one ended is not logged again.
    const { numUpdatedRows } = await its.where('state', '!=', 'undone').executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await addActivities(trx, { entity: 'import', entity_id: id }, accountId, [newActivity('importUndone')]);
  });
  return { removed: removedCount, restored: restoredCount, kept: made + merged };
}

/**
 * Deletes some of the leads that an import created, in the same order as all other deletions, so that concurrent ones
 * cannot deadlock.
 * @returns how many; null if none are left.
 */
async function removeSome(trx: Db, id: string): Promise<number | null> {
  const untouched = trx.selectFrom('lead').select('id').where('import_id', '=', id).where(isUntouched);
  const leads = await untouched.orderBy('id').limit(batchSize).execute();
  if (leads.length === 0) return null;
  let removedCount = 0;
  for (const lead of leads) {
    // Otherwise PostgreSQL would not see what a transaction that holds the lock has added to the lead.
    await lockLead(trx, lead.id).catch(ignoreNotFound);
    const { numDeletedRows } = await trx
      .deleteFrom('lead')
      .where('id', '=', lead.id)
      .where(isUntouched)
      .executeTakeFirst();
    removedCount += Number(numDeletedRows);
  }
  return removedCount;
}

/** Restores a lead to its state before the import, unless it was changed since. @returns whether it was restored. */
async function restore(trx: Db, importId: string, leadId: string, accountId: string): Promise<boolean> {
  const its = trx
    .selectFrom('lead_import_merge')
    .select(['lead_before', 'version'])
    .where('import_id', '=', importId)
    .where('lead_id', '=', leadId);
  const merge = await its.executeTakeFirst();
  if (!merge) return false;
  const before: Lead = JSON.parse(merge.lead_before);
  const version = merge.version + 1;
  const row = toLeadRow(before, { version, updatedAt: new Date().toISOString() });
  const { enquiry_id: _enquiry, import_id: _import, ...columns } = row;
  const { numUpdatedRows } = await trx
    .updateTable('lead')
    .set(columns)
    .where('id', '=', leadId)
    .where('version', '=', merge.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('lead_import_merge').where('import_id', '=', importId).where('lead_id', '=', leadId).execute();
  await addActivities(trx, { entity: 'lead', entity_id: leadId }, accountId, [newActivity('importUndone')]);
  return true;
}
