import { sql } from 'kysely';
import type { CalendarFeed } from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { monthsBefore } from '#domain/zonedTimes.ts';
import { addActivities } from './activities.ts';
import { readDetails } from './appointments.ts';
import type { Db } from './database.ts';
import { contains, patternOf } from './keys.ts';
import { hashOf, newToken } from './tokens.ts';

/** Span of past appointments in a feed, in months. */
const monthsBack = 3;

/** The secret URL of a person's calendar feed; each account has at most one. */
export interface CalendarFeedTable {
  /** SHA-256 of the URL's token, hex. */
  token_hash: string;
  account_id: string;
  created_at: string;
}

const subject = (accountId: string) => ({ entity: 'account', entity_id: accountId }) as const;

/** @returns when the feed of an account was created; null if it has none. */
export async function readFeed(db: Db, accountId: string): Promise<CalendarFeed | null> {
  const feed = db.selectFrom('calendar_feed').select('created_at as createdAt').where('account_id', '=', accountId);
  return (await feed.executeTakeFirst()) ?? null;
}

/**
 * Creates a feed for an account, replacing the earlier one.
 * @param trx the transaction of all writes.
 * @returns its token, which is not stored.
 */
export async function makeFeed(trx: Db, accountId: string): Promise<string> {
  const token = newToken();
  const feed = { token_hash: hashOf(token), created_at: new Date().toISOString() };
  await trx
    .insertInto('calendar_feed')
    .values({ ...feed, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(feed))
    .execute();
  await addActivities(trx, subject(accountId), accountId, [newActivity('feedMade')]);
  return token;
}

/** Revokes the feed of an account; does nothing if there is none. @param trx the transaction of all writes. */
export async function revokeFeed(trx: Db, accountId: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('calendar_feed')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await addActivities(trx, subject(accountId), accountId, [newActivity('feedRevoked')]);
}

/** The account whose appointments a feed contains. */
export interface FeedOwner {
  id: string;
  name: string;
  isDemo: boolean;
}

/** @returns the owner of a feed; null if the token is unknown or was revoked, or the account is disabled. */
export async function findFeed(db: Db, token: string): Promise<FeedOwner | null> {
  const account = await db
    .selectFrom('calendar_feed')
    .innerJoin('account', 'account.id', 'calendar_feed.account_id')
    .select(['account.id', 'name', 'is_demo'])
    .where('token_hash', '=', hashOf(token))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return account ? { id: account.id, name: account.name, isDemo: account.is_demo === 1 } : null;
}

/**
 * @returns the appointments of a person of the last months and the future, including cancelled ones, earliest first.
 */
export async function appointmentsOf(db: Db, accountId: string): Promise<AppointmentDetails[]> {
  const since = monthsBefore(new Date().toISOString(), monthsBack);
  // The people are stored as a JSON list of ids.
  const attends = contains(sql.ref('people'), patternOf(JSON.stringify(accountId)));
  return readDetails(db, (appointments) => appointments.where('ends_at', '>=', since).where(attends));
}
