import { sql } from 'kysely';
import type { MailState } from '#domain/conversation.ts';
import type { MailTrouble } from '#domain/dashboard.ts';
import type { Db } from './database.ts';
import type { OutboxTable } from './tables.ts';

const minute = 60 * 1000;

/** How long a mail stays taken without a sign of life from the process that sends it, in ms. */
const lease = 2 * minute;

/** How often the sending process gives a sign of life, in ms. */
export const leaseRenewal = minute / 2;

/** Waits between attempts, in ms: one minute, doubled each time, an hour at most. */
const firstWait = minute;
const longestWait = 60 * minute;

/** How long a new mail may wait before the staff is told, in ms. */
const usualWait = 15 * minute;

/** A mail that this process is sending. */
export interface DueMail
  extends Pick<OutboxTable, 'id' | 'recipient' | 'subject' | 'body' | 'calendar' | 'message_id'> {
  attempts: number;
  /** Until when it is taken; changes with each renewal. */
  due_at: string;
}

/** Why a mail was not taken. */
export interface MailFailure {
  /** The mail server's reply. */
  reason: string;
  /** Whether the mail server refuses this mail for good. */
  forGood: boolean;
  /** No other mail would have been taken either. */
  concernsAll: boolean;
}

const iso = (time: number) => new Date(time).toISOString();

const waitingMails = (db: Db) =>
  db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', iso(Date.now()))]));

/**
 * @returns the mail that is due first, taken by this process until its lease ends; null where none is due, or where the
 * mail server took no mail at all a while ago.
 */
export async function takeDueMail(db: Db): Promise<DueMail | null> {
  const now = Date.now();
  // Nothing waits for longer: what is due later was written by a clock that has been set back since.
  const furthest = iso(now + longestWait + lease);
  const paused = await waitingMails(db)
    .select('id')
    .where('waits_for_server', '=', 1)
    .where('due_at', '>', iso(now))
    .where('due_at', '<=', furthest)
    .executeTakeFirst();
  if (paused) return null;
  for (;;) {
    const mail = await waitingMails(db)
      .select(['id', 'recipient', 'subject', 'body', 'calendar', 'message_id', 'attempts', 'due_at'])
      .where((where) => where.or([where('due_at', '<=', iso(now)), where('due_at', '>', furthest)]))
      .orderBy('due_at')
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst();
    if (!mail || (await renewLease(db, mail))) return mail ?? null;
    // Another process has taken this mail: go on with the next one.
  }
}

/** Removes mails that let their readers in, once they are sent or of no use any more: nobody shall find them here. */
export async function cleanSpentMails(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('expires_at', 'is not', null)
    .where((where) => where.or([where('sent_at', 'is not', null), where('expires_at', '<=', iso(Date.now()))]))
    .execute();
}

/** Takes a mail for another lease. @returns whether it was still this process's to take. */
export async function renewLease(db: Db, mail: DueMail): Promise<boolean> {
  const due_at = iso(Date.now() + lease);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at })
    .where('id', '=', mail.id)
    .where('due_at', '=', mail.due_at)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  const taken = Number(numUpdatedRows) === 1;
  if (taken) mail.due_at = due_at;
  return taken;
}

/** Notes that a mail was taken by the mail server; those that waited for it need not wait any longer. */
export async function noteSent(db: Db, mail: DueMail): Promise<void> {
  const { id, attempts } = mail;
  const now = iso(Date.now());
  // By itself and at once: a process that is killed before it sends the mail a second time.
  await db
    .updateTable('outbox')
    .set({ sent_at: now, attempts: attempts + 1, waits_for_server: 0, last_error: null })
    .where('id', '=', id)
    .execute();
  await cleanSpentMails(db);
  await db
    .updateTable('outbox')
    .set({ due_at: now, waits_for_server: 0 })
    .where('waits_for_server', '=', 1)
    .where('sent_at', 'is', null)
    .execute();
  await markChanged(db, mail);
}

/** Marks the conversation of a reply as changed, so that whoever looks at it sees what has become of the mail. */
async function markChanged(db: Db, { message_id }: DueMail): Promise<void> {
  if (!message_id) return;
  const conversation = db.selectFrom('message').select('conversation_id').where('id', '=', message_id);
  await db
    .updateTable('conversation')
    .set({ updated_at: iso(Date.now()) })
    .where('id', '=', conversation)
    .execute();
}

/** Notes why a mail was not taken, and when to try again; where no mail would be taken, all that are due wait as long. */
export async function noteFailure(db: Db, mail: DueMail, { reason, forGood, concernsAll }: MailFailure): Promise<void> {
  const now = Date.now();
  const due_at = iso(now + Math.min(firstWait * 2 ** mail.attempts, longestWait));
  const waits_for_server = concernsAll ? 1 : 0;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('outbox')
      .set({
        due_at,
        waits_for_server,
        attempts: mail.attempts + 1,
        last_error: reason.slice(0, 500),
        failed_at: forGood ? iso(now) : null,
      })
      .where('id', '=', mail.id)
      // Not where somebody else has it now.
      .where('due_at', '=', mail.due_at)
      .execute();
    await markChanged(trx, mail);
    if (!concernsAll) return;
    await trx
      .updateTable('outbox')
      .set({ due_at, waits_for_server: 1 })
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('due_at', '<=', iso(now))
      .execute();
  });
}

/** @returns how many mails cannot be delivered and why; null where all can. */
export async function readMailTrouble(db: Db): Promise<MailTrouble | null> {
  const counted = sql<number>`count(*)`;
  const late = waitingMails(db).where((where) =>
    where.or([
      where('attempts', '>', 0),
      where('waits_for_server', '=', 1),
      where('created_at', '<', iso(Date.now() - usualWait)),
    ]),
  );
  const waiting = await late
    .select([counted.as('count'), sql<string>`min(created_at)`.as('since')])
    .executeTakeFirstOrThrow();
  const refused = await db
    .selectFrom('outbox')
    .select([counted.as('count'), sql<string>`min(created_at)`.as('since')])
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const counts = { waiting: Number(waiting.count), refused: Number(refused.count) };
  if (counts.waiting + counts.refused === 0) return null;
  return { ...counts, since: [waiting.since, refused.since].filter(Boolean).toSorted()[0] as string };
}

/** A mail as commands list it. */
export type UnsentMail = Pick<
  OutboxTable,
  'id' | 'recipient' | 'subject' | 'created_at' | 'due_at' | 'failed_at' | 'last_error'
> & { attempts: number };

/** @returns the mails that were not sent yet, the oldest first. */
export const listUnsentMails = (db: Db): Promise<UnsentMail[]> =>
  db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'created_at', 'due_at', 'failed_at', 'last_error', 'attempts'])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Makes mails due at once, those too that were refused for good. @param id one mail, or null for all. @returns how many. */
export async function retryMails(db: Db, id: string | null): Promise<number> {
  let update = db
    .updateTable('outbox')
    .set({ due_at: iso(Date.now()), failed_at: null, waits_for_server: 0 })
    .where('sent_at', 'is', null);
  if (id) update = update.where('id', '=', id);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}

/** Throws a mail away that was not sent. @returns whether there was such a mail. */
export async function discardMail(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('outbox').where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst();
  return Number(deleted.numDeletedRows) === 1;
}

/** @param row of which `mail` is the id of its mail; null where that was thrown away. @returns what has become of it. */
export function mailState(row: { mail: string | null; sent_at: string | null; failed_at: string | null }): MailState {
  if (!row.mail) return 'discarded';
  if (row.sent_at) return 'sent';
  return row.failed_at ? 'refused' : 'waiting';
}
