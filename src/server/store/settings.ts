import type { Db } from './database.ts';

/** A setting as it is stored: what it says, and the text that says so. */
interface Stored<Value> {
  value: Value;
  /** The setting's JSON as it is stored; null where nobody has set it yet. */
  text: string | null;
}

/** @param standard what it is where nobody has set it. @returns a setting. */
export async function readSetting<Value>(db: Db, name: string, standard: Value): Promise<Stored<Value>> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row ? { value: JSON.parse(row.value), text: row.value } : { value: standard, text: null };
}

/** Sets something, whatever it was. */
export async function writeSetting(trx: Db, name: string, setting: object): Promise<void> {
  const value = JSON.stringify(setting);
  await trx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Sets something as long as it is what was read: of two at once, one changes nothing.
 * @param text the JSON as it was read. @returns whether the setting was changed: not where somebody else was quicker.
 */
export async function changeSetting(trx: Db, name: string, text: string | null, setting: object): Promise<boolean> {
  const value = JSON.stringify(setting);
  if (text === null) {
    const insert = trx.insertInto('setting').values({ name, value });
    const added = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  const update = trx.updateTable('setting').set({ value }).where('name', '=', name).where('value', '=', text);
  return (await update.executeTakeFirst()).numUpdatedRows === 1n;
}
