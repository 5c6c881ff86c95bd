import { describe, expect, it } from 'vitest';
import { Conflict, InvalidInput, NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { reviewEntity, reviewStatuses } from '#domain/review.ts';
import { reviews as samples } from '#sample/reviews.ts';
import { reviewForm, sentReview, tinyPng } from '#tests/support/records.ts';
import { endsOf, expectIdsDecide, expectOrders, sortsOf } from './orders.ts';
import { type Create, signInTo } from './signInTo.ts';

const [, , third] = samples as [unknown, unknown, (typeof samples)[0]];
const reviewQuery = (search = '') => readListQuery(reviewEntity, new URLSearchParams(search));

/** Tests of reviews, for every backend with the sample records. */
export function reviewContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('A review sent by a visitor', () => {
    it('waits for approval by staff with its text unchanged', async () => {
      const { reviews, testimonials } = await atWork();
      await reviews.send(sentReview);
      const { consent: _, ...words } = sentReview;
      const [first] = (await reviews.list(reviewQuery())).rows;
      expect(first).toEqual({
        ...words,
        id: expect.any(String),
        picture: '',
        pictureShown: 'no',
        status: 'waiting',
        answer: '',
        featured: 'no',
        verified: 'no',
        consentAt: first?.createdAt,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        updatedAt: first?.createdAt,
        version: 1,
      });
      expect(await testimonials.list({ category: 'all' })).toHaveLength(9);
    });

    it('is stored once if it is sent twice, while a different one is stored separately', async () => {
      const { reviews } = await atWork();
      const { total } = await reviews.list(reviewQuery());
      await reviews.send(sentReview);
      await reviews.send(sentReview);
      expect((await reviews.list(reviewQuery())).total).toBe(total + 1);
      await reviews.send({ ...sentReview, comment: 'Another one.' });
      expect((await reviews.list(reviewQuery())).total).toBe(total + 2);
    });

    it('can have a picture, which visitors see only once staff show it', async () => {
      const { reviews, testimonials } = await atWork();
      await reviews.send({ ...sentReview, picture: tinyPng });
      // The same review again.
      await reviews.send({ ...sentReview, picture: tinyPng });
      const [first, second] = (await reviews.list(reviewQuery())).rows;
      expect(first).toMatchObject({ name: sentReview.name, pictureShown: 'no' });
      expect(first?.picture).toMatch(/^(data:image\/png;base64,|\/uploads\/).+/);
      expect(second?.name).not.toBe(sentReview.name);
      const id = String(first?.id);
      const seen = async () => (await testimonials.list({ category: 'birthday' })).at(-1);
      await reviews.update(id, reviewForm, 1);
      expect(await seen()).toMatchObject({ name: sentReview.name });
      expect(await seen()).not.toHaveProperty('picture');
      await reviews.update(id, { ...reviewForm, pictureShown: 'yes' }, 2);
      expect(await seen()).toMatchObject({ name: sentReview.name, picture: first?.picture });
      await reviews.update(id, { ...reviewForm, status: 'hidden', pictureShown: 'yes' }, 3);
      expect(await seen()).not.toMatchObject({ name: sentReview.name });
    });

    it('keeps its text when staff delete its picture', async () => {
      const { reviews, testimonials, privacy } = await atWork();
      await reviews.send({ ...sentReview, picture: tinyPng });
      const [{ id = '' } = {}] = (await reviews.list(reviewQuery())).rows;
      await reviews.update(id, { ...reviewForm, pictureShown: 'yes' }, 1);
      const after = await reviews.update(id, { ...reviewForm, pictureShown: 'deleted' }, 2);
      expect(after).toMatchObject({ picture: '', comment: sentReview.comment, status: 'approved' });
      expect((await testimonials.list({ category: 'birthday' })).at(-1)).not.toHaveProperty('picture');
      expect((await privacy.find(sentReview.email)).counts).toMatchObject({ reviews: 1, pictures: 0 });
      // An open form cannot restore the deleted picture.
      await reviews.update(id, { ...reviewForm, pictureShown: 'yes' }, 3);
      expect((await testimonials.list({ category: 'birthday' })).at(-1)).not.toHaveProperty('picture');
    });

    it.each([
      ['that is a text file', new Blob(['hello'], { type: 'text/plain' })],
      ['that is empty', new Blob([], { type: 'image/png' })],
    ])('with a picture %s is rejected with an error at the field and not stored', async (_what, picture) => {
      const { reviews } = await atWork();
      const { total } = await reviews.list(reviewQuery());
      const sent = reviews.send({ ...sentReview, picture });
      await expect(sent).rejects.toBeInstanceOf(InvalidInput);
      await expect(sent).rejects.toMatchObject({ fields: { picture: expect.stringMatching(/^[A-Z].+\.$/) } });
      expect((await reviews.list(reviewQuery())).total).toBe(total);
    });

    it('is rejected with an error for each invalid field and not stored', async () => {
      const { reviews } = await atWork();
      const { total } = await reviews.list(reviewQuery());
      const sent = reviews.send({
        name: '<b>Ada</b>',
        email: 'nobody',
        eventType: 'circus' as 'other',
        rating: 6,
        comment: ' ',
        consent: false as true,
      });
      await expect(sent).rejects.toBeInstanceOf(InvalidInput);
      const sentence = expect.stringMatching(/^[A-Z].+\.$/);
      await expect(sent).rejects.toMatchObject({
        fields: {
          name: sentence,
          email: sentence,
          eventType: sentence,
          rating: sentence,
          comment: sentence,
          consent: sentence,
        },
      });
      expect((await reviews.list(reviewQuery())).total).toBe(total);
    });
  });

  describe('Reviews for staff', () => {
    it('lists all four, the latest first', async () => {
      const { rows, total } = await (await atWork()).reviews.list(reviewQuery());
      expect(total).toBe(4);
      const days = rows.map(({ createdAt }) => createdAt);
      expect(days).toEqual(days.toSorted().toReversed());
    });

    it.each([
      ['the name', third.name.toUpperCase()],
      ['the email', third.email.slice(1, -1).toUpperCase()],
      ['the text', third.comment.slice(1, -1).toUpperCase()],
    ])('finds a review by a part of %s, regardless of case', async (_where, q) => {
      const { rows } = await (await atWork()).reviews.list(reviewQuery(`q=${encodeURIComponent(q)}`));
      expect(rows.map(({ name }) => name)).toEqual([third.name]);
    });

    it('combines search, status and event type with AND', async () => {
      const { reviews } = await atWork();
      const matching = async (search: string) => (await reviews.list(reviewQuery(search))).matching;
      expect(await matching('q=e&status=waiting&type=wedding')).toBe(2);
      expect(await matching('q=weather&status=waiting&type=wedding')).toBe(1);
      expect(await matching('q=weather&type=corporate')).toBe(0);
      expect(await matching('status=approved')).toBe(0);
    });

    it('sorts by every column in both directions, and statuses in their order', async () => {
      const { reviews } = await atWork();
      await reviews.update('1', { ...reviewForm, status: 'hidden' }, 1);
      await reviews.update('2', { ...reviewForm, status: 'approved' }, 1);
      await expectOrders(
        async (sort) => (await reviews.list(reviewQuery(`sort=${sort}`))).rows,
        [
          ['name', ...endsOf(samples.map(({ name }) => name))],
          ['eventType', 'birthday', 'wedding'],
          ['rating', 4, 5],
          ['status', 'waiting', 'hidden'],
          ['createdAt', '2025-02-15T09:00:00.000Z', '2025-03-01T09:00:00.000Z'],
        ],
      );
      const statuses = (await reviews.list(reviewQuery('sort=status'))).rows.map(({ status }) => status);
      expect([...new Set(statuses)]).toEqual(reviewStatuses);
    });

    it('breaks ties in the sorted column by id', async () => {
      const { reviews } = await atWork();
      await expectIdsDecide(
        async (sort) => (await reviews.list(reviewQuery(`sort=${sort}`))).rows,
        sortsOf(reviewEntity),
      );
    });

    it('updates the values of staff, but nothing that the client wrote', async () => {
      const { reviews } = await atWork();
      const before = await reviews.get('2');
      const another = await reviews.get('3');
      const after = await reviews.update('2', reviewForm, before.version);
      expect(after).toEqual({ ...before, ...reviewForm, version: 2, updatedAt: after.updatedAt });
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      expect(await reviews.get('2')).toEqual(after);
      expect(await reviews.get('3')).toEqual(another);
      await expect(reviews.update('nope', reviewForm, 1)).rejects.toBeInstanceOf(NotFound);
    });

    it('rejects an update based on an outdated version and returns the current one', async () => {
      const { reviews } = await atWork();
      await reviews.update('2', { ...reviewForm, answer: 'The first of two.' }, 1);
      const second = reviews.update('2', { ...reviewForm, answer: 'The second of two.' }, 1);
      await expect(second).rejects.toBeInstanceOf(Conflict);
      await expect(second).rejects.toMatchObject({ current: { answer: 'The first of two.', version: 2 } });
      expect(await reviews.get('2')).toMatchObject({ answer: 'The first of two.' });
    });

    it('removes a review and rejects a second removal', async () => {
      const { reviews } = await atWork();
      await reviews.remove('1');
      expect((await reviews.list(reviewQuery())).total).toBe(3);
      await expect(reviews.get('1')).rejects.toBeInstanceOf(NotFound);
      await expect(reviews.remove('1')).rejects.toBeInstanceOf(NotFound);
    });
  });

  describe('Published reviews', () => {
    it('are the approved ones, after the testimonials, newest first, filtered by category', async () => {
      const { reviews, testimonials } = await atWork();
      await reviews.update('3', { ...reviewForm, answer: '', featured: 'no' }, 1);
      await reviews.update('1', reviewForm, 1);
      await reviews.update('2', { ...reviewForm, status: 'hidden' }, 1);
      const all = await testimonials.list({ category: 'all' });
      expect(all.slice(9).map(({ name }) => name)).toEqual([samples[0]?.name, third.name]);
      const { name, comment, rating, updatedAt } = await reviews.get('1');
      expect(all[9]).toEqual({
        id: 'review-1',
        name,
        role: '',
        category: 'wedding',
        image: '',
        quote: comment,
        rating,
        answer: reviewForm.answer,
        featured: true,
        verified: false,
        updatedAt,
      });
      expect(all[10]).toMatchObject({ answer: '', featured: false });
      expect((await testimonials.list({ category: 'wedding' })).at(-1)?.name).toBe(third.name);
      expect(await testimonials.list({ category: 'corporate' })).toHaveLength(3);
      await reviews.update('1', { ...reviewForm, status: 'hidden' }, 2);
      expect(await testimonials.list({ category: 'all' })).toHaveLength(10);
    });

    it('appear among the latest five on the dashboard unless they are hidden', async () => {
      const { reviews, dashboard } = await atWork();
      await reviews.update('1', { ...reviewForm, status: 'hidden' }, 1);
      await reviews.update('2', reviewForm, 1);
      const names = async () => (await dashboard.read()).recentReviews.map(({ name }) => name);
      expect(await names()).toEqual(samples.slice(1).map(({ name }) => name));
      for (const name of ['One', 'Two', 'Three']) await reviews.send({ ...sentReview, name });
      const latest = await names();
      expect(latest).toHaveLength(5);
      expect(new Set(latest.slice(0, 3))).toEqual(new Set(['One', 'Two', 'Three']));
      const [recent] = (await dashboard.read()).recentReviews;
      expect(Object.keys(recent ?? {}).toSorted()).toEqual(['comment', 'createdAt', 'id', 'name', 'rating']);
    });
  });
}
