import { randomUUID } from 'node:crypto';
import type { Db } from './database.ts';

/** The setting that changes with everything that visitors see. */
const name = 'content';

/** How often the other processes look, in ms. */
const interval = 300;

/** Tells the other processes on this database that something has changed that visitors see. */
export async function noteContentChange(db: Db): Promise<void> {
  const value = randomUUID();
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** @param changed is called within half a second of a change by another process. @returns ends it. */
export function watchContent(db: Db, changed: () => void): () => void {
  let known: string | undefined;
  const look = async () => {
    const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
    // The first time too: pages kept before it may be older than the value found.
    if (known === undefined || (row?.value ?? '') !== known) changed();
    known = row?.value ?? '';
  };
  // A database that is gone for a while is looked at again.
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    await look().catch(() => undefined);
    looking = false;
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
