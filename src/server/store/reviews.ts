import { NotFound } from '#backend/errors.ts';
import { recentCount } from '#domain/dashboard.ts';
import { searchedTexts, sortValueOf } from '#domain/entity.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import {
  type RecentReview,
  type Review,
  type ReviewForm,
  reviewEntity,
  reviewOfSent,
  testimonialOf,
} from '#domain/review.ts';
import type { SentReviewFields } from '#domain/sentReview.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import type { Db } from './database.ts';
import { searchText } from './keys.ts';
import { countRows, type ListedTable, readPage } from './lists.ts';
import { newId } from './newId.ts';
import { type Mail, queueMails } from './outbox.ts';
import { checkRateLimit, networkOf, type RateLimit } from './rateLimits.ts';
import { changeVersion } from './recordWrites.ts';
import { deleteReviewPicture, type SentPicture, storeReviewPicture } from './reviewPictures.ts';
import { consumeReviewRequest } from './reviewRequests.ts';
import { toReview, toReviewRow } from './reviewTable.ts';

/** All reviews for lists and searches. */
export const listedReviews = (db: Db): ListedTable<Review> => ({
  count: (condition) => countRows(db.selectFrom('review').where(condition)),
  read: async (condition, order, limit, offset) => {
    const matching = db.selectFrom('review').selectAll().where(condition).orderBy(order);
    return (await matching.limit(limit).offset(offset).execute()).map(toReview);
  },
});

/** @returns the requested page of all matching reviews. */
export const listReviews = (db: Db, query: ListQuery): Promise<Page<Review>> =>
  readPage(reviewEntity, query, listedReviews(db));

/** @throws NotFound */
export async function getReview(db: Db, id: string): Promise<Review> {
  const row = await db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`There is no review ${id}.`);
  return toReview(row);
}

/**
 * Stores the decisions of staff about a review.
 * @param db the transaction of all writes.
 * @param version the version that was edited.
 * @throws NotFound @throws Conflict<Review>
 */
export async function updateReview(db: Db, id: string, form: ReviewForm, version: number): Promise<Review> {
  // A deleted review is reported as missing, not as a conflict.
  const before = await getReview(db, id);
  const { pictureShown: picture_shown, ...columns } = form;
  const isDeleted = picture_shown === 'deleted';
  const update = db.updateTable('review').set({
    ...columns,
    picture_shown,
    ...(isDeleted && { picture: '' }),
    status_key: sortValueOf(reviewEntity.fields.status, form.status),
    search: searchText(searchedTexts(reviewEntity, { ...before, ...form })),
    version: version + 1,
    updated_at: new Date().toISOString(),
  });
  const review = await changeVersion(update, { id, version }, () => getReview(db, id));
  if (isDeleted) await deleteReviewPicture(db, id);
  return review;
}

/** A review, as received. */
export interface ReviewSubmission {
  /** The same for all attempts to send the same review. */
  key: string;
  review: SentReviewFields;
  picture?: SentPicture;
  /** The token of the personal link, or an empty string. */
  token: string;
  /** Network address of the sender. */
  ip: string;
}

/** @param key the same for all attempts to send the same review. @returns whether one of them was stored. */
export async function hasReview(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('review').select('id').where('idempotency_key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a review with its picture, once per key, and adds the mail that notifies staff. A review with a valid personal
 * link is marked as verified, which uses up the link. Repeated attempts do not count against the limit.
 * @param limit maximum reviews per network address within a time window, in ms.
 * @throws TooManyAttempts
 */
export async function storeReview(
  db: Db,
  { key, review, picture, token, ip }: ReviewSubmission,
  limit: Pick<RateLimit, 'hits' | 'within'>,
  writeMail: (review: Review) => Mail,
): Promise<void> {
  const newRecord = { id: newId(), picture: picture?.address ?? '', createdAt: new Date().toISOString() };
  const newReview = reviewOfSent(review, newRecord);
  const row = toReviewRow(newReview, key);
  await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('review')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return;
    // If the limit is exceeded, the whole transaction is rolled back.
    await checkRateLimit(trx, { ...limit, key: `reviews ${networkOf(ip)}` });
    const { id, created_at } = row;
    if (picture) await storeReviewPicture(trx, id, picture);
    if (await consumeReviewRequest(trx, token)) {
      await trx.updateTable('review').set({ verified: 'yes' }).where('id', '=', id).execute();
    }
    await queueMails(trx, [{ ...writeMail(newReview), review_id: id, created_at }]);
  });
}

/** @returns the latest reviews that are not hidden, for the dashboard. */
export const listRecentReviews = (db: Db): Promise<RecentReview[]> =>
  db
    .selectFrom('review')
    .select(['id', 'name', 'rating', 'comment', 'created_at as createdAt'])
    .where('status', '!=', 'hidden')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(recentCount)
    .execute();

/** @returns the approved reviews as visitors see them, newest first. */
export async function listApprovedReviews(db: Db): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('review')
    .select(['id', 'name', 'event_type as eventType', 'rating', 'comment', 'picture', 'picture_shown as pictureShown'])
    .select(['answer', 'featured', 'verified', 'updated_at as updatedAt'])
    .where('status', '=', 'approved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(testimonialOf);
}
