import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AccessLink } from '#domain/unsentMail.ts';
import type { Db } from './database.ts';
import { accessLinkOf, isBeingSent, type OutboxTable } from './outboxTable.ts';
import { readSetting, writeSetting } from './settings.ts';

/** A mail, as commands list it. */
type ListedMail = Pick<
  OutboxTable,
  'id' | 'recipient' | 'subject' | 'created_at' | 'due_at' | 'failed_at' | 'last_error'
> & { attempts: number; access_link: AccessLink };

/** @returns the mails that are not sent yet, oldest first. */
export const listUnsentMails = (db: Db): Promise<ListedMail[]> =>
  db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'created_at', 'due_at', 'failed_at', 'last_error', 'attempts'])
    .select(accessLinkOf().as('access_link'))
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Restricts a change to some of the unsent mails. */
export interface ChosenMails {
  /** One mail, or null for all. */
  id: string | null;
  /** An SQL condition on the outbox; omitted if there is none. */
  condition?: RawBuilder<SqlBool>;
}

const noCondition = sql<SqlBool>`1 = 1`;

/**
 * Makes mails due at once, including permanently rejected ones, and ends the pause after a failure of the mail server. A
 * mail that is being sent stays as it is, so that it is not sent twice; so does one that came back after its text was removed.
 * @returns how many, with those that are being sent.
 */
export async function retryMails(db: Db, { id, condition = noCondition }: ChosenMails): Promise<number> {
  const now = new Date().toISOString();
  // First, so that two calls lock these mails in the same order. One of them is tried before all others.
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('sent_at', 'is', null)
    .where('waits_for_server', '=', 1)
    .where('due_at', '>', now)
    .where(sql<SqlBool>`not (${isBeingSent()})`)
    .execute();
  const unlessSending = <Value>(column: string, value: Value) =>
    sql<Value>`case when ${isBeingSent()} then ${sql.ref(column)} else ${value} end`;
  let update = db
    .updateTable('outbox')
    .set({
      due_at: unlessSending('due_at', now),
      failed_at: null,
      // Whoever has it sent again may have mended the cause.
      last_error: unlessSending<string | null>('last_error', null),
      waits_for_server: unlessSending('waits_for_server', 0),
    })
    .where('sent_at', 'is', null)
    .where(accessLinkOf(), '<>', 'removed')
    .where(condition);
  if (id) update = update.where('id', '=', id);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}

/** Deletes unsent mails. One that is being handed to the mail server still arrives. @returns how many. */
export async function discardMails(db: Db, { id, condition = noCondition }: ChosenMails): Promise<number> {
  let removal = db.deleteFrom('outbox').where('sent_at', 'is', null).where(condition);
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
    if (last.isOpen && !isOpen) await discardMails(trx, { id: null });
    if (last.isOpen !== isOpen) await writeSetting(trx, writtenByAnybody, { isOpen });
  });
}
