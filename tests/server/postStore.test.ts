import { afterEach, describe, expect, it, vi } from 'vitest';
import { Conflict, NotFound } from '#backend/errors.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { readListQuery } from '#domain/entity.ts';
import { findRecords } from '#domain/findRecords.ts';
import { matchesChoice } from '#domain/listQuery.ts';
import { type PostForm, postEntity, takenSlug } from '#domain/post.ts';
import { allPosts, type PostQuery, postsPerPage } from '#domain/publicQueries.ts';
import { matchesSearch } from '#domain/textSearch.ts';
import { today } from '#domain/zonedTimes.ts';
import { posts as samples } from '#sample/posts.ts';
import { listPublishedPosts } from '#server/store/articles.ts';
import type { Db } from '#server/store/database.ts';
import { createPost, listPosts, updatePost } from '#server/store/posts.ts';
import { cleanWriteAttempts, type WriteAttempt } from '#server/store/recordWrites.ts';
import { publishedPosts } from '#tests/support/posts.ts';
import { draft } from '#tests/support/records.ts';
import { engines, openStore } from './engines.ts';

const postQuery = (search: string) => readListQuery(postEntity, new URLSearchParams(search));

const form: PostForm = { ...draft, title: 'Umbrellas', tags: 'rain, rain' };

afterEach(() => void vi.useRealTimers());

describe.each(engines)('The post store on $engine', ({ where }) => {
  const open = (what?: 'sample' | 'none') => openStore(where, what);

  it('lists posts like the demo', async () => {
    const db = await open();
    for (const post of samples) await createPost(db, { ...post, tags: post.tags.join(',') }, post.author, null);
    for (const search of ['sort=title&rows=25', 'sort=-title', 'q=DRAPERY&sort=title', 'category=wedding&sort=title']) {
      const query = postQuery(search);
      const expected = findRecords(postEntity, samples, query).slice(0, query.pageSize);
      expect(
        (await listPosts(db, query)).rows.map(({ title }) => title),
        search,
      ).toEqual(expected.map(({ title }) => title));
    }
  });

  it('accepts only one of two simultaneous updates of the same version', async () => {
    const db = await open();
    const { id, version } = await createPost(db, form, 'Eva', null);
    const both = await Promise.allSettled([
      updatePost(db, id, { ...form, title: 'One' }, version),
      updatePost(db, id, { ...form, title: 'Two' }, version),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(Conflict) });
    await expect(updatePost(db, 'nope', form, 1)).rejects.toBeInstanceOf(NotFound);
  });

  it('gives a slug chosen several times at once to one post, and rejects the others', async () => {
    const db = await open();
    const inTurn = <Result>(write: (trx: Db) => Promise<Result>) => db.transaction().execute(write);
    const chosen = ['One', 'Two', 'Three'].map((title) =>
      inTurn((trx) => createPost(trx, { ...form, title, slug: 'the-lake' }, 'Eva', null)),
    );
    const results = await Promise.allSettled(chosen);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ fields: { slug: takenSlug } });
    // Nothing of the rejected posts is stored.
    expect(await db.selectFrom('post').select('slug').execute()).toEqual([{ slug: 'the-lake' }]);
    expect(await db.selectFrom('post_address').select('slug').execute()).toEqual([{ slug: 'the-lake' }]);

    const alike = await Promise.all([1, 2, 3].map(() => inTurn((trx) => createPost(trx, form, 'Eva', null))));
    expect(alike.map(({ slug }) => slug).toSorted()).toEqual(['umbrellas', 'umbrellas-2', 'umbrellas-3']);
    const moves = alike.map(({ id, version }) =>
      inTurn((trx) => updatePost(trx, id, { ...form, slug: 'the-shore' }, version)),
    );
    const moved = await Promise.allSettled(moves);
    expect(moved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('shows a post to visitors while it is published, with the date of its publication', async () => {
    const db = await open();
    const shown = async () => (await listPublishedPosts(db, allPosts)).rows;
    const { id } = await createPost(db, form, 'Eva', null);
    expect(await shown()).toEqual([]);
    await updatePost(db, id, { ...form, status: 'published' }, 1);
    const [post] = await shown();
    expect(post).toMatchObject({ title: 'Umbrellas', tags: ['rain'], date: today(companyZone) });
    await updatePost(db, id, { ...form, status: 'draft' }, 2);
    expect(await shown()).toEqual([]);
  });

  it('keeps the date of the first publication when the post is edited or published again', async () => {
    const db = await open();
    const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2027-06-${day}T12:00:00Z`) });
    const shown = async () => (await listPublishedPosts(db, allPosts)).rows.map(({ title, date }) => [title, date]);
    on('01');
    const late = await createPost(db, { ...form, title: 'Draft first' }, 'Eva', null);
    on('02');
    await createPost(db, { ...form, title: 'At once', status: 'published' }, 'Eva', null);
    on('03');
    await updatePost(db, late.id, { ...form, title: 'Draft still' }, 1);
    on('04');
    await updatePost(db, late.id, { ...form, title: 'Out', status: 'published' }, 2);
    const both = [
      ['Out', '2027-06-04'],
      ['At once', '2027-06-02'],
    ];
    expect(await shown()).toEqual(both);
    on('05');
    await updatePost(db, late.id, { ...form, status: 'draft' }, 3);
    on('06');
    await updatePost(db, late.id, { ...form, title: 'Out', status: 'published' }, 4);
    expect(await shown()).toEqual(both);
  });

  it('finds published posts by title, excerpt or tags and category, page by page', async () => {
    const db = await open('sample');
    const more = Array.from({ length: 5 }, (_, index) => ({
      ...form,
      title: `Candlelight, part ${index}`,
      category: 'wedding' as const,
      status: 'published' as const,
      tags: 'light',
    }));
    for (const post of more) await createPost(db, post, 'Eva', null);
    const found = async (query: Partial<PostQuery>) => {
      const { rows, ...counts } = await listPublishedPosts(db, { ...allPosts, ...query });
      return { titles: rows.map(({ title }) => title), ...counts };
    };
    const first = await found({});
    const second = await found({ page: 2 });
    expect([first.titles.length, second.titles.length]).toEqual([postsPerPage, first.total - postsPerPage]);
    const everything = [...first.titles, ...second.titles];
    expect(new Set(everything).size).toBe(first.total);
    expect(await found({ page: 9 })).toEqual({ ...second, page: 2 });
    const sample = [...publishedPosts, ...more.map((post) => ({ ...post, tags: [post.tags] }))];
    for (const query of [
      { category: 'wedding' },
      { q: 'LIGHT' },
      { q: 'light', category: 'decoration' },
      { q: 'season' },
      { q: 'nothing at all' },
    ] as const) {
      const { q = '', category = 'all' } = { q: '', category: 'all', ...query };
      const expected = sample.filter(
        (post) => matchesChoice(post.category, category) && matchesSearch([post.title, post.excerpt, ...post.tags], q),
      );
      const { titles, matching, total } = await found(query);
      expect([matching, total], JSON.stringify(query)).toEqual([expected.length, first.total]);
      expect(titles.toSorted(), JSON.stringify(query)).toEqual(expected.map(({ title }) => title).toSorted());
    }
  });

  it('finds published posts by a tag of any characters', async () => {
    const db = await open();
    const tags = ['5 % off', 'a_b', 'say "yes"', 'back\\slash', 'Größe', '婚礼'];
    await createPost(db, { ...form, status: 'published', tags: tags.join(', ') }, 'Eva', null);
    const found = async (tag: string) => (await listPublishedPosts(db, { ...allPosts, tag })).matching;
    for (const tag of tags) expect(await found(tag), tag).toBe(1);
    for (const tag of ['5 x off', 'axb', 'say', 'yes', '"', 'back', 'off', ',', '","', '\0', form.title])
      expect(await found(tag), tag).toBe(0);
  });

  it('creates one post from repeated attempts of a form within a week', async () => {
    const db = await open();
    const eva = { key: 'one form', accountId: 'eva' };
    const write = (title: string, attempt: WriteAttempt | null = eva) =>
      db.transaction().execute((trx) => createPost(trx, { ...form, title }, 'Eva', attempt));
    const first = await write('First');
    expect(await write('Second')).toMatchObject({ id: first.id, title: 'Second', version: 2 });
    expect(await write('Third')).toMatchObject({ id: first.id, title: 'Third', version: 3 });
    // Not for another form, another user, or without an attempt.
    const others = [{ ...eva, key: 'another form' }, { ...eva, accountId: 'bob' }, null];
    const made = new Set([first.id]);
    for (const attempt of others) made.add((await write('Fourth', attempt)).id);
    expect(made.size).toBe(4);
    await cleanWriteAttempts(db);
    expect(await write('Fifth')).toMatchObject({ id: first.id, version: 4 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
    await cleanWriteAttempts(db);
    expect((await write('Sixth')).id).not.toBe(first.id);
  });

  it('keeps the publication date of a post that was published when it was created', async () => {
    const db = await open();
    const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2027-06-${day}T12:00:00Z`) });
    const shown = async () => (await listPublishedPosts(db, allPosts)).rows[0]?.date;
    on('01');
    const { id } = await createPost(db, { ...form, status: 'published' }, 'Eva', null);
    on('02');
    await updatePost(db, id, { ...form, status: 'draft' }, 1);
    on('03');
    await updatePost(db, id, { ...form, status: 'published' }, 2);
    expect(await shown()).toBe('2027-06-01');
  });
});
