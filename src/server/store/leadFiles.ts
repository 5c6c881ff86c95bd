import { InvalidInput, NotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import { type LeadFile, maxFiles, tooManyFiles } from '#domain/leadFile.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { lockLead } from './leadRecord.ts';
import { createOnce, type WriteAttempt } from './recordWrites.ts';

/** A file attached to a lead. It is stored in the database, so it is deleted with the lead and part of every backup. */
export interface LeadFileTable {
  id: string;
  lead_id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  bytes: Buffer;
  account_id: string | null;
  created_at: string;
}

/** @returns the files of a lead without their bytes, latest first. @throws NotFound if there is no such lead. */
export async function listFiles(db: Db, leadId: string): Promise<LeadFile[]> {
  const lead = await db.selectFrom('lead').select('id').where('id', '=', leadId).executeTakeFirst();
  if (!lead) throw new NotFound(`There is no lead ${leadId}.`);
  const rows = await db
    .selectFrom('lead_file')
    .leftJoin('account', 'account.id', 'lead_file.account_id')
    .select(['lead_file.id', 'lead_file.name', 'size', 'lead_file.created_at as addedAt'])
    .select(['account.id as by', 'account.name as by_name'])
    .where('lead_id', '=', leadId)
    // Ids sort by their time of creation.
    .orderBy('lead_file.id', 'desc')
    .execute();
  return rows.map(({ by, by_name, ...file }) => ({
    ...file,
    by: by === null || by_name === null ? null : { id: by, name: by_name },
  }));
}

/**
 * Attaches a file to a lead, once for all attempts.
 * @param trx the transaction of all writes.
 * @param by the account that adds it.
 * @throws NotFound
 * @throws InvalidInput if there are too many.
 */
export async function addFile(
  trx: Db,
  leadId: string,
  file: { name: string; bytes: Buffer },
  attempt: WriteAttempt | null,
  by: string,
): Promise<void> {
  // The lock keeps a file from being added during a deletion, and two concurrent uploads from exceeding the maximum.
  await lockLead(trx, leadId);
  await createOnce(trx, attempt, {
    insert: async (id) => {
      const { count } = await trx
        .selectFrom('lead_file')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('lead_id', '=', leadId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= maxFiles) throw new InvalidInput({ file: tooManyFiles });
      const created_at = new Date().toISOString();
      const row = { id, lead_id: leadId, size: file.bytes.length, account_id: by, created_at, ...file };
      await trx.insertInto('lead_file').values(row).execute();
      await addActivities(trx, { entity: 'lead', entity_id: leadId }, by, [newActivity('fileAdded')]);
      return { id, version: 1 };
    },
    update: async (id) => ({ id, version: 1 }),
  });
}

/** @returns the name and bytes of a file. @throws NotFound */
export async function readFile(db: Db, leadId: string, id: string): Promise<{ name: string; bytes: Buffer }> {
  const file = await db
    .selectFrom('lead_file')
    .select(['name', 'bytes'])
    .where('id', '=', id)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!file) throw new NotFound(`There is no file ${id}.`);
  return { name: file.name, bytes: Buffer.from(file.bytes) };
}

/** Deletes a file. @param trx the transaction of all writes. @param by the account that deletes it. @throws NotFound */
export async function removeFile(trx: Db, leadId: string, id: string, by: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('lead_file')
    .where('id', '=', id)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new NotFound(`There is no file ${id}.`);
  await addActivities(trx, { entity: 'lead', entity_id: leadId }, by, [newActivity('fileRemoved')]);
}
