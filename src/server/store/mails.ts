import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { NotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import type { MailTrouble } from '#domain/dashboard.ts';
import { quarterHour } from '#domain/durations.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import type { Role, Session } from '#domain/session.ts';
import { type UnsentMail, type UnsentMailState, unsentMailEntity } from '#domain/unsentMail.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { type ListedTable, readPage } from './lists.ts';
import { markChanged } from './outbox.ts';
import { accessLinkOf, isBeingSent, isUnsent } from './outboxTable.ts';
import { type ChosenMails, discardMails, retryMails } from './unsentMails.ts';

/** Age of an unsent mail after which it counts as late, in ms. */
const warningAge = quarterHour;

/** @returns the SQL expression for the state of an unsent mail; the dashboard and the list agree by it. */
const stateNow = (): RawBuilder<UnsentMailState> => sql`case
  when outbox.failed_at is not null then 'refused'
  when outbox.attempts > 0 or outbox.waits_for_server = 1
    or outbox.created_at < ${new Date(Date.now() - warningAge).toISOString()} then 'waiting'
  else 'queued' end`;

/**
 * @returns the SQL condition that a role may see a mail. Only owners see mails that belong to no record or whose
 * recipient has an account: they tell who has an account, under which address, and who has forgotten a password, and
 * whoever discards them could hide from a colleague that somebody has changed their sign-in.
 */
const isShownTo = (role: Role): RawBuilder<SqlBool> =>
  role === 'owner'
    ? sql`1 = 1`
    : sql`coalesce(
          outbox.enquiry_id, outbox.review_id, outbox.message_id, outbox.lead_id, outbox.appointment_id
        ) is not null
        and lower(outbox.recipient) not in (select email from account)`;

/** The lead of a mail: its own, or that of the enquiry that it is about, also after that lead was merged. */
const leadOfMail = sql<string | null>`coalesce(
  outbox.lead_id,
  (select lead.id from lead where lead.enquiry_id = outbox.enquiry_id),
  (select enquiry.lead_id from enquiry where enquiry.id = outbox.enquiry_id)
)`;

const conversationOfMail = sql<string | null>`(
  select message.conversation_id from message where message.id = outbox.message_id
)`;

/** The unsent mails that a role may see, with the columns that lists are filtered and searched by. */
const unsentMails = (db: Db, role: Role) =>
  db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'created_at', 'due_at', 'attempts', 'last_error', 'search'])
    .select([
      stateNow().as('state'),
      accessLinkOf().as('access_link'),
      leadOfMail.as('lead_id'),
      conversationOfMail.as('conversation_id'),
      sql<number>`case when ${isBeingSent()} then 1 else 0 end`.as('is_being_sent'),
    ])
    .where(isUnsent())
    .where(isShownTo(role))
    .as('mail');

const listedMails = (db: Db, role: Role): ListedTable<UnsentMail> => ({
  count: async (condition) => {
    const counted = db.selectFrom(unsentMails(db, role)).where(condition);
    const { rows } = await counted.select(sql<number>`count(*)`.as('rows')).executeTakeFirstOrThrow();
    return Number(rows);
  },
  read: async (condition, order, limit, offset) => {
    const now = new Date().toISOString();
    const matching = db.selectFrom(unsentMails(db, role)).selectAll().where(condition).orderBy(order);
    const rows = await matching.limit(limit).offset(offset).execute();
    return rows.map((row) => ({
      id: row.id,
      recipient: row.recipient,
      subject: row.subject,
      createdAt: row.created_at,
      state: row.state,
      attempts: row.attempts,
      nextAttemptAt: row.state !== 'refused' && !Number(row.is_being_sent) && row.due_at > now ? row.due_at : null,
      error: row.last_error ?? '',
      accessLink: row.access_link,
      leadId: row.lead_id,
      conversationId: row.conversation_id,
    }));
  },
});

/** @returns the requested page of the unsent mails that a role may see. */
export const listMails = (db: Db, query: ListQuery, role: Role): Promise<Page<UnsentMail>> =>
  readPage(unsentMailEntity, query, listedMails(db, role));

/** @returns how many of the mails that a role may see are late or rejected, and since when; null if there are none. */
export async function readMailTrouble(db: Db, role: Role): Promise<MailTrouble | null> {
  const groups = await db
    .selectFrom(unsentMails(db, role))
    .select(['state', sql<number>`count(*)`.as('count'), sql<string>`min(created_at)`.as('since')])
    .where('state', '<>', 'queued')
    .groupBy('state')
    .execute();
  if (groups.length === 0) return null;
  const [waiting, refused] = (['waiting', 'refused'] as const).map((state) =>
    groups.find((group) => group.state === state),
  );
  return {
    waiting: Number(waiting?.count ?? 0),
    refused: Number(refused?.count ?? 0),
    since: { waiting: waiting?.since ?? null, refused: refused?.since ?? null },
  };
}

/** Makes a mail due at once, also a rejected one; one that is being sent stays as it is. @throws NotFound */
export const retryMail = (db: Db, id: string, by: Session): Promise<void> =>
  changeMail(db, id, by, 'resent', retryMails);

/** Deletes an unsent mail. @throws NotFound */
export const discardMail = (db: Db, id: string, by: Session): Promise<void> =>
  changeMail(db, id, by, 'discarded', discardMails);

async function changeMail(
  db: Db,
  id: string,
  by: Session,
  kind: 'resent' | 'discarded',
  change: (trx: Db, mails: ChosenMails) => Promise<number>,
): Promise<void> {
  const mail = await db.selectFrom('outbox').select('message_id').where('id', '=', id).executeTakeFirst();
  await db.transaction().execute(async (trx) => {
    const condition = sql<SqlBool>`${isUnsent()} and ${isShownTo(by.role)}`;
    if ((await change(trx, { id, condition })) === 0) throw new NotFound(`There is no unsent mail ${id}.`);
    await addActivities(trx, { entity: 'mail', entity_id: id }, by.id, [newActivity(kind)]);
  });
  // Not in the transaction, which would lock mail and conversation in the other order than a deletion does.
  if (mail) await markChanged(db, mail);
}
