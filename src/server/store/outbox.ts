import type { Db } from './database.ts';
import type { OutboxTable } from './tables.ts';

/** How long one attempt may take before another process may try, in ms. */
const lease = 2 * 60 * 1000;

/** Waits between attempts, in ms: one minute, doubled each time, six hours at most. */
const firstWait = 60 * 1000;
const longestWait = 6 * 60 * 60 * 1000;
const century = 100 * 365 * 24 * 60 * 60 * 1000;

/** A mail that is to be sent now. */
export type DueMail = Pick<OutboxTable, 'id' | 'recipient' | 'subject' | 'body'> & { attempts: number };

/** @returns mails that are due, each taken by this process for the next two minutes. */
export async function takeDueMails(db: Db, limit: number): Promise<DueMail[]> {
  const now = new Date().toISOString();
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'body', 'attempts', 'due_at'])
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  const taken: DueMail[] = [];
  for (const { due_at, ...mail } of due) {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ due_at: new Date(Date.now() + lease).toISOString() })
      .where('id', '=', mail.id)
      .where('due_at', '=', due_at)
      .executeTakeFirst();
    // Nothing changed where another process was quicker.
    if (Number(numUpdatedRows) === 1) taken.push(mail);
  }
  return taken;
}

/** Notes that a mail is on its way. */
export async function noteSent(db: Db, { id, attempts }: DueMail): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: new Date().toISOString(), attempts: attempts + 1, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Notes why a mail was not taken, and when to try again; of one that is refused for good, in a hundred years. */
export async function noteFailure(db: Db, { id, attempts }: DueMail, reason: string, forGood = false): Promise<void> {
  const wait = forGood ? century : Math.min(firstWait * 2 ** attempts, longestWait);
  await db
    .updateTable('outbox')
    .set({
      due_at: new Date(Date.now() + wait).toISOString(),
      attempts: attempts + 1,
      last_error: reason.slice(0, 500),
    })
    .where('id', '=', id)
    .execute();
}
