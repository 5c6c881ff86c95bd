import { randomUUID } from 'node:crypto';
import { repeat } from '../repeat.ts';
import type { Db } from './database.ts';
import { writeSetting } from './settings.ts';

/** The setting that changes whenever public content changes. */
const name = 'content';

/** Polling interval of the other processes, in ms. */
const interval = 300;

/** Notifies the other processes on this database that public content has changed. */
export const recordContentChange = (db: Db): Promise<void> => writeSetting(db, name, { id: randomUUID() });

/**
 * Polls for content changes by other processes.
 * @param onChange called within half a second of a change.
 * @returns a function that stops polling.
 */
export function watchContent(db: Db, onChange: () => void): () => Promise<void> {
  let lastValue: string | undefined;
  const notifyIfChanged = async () => {
    const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
    // Also called the first time: pages cached before may be older than the value found.
    if (lastValue === undefined || (row?.value ?? '') !== lastValue) onChange();
    lastValue = row?.value ?? '';
  };
  // Polling continues if the database is unavailable for a while.
  return repeat(notifyIfChanged, interval, () => undefined).stop;
}
