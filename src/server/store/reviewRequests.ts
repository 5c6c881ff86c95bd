import { NotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import { day } from '#domain/durations.ts';
import { requestDays } from '#domain/review.ts';
import type { ReviewRequest } from '#domain/sentReview.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { hashOf, isValid, newToken } from './tokens.ts';

/** Validity of a link, in ms. */
const lifetime = requestDays * day;

/** A single-use personal link by which a lead is asked for a review; the row is deleted when it is used. */
export interface ReviewRequestTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  lead_id: string;
  created_at: string;
  expires_at: string;
}

/** Creates a personal link for a lead. @returns its token, of which only the hash is stored. @throws NotFound */
export async function addReviewRequest(db: Db, leadId: string): Promise<string> {
  const lead = await db.selectFrom('lead').select('id').where('id', '=', leadId).executeTakeFirst();
  if (!lead) throw new NotFound(`There is no lead ${leadId}.`);
  const now = Date.now();
  const created_at = new Date(now).toISOString();
  await db.deleteFrom('review_request').where('expires_at', '<=', created_at).execute();
  const token = newToken();
  await db
    .insertInto('review_request')
    .values({
      token_hash: hashOf(token),
      lead_id: leadId,
      created_at,
      expires_at: new Date(now + lifetime).toISOString(),
    })
    .execute();
  return token;
}

/** @returns whom a link was created for; null if it is used, expired or unknown. */
export async function findReviewRequest(db: Db, token: string): Promise<ReviewRequest | null> {
  const request = await db
    .selectFrom('review_request')
    .innerJoin('lead', 'lead.id', 'review_request.lead_id')
    .select(['lead.name', 'lead.event_type as eventType'])
    .where('review_request.token_hash', '=', hashOf(token))
    .where(isValid('review_request'))
    .executeTakeFirst();
  return request ?? null;
}

/**
 * Uses up a link, and logs in the history of its lead that the client has sent a review.
 * @returns whether it was valid; true for only one of two concurrent calls.
 */
export async function consumeReviewRequest(trx: Db, token: string): Promise<boolean> {
  const request = await trx
    .deleteFrom('review_request')
    .where('token_hash', '=', hashOf(token))
    .where(isValid('review_request'))
    .returning('lead_id')
    .executeTakeFirst();
  if (!request) return false;
  await addActivities(trx, { entity: 'lead', entity_id: request.lead_id }, null, [newActivity('reviewed')]);
  return true;
}
