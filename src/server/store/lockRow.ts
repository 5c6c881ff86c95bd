import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Locks a row until the end of the transaction. @returns whether there is one with this id. */
export async function lockRow(trx: Db, table: 'account' | 'conversation' | 'lead', id: string): Promise<boolean> {
  // Changes nothing, but locks the row on both engines.
  const update = sql`update ${sql.table(table)} set id = id where id = ${id}`;
  return (await update.execute(trx)).numAffectedRows === 1n;
}
