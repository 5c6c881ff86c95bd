import { describe, expect, it } from 'vitest';
import { Conflict, NotFound } from '#backend/errors.ts';
import { postSentences } from '#content/domain/post.ts';
import { readListQuery } from '#domain/entity.ts';
import { postEntity } from '#domain/post.ts';
import { demoSession } from '#sample/account.ts';
import { posts as samples } from '#sample/posts.ts';
import { draft } from '#tests/support/records.ts';
import { endsOf, expectIdsDecide, expectOrders, sortsOf } from './orders.ts';
import { type Create, signInTo } from './signInTo.ts';

const postQuery = (search = '') => readListQuery(postEntity, new URLSearchParams(search));

/** Tests of posts for staff, for every backend with the sample records. */
export function postContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Posts for staff', () => {
    it('lists all posts, three of them drafts', async () => {
      const { rows, total } = await (await atWork()).posts.list(postQuery('rows=25'));
      expect(total).toBe(samples.length);
      expect(rows.filter(({ status }) => status === 'draft')).toHaveLength(3);
    });

    it('combines a search of title and excerpt with a category', async () => {
      const { posts } = await atWork();
      expect((await posts.list(postQuery('q=DRAPERY'))).matching).toBe(1);
      expect((await posts.list(postQuery('q=four small sums'))).matching).toBe(1);
      expect((await posts.list(postQuery('q=candles&category=wedding'))).matching).toBe(0);
    });

    it('sorts by every column in both directions', async () => {
      const { posts } = await atWork();
      await expectOrders(
        async (sort) => (await posts.list(postQuery(`sort=${sort}&rows=25`))).rows,
        [
          ['title', ...endsOf(samples.map(({ title }) => title))],
          ['category', 'birthday', 'wedding'],
          ['author', ...endsOf(samples.map(({ author }) => author))],
          ['status', 'draft', 'published'],
        ],
      );
      const days = (await posts.list(postQuery('sort=updatedAt&rows=25'))).rows.map(({ updatedAt }) => updatedAt);
      expect(days).toEqual(days.toSorted());
    });

    it('breaks ties in the sorted column by id', async () => {
      const { posts } = await atWork();
      await expectIdsDecide(
        async (sort) => (await posts.list(postQuery(`sort=${sort}&rows=25`))).rows,
        sortsOf(postEntity),
      );
    });

    it('stores a new post and returns it as it was saved', async () => {
      const { posts } = await atWork();
      const { id } = await posts.create(draft, 'attempt');
      expect(await posts.get(id)).toMatchObject({
        ...draft,
        slug: 'umbrellas-for-eighty',
        tags: ['rain', 'outdoors'],
        author: demoSession.name,
      });
      const { rows, matching } = await posts.list(postQuery('rows=25'));
      expect(rows[0]?.id).toBe(id);
      expect(new Set(rows.map((row) => row.id)).size).toBe(matching);
    });

    it('creates one post from repeated attempts of a form, with the latest values', async () => {
      const { posts } = await atWork();
      const first = await posts.create(draft, 'one form');
      expect(await posts.create(draft, 'one form')).toMatchObject({ id: first.id });
      expect(await posts.create({ ...draft, title: 'Noted on' }, 'one form')).toMatchObject({ id: first.id });
      await posts.create({ ...draft, title: 'Noted on and on' }, 'one form');
      expect(await posts.get(first.id)).toMatchObject({ title: 'Noted on and on' });
      expect((await posts.list(postQuery())).total).toBe(samples.length + 1);
      expect((await posts.create(draft, 'another form')).id).not.toBe(first.id);
      // Meanwhile, somebody else changes the post.
      const { version } = await posts.get(first.id);
      await posts.update(first.id, { ...draft, title: 'Theirs' }, version);
      const late = posts.create({ ...draft, title: 'Mine' }, 'one form');
      await expect(late).rejects.toBeInstanceOf(Conflict);
      await expect(late).rejects.toMatchObject({ current: { id: first.id, title: 'Theirs' } });
      await posts.remove(first.id);
      await expect(posts.create(draft, 'one form')).rejects.toBeInstanceOf(NotFound);
    });

    it('updates a post but not its author, its creation date or other posts', async () => {
      const { posts } = await atWork();
      const before = await posts.get('2');
      const another = await posts.get('3');
      await posts.update('2', { ...draft, status: 'published' }, before.version);
      const after = await posts.get('2');
      expect(after).toMatchObject({ title: draft.title, author: before.author, createdAt: before.createdAt });
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      expect(await posts.get('3')).toEqual(another);
      expect((await posts.list(postQuery())).total).toBe(samples.length);
    });

    it('rejects an update based on an outdated version and returns the current one', async () => {
      const { posts } = await atWork();
      const { version } = await posts.get('2');
      await posts.update('2', { ...draft, title: 'The first of two' }, version);
      const second = posts.update('2', { ...draft, title: 'The second of two' }, version);
      await expect(second).rejects.toBeInstanceOf(Conflict);
      await expect(second).rejects.toMatchObject({ current: { title: 'The first of two', version: version + 1 } });
      expect(await posts.get('2')).toMatchObject({ title: 'The first of two' });
      const third = await posts.update('2', { ...draft, title: 'The second of two' }, version + 1);
      expect(third).toMatchObject({ title: 'The second of two', version: version + 2 });
    });

    it('rejects an incomplete post with an error for each field', async () => {
      const { posts } = await atWork();
      const saved = posts.create(
        {
          ...draft,
          title: ' ',
          excerpt: '',
          content: '<p> </p>',
          category: '' as 'planning',
        },
        'attempt',
      );
      await expect(saved).rejects.toMatchObject({
        fields: {
          title: postSentences.titleNeeded,
          excerpt: postSentences.excerptNeeded,
          content: postSentences.contentNeeded,
          category: postSentences.categoryNeeded,
        },
      });
    });

    it('rejects an unknown id', async () => {
      const { posts } = await atWork();
      await expect(posts.get('nope')).rejects.toBeInstanceOf(NotFound);
      await expect(posts.update('nope', draft, 1)).rejects.toBeInstanceOf(NotFound);
      await expect(posts.remove('nope')).rejects.toBeInstanceOf(NotFound);
    });

    it('removes a post', async () => {
      const { posts } = await atWork();
      await posts.remove('3');
      await expect(posts.get('3')).rejects.toBeInstanceOf(NotFound);
      expect((await posts.list(postQuery())).total).toBe(samples.length - 1);
    });
  });
}
