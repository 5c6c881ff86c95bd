import { type Insertable, type RawBuilder, sql } from 'kysely';
import { minute } from '#domain/durations.ts';
import { searchedTexts } from '#domain/entity.ts';
import { unsentMailEntity } from '#domain/unsentMail.ts';
import type { Db } from './database.ts';
import { searchText } from './keys.ts';
import { newId } from './newId.ts';
import { isUnsent, type OutboxTable } from './outboxTable.ts';

/** Time after which a mail may be claimed by another process, in ms, unless its lease is renewed. */
const lease = 2 * minute;

/** Interval at which the sending process renews its lease, in ms. */
export const leaseRenewal = minute / 2;

/** Delays between attempts, in ms: one minute, doubled each time, up to an hour. */
const firstDelay = minute;
const maxDelay = 60 * minute;

/** Maximum length of the stored reason of a failure, in characters. */
const maxReason = 500;

/** A mail as it is composed. */
export type Mail = Pick<OutboxTable, 'recipient' | 'subject' | 'body' | 'language'> &
  Partial<Pick<OutboxTable, 'reply_to'>>;

/** The columns that a mail is sent from. */
const sentColumns = [
  'id',
  'recipient',
  'reply_to',
  'in_reply_to',
  'subject',
  'body',
  'language',
  'calendar',
  'message_id',
] as const;

/** A mail that this process is sending. */
export interface DueMail extends Pick<OutboxTable, (typeof sentColumns)[number]> {
  attempts: number;
  /** End of the lease; changes with each renewal. */
  due_at: string;
}

/** The failure of an attempt to send a mail. */
export interface MailFailure {
  /** The mail server's reply. */
  reason: string;
  /** Whether the mail server rejected this mail permanently. */
  permanent: boolean;
  /** Whether the failure affects all mails, e.g. because the server is unreachable. */
  affectsAllMails: boolean;
}

/** The codes of a mail server's reply. Sources: RFC 5321, 4.2; RFC 3463, 2. */
const replyCodes = /(?<![\w.])(?:[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?|[45]\.\d{1,3}\.\d{1,3})(?![\w.])/;

/**
 * @param reason why a mail was not delivered.
 * @returns the SQL expression for what is stored of it: of a mail with a link that grants access only the codes, e.g.
 * `550 5.1.1`, because the reply may quote the link.
 */
const storedReason = (reason: string): RawBuilder<string> =>
  sql`case when expires_at is null then ${reason.slice(0, maxReason)} else ${replyCodes.exec(reason)?.[0] ?? ''} end`;

const iso = (time: number) => new Date(time).toISOString();

/** A mail with the records that it is deleted with. Defaults: created now, and due when it is created. */
type NewMail = Omit<Insertable<OutboxTable>, 'id' | 'created_at' | 'due_at'> &
  Partial<Pick<OutboxTable, 'created_at' | 'due_at'>>;

/**
 * Adds mails to the outbox, from which the mailer sends them.
 * @param trx the transaction of the change that the mails are about.
 */
export async function queueMails(trx: Db, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const now = iso(Date.now());
  const rows = mails.map(({ created_at = now, due_at = created_at, ...mail }) => ({
    ...mail,
    id: newId(),
    created_at,
    due_at,
    search: searchText(searchedTexts(unsentMailEntity, mail)),
  }));
  await trx.insertInto('outbox').values(rows).execute();
}

const waitingMails = (db: Db) => db.selectFrom('outbox').where(isUnsent()).where('failed_at', 'is', null);

/**
 * @returns the next due mail, claimed by this process until its lease ends; null if none is due, or while sending is
 * paused because the mail server accepted no mail at all.
 */
export async function claimDueMail(db: Db): Promise<DueMail | null> {
  const now = Date.now();
  // No regular due date is later than this; a later one was written before the system clock was set back.
  const furthest = iso(now + maxDelay + lease);
  const paused = await waitingMails(db)
    .select('id')
    .where('waits_for_server', '=', 1)
    .where('due_at', '>', iso(now))
    .where('due_at', '<=', furthest)
    .executeTakeFirst();
  if (paused) return null;
  for (;;) {
    const mail = await waitingMails(db)
      .select([...sentColumns, 'attempts', 'due_at'])
      .where((where) => where.or([where('due_at', '<=', iso(now)), where('due_at', '>', furthest)]))
      .orderBy('due_at')
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst();
    if (!mail || (await renewLease(db, mail))) return mail ?? null;
    // Another process has claimed this mail: try the next one.
  }
}

/** Deletes mails whose links grant access, once these have expired. */
export async function deleteExpiredMails(db: Db): Promise<void> {
  await db.deleteFrom('outbox').where('expires_at', '<=', iso(Date.now())).execute();
}

/** Claims a mail for another lease. @returns false if another process has claimed it in the meantime. */
export async function renewLease(db: Db, mail: DueMail): Promise<boolean> {
  const due_at = iso(Date.now() + lease);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at, leased_until: due_at, known_before: null })
    .where('id', '=', mail.id)
    .where('due_at', '=', mail.due_at)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  const isRenewed = numUpdatedRows === 1n;
  if (isRenewed) mail.due_at = due_at;
  return isRenewed;
}

/**
 * Marks a mail as sent, and makes those due that were waiting for the mail server. If its link grants access, its text is
 * removed, so that the link does not stay in the database; the mail itself is kept, as it may come back.
 */
export async function markSent(db: Db, mail: DueMail): Promise<void> {
  const { id, attempts } = mail;
  const now = iso(Date.now());
  // A separate statement, run first: a process killed before it would send the mail again.
  await db
    .updateTable('outbox')
    .set({ sent_at: now, attempts: attempts + 1, waits_for_server: 0, last_error: null, leased_until: null })
    .set({ body: sql<string>`case when expires_at is null then body else '' end` })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('outbox')
    .set({ due_at: now, waits_for_server: 0 })
    .where('waits_for_server', '=', 1)
    .where('sent_at', 'is', null)
    .execute();
  await markChanged(db, mail);
}

/** Marks the conversation of a reply as changed, so that open pages show the new state of its mail. */
export async function markChanged(db: Db, { message_id }: Pick<OutboxTable, 'message_id'>): Promise<void> {
  if (!message_id) return;
  const conversation = db.selectFrom('message').select('conversation_id').where('id', '=', message_id);
  await db
    .updateTable('conversation')
    .set({ updated_at: iso(Date.now()) })
    .where('id', '=', conversation)
    .execute();
}

/**
 * Stores the reason of a failure and the time of the next attempt. If the failure affects all mails, all that are due
 * are postponed, too.
 */
export async function recordFailure(
  db: Db,
  mail: DueMail,
  { reason, permanent, affectsAllMails }: MailFailure,
): Promise<void> {
  const now = Date.now();
  const due_at = iso(now + Math.min(firstDelay * 2 ** mail.attempts, maxDelay));
  const waits_for_server = affectsAllMails ? 1 : 0;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('outbox')
      .set({
        due_at,
        waits_for_server,
        attempts: mail.attempts + 1,
        last_error: storedReason(reason),
        failed_at: permanent ? iso(now) : null,
        leased_until: null,
      })
      .where('id', '=', mail.id)
      // Skipped if another process has claimed the mail.
      .where('due_at', '=', mail.due_at)
      .execute();
    await markChanged(trx, mail);
    if (!affectsAllMails) return;
    await trx
      .updateTable('outbox')
      .set({ due_at, waits_for_server: 1 })
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('due_at', '<=', iso(now))
      .execute();
  });
}

/** How much earlier than the clock of this machine that of a mail server may be, in ms. */
const maxMailServerClockLag = 5 * minute;

/**
 * Marks a mail as refused that was sent before: the recipient's mail server returned it.
 * @param returnedAt instant at which it came back, ISO 8601 UTC. A mail that was sent again since stays as it is.
 * @returns whether the mail was marked.
 */
export async function recordReturn(db: Db, id: string, reason: string, returnedAt: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const returned = await trx
      .updateTable('outbox')
      .set({ sent_at: null, failed_at: iso(Date.now()), last_error: storedReason(reason) })
      .where('id', '=', id)
      .where('sent_at', '<=', iso(Date.parse(returnedAt) + maxMailServerClockLag))
      .returning('message_id')
      .executeTakeFirst();
    if (returned) await markChanged(trx, returned);
    return returned !== undefined;
  });
}
