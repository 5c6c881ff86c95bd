import { afterEach, describe, expect, it, vi } from 'vitest';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { reviewEntity } from '#domain/review.ts';
import { sentReview } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const reviewQuery = () => readListQuery(reviewEntity, new URLSearchParams());

/** Tests of personal review links, for every backend. */
export function reviewRequestContract(create: Create) {
  const atWork = () => signInTo(create);
  afterEach(() => void vi.useRealTimers());

  describe('A personal review link', () => {
    it('returns name and event type of its lead and makes one review verified', async () => {
      const { reviews, leads } = await atWork();
      const { name, eventType } = await leads.get('3');
      const token = await reviews.requestFrom('3');
      expect(await reviews.readRequest(token)).toEqual({ name, eventType });
      await reviews.send({ ...sentReview, name: 'By link' }, '', token);
      // A repeated request, as after a lost response.
      await reviews.send({ ...sentReview, name: 'By link' }, '', token);
      expect(await reviews.readRequest(token)).toBeNull();
      await reviews.send({ ...sentReview, name: 'By the same link' }, '', token);
      const verified = Object.fromEntries(
        (await reviews.list(reviewQuery())).rows.map((row) => [row.name, row.verified]),
      );
      expect(verified).toMatchObject({ 'By link': 'yes', 'By the same link': 'no' });
    });

    it('is that of the lead into which its own was merged', async () => {
      const { reviews, leads } = await atWork();
      const token = await reviews.requestFrom('3');
      const { name, eventType } = await leads.merge('1', '3');
      expect(await reviews.readRequest(token)).toEqual({ name, eventType });
    });

    it('appears in the history of its lead with the staff member who created it', async () => {
      const { reviews, leads, session } = await atWork();
      await reviews.requestFrom('3');
      const [latest] = await leads.history('3');
      const { name } = (await session.current()) ?? {};
      expect(latest).toMatchObject({ kind: 'askedForReview', by: { name }, fields: [], text: '' });
    });

    it('shows in the history of its lead that the client has sent a review by it, once', async () => {
      const { reviews, leads } = await atWork();
      const token = await reviews.requestFrom('3');
      await reviews.send(sentReview, '', token);
      await reviews.send({ ...sentReview, name: 'By the same link' }, '', token);
      const history = await leads.history('3');
      expect(history.map(({ kind, by }) => [kind, by === null])).toEqual([
        ['reviewed', true],
        ['askedForReview', false],
      ]);
    });

    it('is not used up by a rejected review', async () => {
      const { reviews } = await atWork();
      const token = await reviews.requestFrom('3');
      await expect(reviews.send({ ...sentReview, rating: 6 }, '', token)).rejects.toBeInstanceOf(InvalidInput);
      expect(await reviews.readRequest(token)).not.toBeNull();
    });

    it('is new each time and is not created for an unknown lead', async () => {
      const { reviews } = await atWork();
      const tokens = [await reviews.requestFrom('3'), await reviews.requestFrom('3')];
      expect(new Set(tokens).size).toBe(2);
      for (const token of tokens) expect(await reviews.readRequest(token)).not.toBeNull();
      await expect(reviews.requestFrom('nope')).rejects.toBeInstanceOf(NotFound);
      for (const unknown of ['', 'guessed']) expect(await reviews.readRequest(unknown)).toBeNull();
    });

    it('is removed with its lead and no longer makes a review verified', async () => {
      const { reviews, leads } = await atWork();
      const token = await reviews.requestFrom('3');
      await leads.remove('3');
      expect(await reviews.readRequest(token)).toBeNull();
      await reviews.send(sentReview, '', token);
      expect((await reviews.list(reviewQuery())).rows[0]).toMatchObject({ verified: 'no' });
    });

    it('is valid for ninety days, and no longer makes a review verified after that', async () => {
      const { reviews } = await atWork();
      const token = await reviews.requestFrom('3');
      const inDays = (days: number) =>
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 });
      inDays(89.9);
      expect(await reviews.readRequest(token)).not.toBeNull();
      inDays(0.2);
      expect(await reviews.readRequest(token)).toBeNull();
      await reviews.send(sentReview, '', token);
      // The session of staff has expired by then, too.
      vi.useRealTimers();
      const [latest] = (await reviews.list(reviewQuery())).rows;
      expect(latest).toMatchObject({ name: sentReview.name, verified: 'no' });
    });
  });
}
