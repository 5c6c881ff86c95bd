import { InvalidInput, NotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import { type LeadFile, mostFiles, tooManyFiles } from '#domain/leadFile.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { lockLead } from './leadRecord.ts';
import { createOnce, type WriteAttempt } from './recordWrites.ts';

/** A file that lies with a lead, in the database itself: it goes with the lead, and every copy of the data holds it. */
export interface LeadFileTable {
  id: string;
  lead_id: string;
  name: string;
  /** In bytes. */
  size: number;
  bytes: Buffer;
  account_id: string | null;
  created_at: string;
}

/** @returns the files of a lead without their bytes, the latest first. @throws NotFound where there is no such lead. */
export async function listFiles(db: Db, leadId: string): Promise<LeadFile[]> {
  const lead = await db.selectFrom('lead').select('id').where('id', '=', leadId).executeTakeFirst();
  if (!lead) throw new NotFound(`There is no lead ${leadId}.`);
  const rows = await db
    .selectFrom('lead_file')
    .leftJoin('account', 'account.id', 'lead_file.account_id')
    .select(['lead_file.id', 'lead_file.name', 'size', 'lead_file.created_at as addedAt'])
    .select(['account.id as by', 'account.name as by_name'])
    .where('lead_id', '=', leadId)
    // Ids are made in the order of time.
    .orderBy('lead_file.id', 'desc')
    .execute();
  return rows.map(({ by, by_name, ...file }) => ({
    ...file,
    by: by === null || by_name === null ? null : { id: by, name: by_name },
  }));
}

/**
 * Lays a file with a lead, once for all attempts. @param trx of all that is written. @param by who does it.
 * @throws NotFound @throws InvalidInput where there are too many.
 */
export async function addFile(
  trx: Db,
  leadId: string,
  file: { name: string; bytes: Buffer },
  attempt: WriteAttempt | null,
  by: string,
): Promise<void> {
  // A file of somebody who has just been deleted must not stay; and two at once must not be one too many.
  await lockLead(trx, leadId);
  await createOnce(trx, attempt, {
    insert: async (id) => {
      const { count } = await trx
        .selectFrom('lead_file')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('lead_id', '=', leadId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostFiles) throw new InvalidInput({ file: tooManyFiles });
      const created_at = new Date().toISOString();
      const row = { id, lead_id: leadId, size: file.bytes.length, account_id: by, created_at, ...file };
      await trx.insertInto('lead_file').values(row).execute();
      await addActivities(trx, { entity: 'lead', entity_id: leadId }, by, [newActivity('fileAdded')]);
      return { id, version: 1 };
    },
    update: async (id) => ({ id, version: 1 }),
  });
}

/** @returns a file's name and bytes. @throws NotFound */
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

/** Removes a file for good. @param trx of all that is written. @param by who does it. @throws NotFound */
export async function removeFile(trx: Db, leadId: string, id: string, by: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('lead_file')
    .where('id', '=', id)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new NotFound(`There is no file ${id}.`);
  await addActivities(trx, { entity: 'lead', entity_id: leadId }, by, [newActivity('fileRemoved')]);
}
