import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import { Conflict } from '#backend/errors.ts';
import { day } from '#domain/durations.ts';
import type { Db } from './database.ts';
import { newId } from './newId.ts';
import { hashOf } from './tokens.ts';

/** Lifetime of stored attempts, in ms: a week, because a client may sleep before it repeats a request. */
const lifetime = 7 * day;

/** The record that an earlier attempt from the same form has stored. */
export interface WrittenRecord {
  id: string;
  /** Version of the record after the last of these attempts. */
  version: number;
}

/** Identifies the attempts from one form, so that they create a single record. */
export interface WriteAttempt {
  /** The same for all attempts from one form. */
  key: string;
  accountId: string;
}

const keyOf = ({ key, accountId }: WriteAttempt) => hashOf(`${accountId}\n${key}`);

/**
 * Stores an attempt in the transaction that creates its record; a concurrent second attempt waits for the first.
 * @param record the record to be created.
 * @returns the record that an earlier attempt has created; null for the first attempt.
 */
async function recordFirstAttempt(
  trx: Db,
  attempt: WriteAttempt,
  record: WrittenRecord,
): Promise<WrittenRecord | null> {
  const key = keyOf(attempt);
  const inserted = await trx
    .insertInto('write_attempt')
    .values({ key, record_id: record.id, version: record.version, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return null;
  return trx
    .selectFrom('write_attempt')
    .select(['record_id as id', 'version'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Stores the version that a later attempt has written. */
async function recordVersion(trx: Db, attempt: WriteAttempt, version: number): Promise<void> {
  await trx.updateTable('write_attempt').set({ version }).where('key', '=', keyOf(attempt)).execute();
}

/**
 * Creates one record for all attempts from one form; later attempts update it.
 * @param attempt null if the client sent no idempotency key.
 * @param write callbacks that run in the given transaction.
 */
export async function createOnce<Row extends WrittenRecord>(
  trx: Db,
  attempt: WriteAttempt | null,
  write: { insert: (id: string) => Promise<Row>; update: (id: string, version: number) => Promise<Row> },
): Promise<Row> {
  const id = newId();
  const earlier = attempt && (await recordFirstAttempt(trx, attempt, { id, version: 1 }));
  if (!earlier) return write.insert(id);
  const row = await write.update(earlier.id, earlier.version);
  await recordVersion(trx, attempt, row.version);
  return row;
}

/**
 * Updates a record if it still has the version that was edited. Check and update are one statement, so that only one of
 * two concurrent updates succeeds.
 * @param update the columns to set.
 * @param readCurrent reads the current record.
 * @returns the updated record.
 * @throws Conflict with the current record, if it has another version.
 */
export async function changeVersion<Tables, Table extends keyof Tables, Row>(
  update: UpdateQueryBuilder<Tables, Table, Table, UpdateResult>,
  { id, version }: WrittenRecord,
  readCurrent: () => Promise<Row>,
): Promise<Row> {
  const { numUpdatedRows } = await update.where(sql<boolean>`id = ${id} and version = ${version}`).executeTakeFirst();
  const row = await readCurrent();
  if (numUpdatedRows === 0n) throw new Conflict(row);
  return row;
}

/** Deletes attempts older than a week. */
export async function cleanWriteAttempts(db: Db): Promise<void> {
  const over = new Date(Date.now() - lifetime).toISOString();
  await db.deleteFrom('write_attempt').where('created_at', '<', over).execute();
}
