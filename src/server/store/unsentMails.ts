import type { Db } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { OutboxTable } from './tables.ts';

/** A mail, as commands list it. */
export type UnsentMail = Pick<
  OutboxTable,
  'id' | 'recipient' | 'subject' | 'created_at' | 'due_at' | 'failed_at' | 'last_error'
> & { attempts: number };

/** @returns the mails that are not sent yet, oldest first. */
export const listUnsentMails = (db: Db): Promise<UnsentMail[]> =>
  db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'created_at', 'due_at', 'failed_at', 'last_error', 'attempts'])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * Makes mails due at once, including permanently rejected ones.
 * @param id one mail, or null for all.
 * @returns how many.
 */
export async function retryMails(db: Db, id: string | null): Promise<number> {
  let update = db
    .updateTable('outbox')
    .set({ due_at: new Date().toISOString(), failed_at: null, waits_for_server: 0 })
    .where('sent_at', 'is', null);
  if (id) update = update.where('id', '=', id);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}

/**
 * Deletes unsent mails.
 * @param id one mail, or null for all.
 * @returns how many.
 */
export async function discardMails(db: Db, id: string | null): Promise<number> {
  let removal = db.deleteFrom('outbox').where('sent_at', 'is', null);
  if (id) removal = removal.where('id', '=', id);
  return Number((await removal.executeTakeFirst()).numDeletedRows);
}

/** The setting that records whether the last server on this database let everybody write mails. */
const writtenByAnybody = 'mails-by-anybody';

/**
 * Deletes the unsent mails of a server whose demo account was open to everybody, once a server is started for which it
 * is not: strangers may have addressed them to anybody.
 * @param isOpen whether the server that is being started opens the demo account to everybody.
 */
export async function discardMailsByAnybody(db: Db, isOpen: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { value: last } = await readSetting(trx, writtenByAnybody, { isOpen: false });
    if (last.isOpen && !isOpen) await discardMails(trx, null);
    if (last.isOpen !== isOpen) await writeSetting(trx, writtenByAnybody, { isOpen });
  });
}
