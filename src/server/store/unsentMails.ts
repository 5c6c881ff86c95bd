import type { Db } from './database.ts';
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

/** Deletes an unsent mail. @returns whether it existed. */
export async function discardMail(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('outbox').where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst();
  return Number(deleted.numDeletedRows) === 1;
}
