import { describe, expect, it } from 'vitest';
import { Conflict, NotFound, TooManyAttempts } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { reviewEntity } from '#domain/review.ts';
import { removeRecord } from '#server/store/removal.ts';
import { addReviewRequest, findReviewRequest } from '#server/store/reviewRequests.ts';
import {
  getReview,
  listApprovedReviews,
  listRecentReviews,
  listReviews,
  type ReviewSubmission,
  storeReview,
  updateReview,
} from '#server/store/reviews.ts';
import { hashOf } from '#server/store/tokens.ts';
import { reviewForm, sentReview } from '#tests/support/records.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { expectIdsDecide, sortsOf } from '../contract/orders.ts';
import { addEva, engines, openStore } from './engines.ts';

const query = (search = '') => readListQuery(reviewEntity, new URLSearchParams(search));
const limit = { hits: 100, within: 60_000 };
const mailOf = () => ({ recipient: 'desk@example.org', subject: 'New', body: 'Hello.', language: 'en' });

const submission = (key: string, name = sentReview.name, token = ''): ReviewSubmission => ({
  key,
  token,
  review: { ...sentReview, name },
  ip: '192.0.2.1',
});

describe.each(engines)('Reviews on $engine', ({ where }) => {
  it('sent at once with the same key are stored once, with one mail', async () => {
    const db = await openStore(where);
    await Promise.all(['a', 'a', 'a', 'b'].map((key) => storeReview(db, submission(key), limit, mailOf)));
    expect((await listReviews(db, query())).total).toBe(2);
    const mails = await db.selectFrom('outbox').select(['review_id', 'recipient', 'due_at', 'created_at']).execute();
    const ids = (await listReviews(db, query())).rows.map(({ id }) => id);
    expect(new Set(mails.map(({ review_id }) => review_id))).toEqual(new Set(ids));
    for (const mail of mails) expect(mail.due_at).toBe(mail.created_at);
  });

  it('over the limit of their network are not stored', async () => {
    const db = await openStore(where);
    const few = { ...limit, hits: 1 };
    await storeReview(db, submission('a'), few, mailOf);
    await expect(storeReview(db, submission('b'), few, mailOf)).rejects.toBeInstanceOf(TooManyAttempts);
    await storeReview(db, submission('a'), few, mailOf);
    await storeReview(db, { ...submission('c'), ip: '192.0.2.2' }, few, mailOf);
    expect((await listReviews(db, query())).total).toBe(2);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  it('sent with a personal link are verified, but only one, and only the hash of the link is stored', async () => {
    const db = await openStore(where, 'sample');
    const token = await db.transaction().execute((trx) => addReviewRequest(trx, '3'));
    const [kept, ...others] = await db.selectFrom('review_request').selectAll().execute();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ token_hash: hashOf(token), lead_id: '3' });
    expect(await findReviewRequest(db, token)).toEqual({ name: sampleLead('3').name, eventType: 'birthday' });
    await Promise.all(['a', 'b'].map((key) => storeReview(db, submission(key, `By ${key}`, token), limit, mailOf)));
    const { rows } = await listReviews(db, query('q=By '));
    expect(rows.map(({ verified }) => verified).toSorted()).toEqual(['no', 'yes']);
    expect(await db.selectFrom('review_request').selectAll().execute()).toEqual([]);
  });

  it('over the limit do not use up their personal link', async () => {
    const db = await openStore(where, 'sample');
    const token = await addReviewRequest(db, '3');
    const late = storeReview(db, submission('a', 'Late', token), { ...limit, hits: 0 }, mailOf);
    await expect(late).rejects.toBeInstanceOf(TooManyAttempts);
    expect(await findReviewRequest(db, token)).not.toBeNull();
  });

  it('lose their expired personal links when the next one is created', async () => {
    const db = await openStore(where, 'sample');
    await addReviewRequest(db, '3');
    await db.updateTable('review_request').set({ expires_at: new Date().toISOString() }).execute();
    const token = await addReviewRequest(db, '2');
    const kept = await db.selectFrom('review_request').select('token_hash').execute();
    expect(kept).toEqual([{ token_hash: hashOf(token) }]);
  });

  it('are searched, filtered and sorted, with ties broken by id', async () => {
    const db = await openStore(where, 'sample');
    for (const key of ['a', 'b', 'c']) await storeReview(db, submission(key, 'ZÜRN 10%'), limit, mailOf);
    expect((await listReviews(db, query('q=zürn 10%25'))).matching).toBe(3);
    expect((await listReviews(db, query('q=zürn&type=wedding'))).matching).toBe(0);
    expect((await listReviews(db, query('type=birthday&status=waiting'))).matching).toBe(4);
    expect((await listReviews(db, query('sort=name'))).rows.at(-1)?.name).toBe('ZÜRN 10%');
    await expectIdsDecide(async (sort) => (await listReviews(db, query(`sort=${sort}`))).rows, sortsOf(reviewEntity));
  });

  it('are updated by staff with a version check and listed accordingly', async () => {
    const db = await openStore(where, 'sample');
    const after = await updateReview(db, '2', reviewForm, 1);
    expect(after).toMatchObject({ ...reviewForm, version: 2 });
    expect(await getReview(db, '2')).toEqual(after);
    expect((await listReviews(db, query('status=approved'))).rows).toEqual([after]);
    expect((await listReviews(db, query('sort=-status'))).rows[0]?.id).toBe('2');
    const late = updateReview(db, '2', { ...reviewForm, status: 'hidden' }, 1);
    await expect(late).rejects.toBeInstanceOf(Conflict);
    await expect(late).rejects.toMatchObject({ current: after });
    await expect(updateReview(db, 'nope', reviewForm, 1)).rejects.toBeInstanceOf(NotFound);
    await removeRecord(db, 'review', '2', await addEva(db));
    await expect(getReview(db, '2')).rejects.toBeInstanceOf(NotFound);
  });

  it('are shown to visitors once approved, the newest first', async () => {
    const db = await openStore(where, 'sample');
    for (const id of ['3', '1']) await updateReview(db, id, reviewForm, 1);
    await updateReview(db, '2', { ...reviewForm, status: 'hidden' }, 1);
    expect((await listApprovedReviews(db)).map(({ id }) => id)).toEqual(['review-1', 'review-3']);
    expect((await listRecentReviews(db)).map(({ id }) => id)).toEqual(['1', '3', '4']);
  });

  it('of the same instant are sorted by id, the last first', async () => {
    const db = await openStore(where, 'sample');
    await db.updateTable('review').set({ created_at: '2025-01-01T00:00:00.000Z', status: 'approved' }).execute();
    expect((await listApprovedReviews(db)).map(({ id }) => id)).toEqual([
      'review-4',
      'review-3',
      'review-2',
      'review-1',
    ]);
    expect((await listRecentReviews(db)).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
  });
});
