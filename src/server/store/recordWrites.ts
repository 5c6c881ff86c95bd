import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import { Conflict } from '#backend/errors.ts';
import type { Db } from './database.ts';
import { newId } from './newId.ts';
import { hashOf } from './tokens.ts';

/** How long an attempt is known, in ms: a week, for a laptop may sleep over the answer. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** The record that an earlier attempt from the same form has stored. */
export interface WrittenRecord {
  id: string;
  /** Its version after the last of those attempts. */
  version: number;
}

/** A form's way to make one record of all its attempts. */
export interface WriteAttempt {
  /** The same for every attempt from one form. */
  key: string;
  accountId: string;
}

const keyOf = ({ key, accountId }: WriteAttempt) => hashOf(`${accountId}\n${key}`);

/**
 * Notes an attempt in the transaction that makes its record: of two at once, the second waits for the first.
 * @param record the record that is to be made. @returns the record that an earlier attempt has made; null where this is the first.
 */
async function noteFirstAttempt(trx: Db, attempt: WriteAttempt, record: WrittenRecord): Promise<WrittenRecord | null> {
  const key = keyOf(attempt);
  const first = await trx
    .insertInto('write_attempt')
    .values({ key, record_id: record.id, version: record.version, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (first) return null;
  return trx
    .selectFrom('write_attempt')
    .select(['record_id as id', 'version'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Notes which version a later attempt has left. */
async function noteVersion(trx: Db, attempt: WriteAttempt, version: number): Promise<void> {
  await trx.updateTable('write_attempt').set({ version }).where('key', '=', keyOf(attempt)).execute();
}

/**
 * Makes one record of all attempts from one form: where an earlier one has stored it already, what has been written since
 * is a change of it. @param attempt null for a caller that says none. @param write in the transaction given.
 */
export async function createOnce<Row extends WrittenRecord>(
  trx: Db,
  attempt: WriteAttempt | null,
  write: { insert: (id: string) => Promise<Row>; update: (id: string, version: number) => Promise<Row> },
): Promise<Row> {
  const id = newId();
  const earlier = attempt && (await noteFirstAttempt(trx, attempt, { id, version: 1 }));
  if (!earlier) return write.insert(id);
  const row = await write.update(earlier.id, earlier.version);
  await noteVersion(trx, attempt, row.version);
  return row;
}

/**
 * Changes a record where it is still of the version that was changed. The same statement looks at the version and
 * changes the record: of two at once, one changes nothing.
 * @param update what is to be set. @param read reads the record as it is then.
 * @returns the changed record. @throws Conflict with the record as it is, where another version is stored by now.
 */
export async function changeVersion<Tables, Table extends keyof Tables, Row>(
  update: UpdateQueryBuilder<Tables, Table, Table, UpdateResult>,
  { id, version }: WrittenRecord,
  read: () => Promise<Row>,
): Promise<Row> {
  const { numUpdatedRows } = await update.where(sql<boolean>`id = ${id} and version = ${version}`).executeTakeFirst();
  const row = await read();
  if (numUpdatedRows === 0n) throw new Conflict(row);
  return row;
}

/** Forgets the attempts of more than a week ago. */
export async function cleanWriteAttempts(db: Db): Promise<void> {
  const over = new Date(Date.now() - lifetime).toISOString();
  await db.deleteFrom('write_attempt').where('created_at', '<', over).execute();
}
