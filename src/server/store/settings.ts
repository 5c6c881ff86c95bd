import type { Generated } from 'kysely';
import type { Db } from './database.ts';

/** A value of the server itself, by name, e.g. the retention period. Never deleted. */
export interface SettingTable {
  name: string;
  value: Generated<string>;
}

/** A setting: its value, and its stored JSON. */
interface Stored<Value> {
  value: Value;
  /** The stored JSON; null if the setting was never stored. */
  text: string | null;
}

/** @returns a stored setting, or its default value. */
export async function readSetting<Value>(db: Db, name: string, defaultValue: Value): Promise<Stored<Value>> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row ? { value: JSON.parse(row.value), text: row.value } : { value: defaultValue, text: null };
}

/** Stores a setting, replacing any earlier value. */
export async function writeSetting(trx: Db, name: string, setting: object): Promise<void> {
  const value = JSON.stringify(setting);
  await trx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Takes a lock until the end of the transaction. @param name of the setting whose row serves as the lock. */
export const takeLock = (trx: Db, name: string): Promise<void> =>
  writeSetting(trx, name, { takenAt: new Date().toISOString() });

/**
 * Stores a setting unless it was changed since it was read; of two concurrent changes, only one succeeds.
 * @param text the JSON that was read.
 * @returns whether the setting was stored.
 */
export async function changeSetting(trx: Db, name: string, text: string | null, setting: object): Promise<boolean> {
  const value = JSON.stringify(setting);
  if (text === null) {
    const insert = trx.insertInto('setting').values({ name, value });
    const inserted = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const update = trx.updateTable('setting').set({ value }).where('name', '=', name).where('value', '=', text);
  return (await update.executeTakeFirst()).numUpdatedRows === 1n;
}
