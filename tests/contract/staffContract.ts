import { describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { Conflict, InvalidInput, NotFound, SignedOut, SignInRefused } from '#backend/errors.ts';
import { type Entity, readListQuery, sortableFields } from '#domain/entity.ts';
import { leadEntity, leadEventTypeLabels, leadStatuses } from '#domain/lead.ts';
import { postEntity } from '#domain/post.ts';
import { draft } from '#tests/support/records.ts';

const sortsOf = (entity: Entity) => sortableFields(entity).map(([name]) => name);
const leadQuery = (search = '') => readListQuery(leadEntity, new URLSearchParams(search));
const postQuery = (search = '') => readListQuery(postEntity, new URLSearchParams(search));

/** A picture of one pixel. */
const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Expects these first and last values of a list sorted by each column, and the other way round when it is turned. */
async function expectOrders<Row>(
  rowsBy: (sort: string) => Promise<readonly Row[]>,
  columns: readonly (readonly [field: keyof Row & string, first: unknown, last: unknown])[],
) {
  for (const [field, first, last] of columns) {
    const up = await rowsBy(field);
    const down = await rowsBy(`-${field}`);
    expect([up[0]?.[field], up.at(-1)?.[field]], field).toEqual([first, last]);
    expect([down[0]?.[field], down.at(-1)?.[field]], `-${field}`).toEqual([last, first]);
  }
}

/**
 * Expects that of rows which look the same in the sorted column, the id decides, in the same direction as the column.
 */
async function expectIdsDecide<Field extends string>(
  rowsBy: (sort: string) => Promise<readonly ({ id: string } & Record<Field, unknown>)[]>,
  columns: readonly Field[],
) {
  for (const field of columns) {
    for (const sort of [field, `-${field}`]) {
      const rows = await rowsBy(sort);
      const equal = rows.flatMap((row, index) => {
        const next = rows[index + 1];
        return next && next[field] === row[field] ? [[row.id, next.id] as const] : [];
      });
      const rising = equal.filter(([id, next]) => id < next).length;
      expect(rising, `sorted by ${sort}`).toBe(sort === field ? equal.length : 0);
    }
  }
}

/**
 * What every backend has to do for staff. It holds the sample records and the demo account when it starts.
 * @param create makes a fresh backend whose writes take no time. @param counts how many records it holds.
 */
export function staffContract(create: () => Promise<Backend>, counts: { posts: number }) {
  /** A backend that staff is signed in to. */
  async function atWork() {
    const backend = await create();
    const demoAccount = await backend.session.demoAccount();
    if (!demoAccount) throw new Error('There is no demo account.');
    await backend.session.signIn({ ...demoAccount, remember: false });
    return { ...backend, demoAccount };
  }

  describe('session', () => {
    it('knows who is signed in, and forgets it with the sign-out', async () => {
      const { session, demoAccount } = await atWork();
      expect(await session.current()).toMatchObject({ name: 'Admin User', email: demoAccount.email });
      await session.signOut();
      expect(await session.current()).toBeNull();
      await expect(session.signOut()).resolves.toBeUndefined();
    });

    it('ends every session of the account where that is asked for', async () => {
      const { session } = await atWork();
      await session.signOutEverywhere();
      expect(await session.current()).toBeNull();
    });

    it('takes the address in any letter case, with blanks around it', async () => {
      const { session, demoAccount } = await atWork();
      await session.signOut();
      await session.signIn({ ...demoAccount, email: ` ${demoAccount.email.toUpperCase()} `, remember: true });
      expect(await session.current()).not.toBeNull();
    });

    it.each([{ email: 'nobody@example.com' }, { password: 'guessed' }, { password: ' ' + 'admin123' }])(
      'refuses %o',
      async (wrong) => {
        const { session, demoAccount } = await atWork();
        await session.signOut();
        const attempt = session.signIn({ ...demoAccount, remember: false, ...wrong });
        await expect(attempt).rejects.toBeInstanceOf(SignInRefused);
        expect(await session.current()).toBeNull();
      },
    );

    it.each([{ email: '  ' }, { password: '  ' }])('asks for both where one is blank: %o', async (blank) => {
      const { session, demoAccount } = await atWork();
      const attempt = session.signIn({ ...demoAccount, remember: false, ...blank });
      await expect(attempt).rejects.toBeInstanceOf(InvalidInput);
    });
  });

  it('gives nothing of the back office to someone who is not signed in', async () => {
    const backend = await atWork();
    await backend.session.signOut();
    const attempts = [
      backend.dashboard.read(),
      backend.leads.list(leadQuery()),
      backend.leads.exportCsv(leadQuery()),
      backend.leads.remove('1'),
      backend.posts.list(postQuery()),
      backend.posts.get('1'),
      backend.posts.create(draft, 'attempt'),
      backend.posts.update('1', draft, 1),
      backend.session.signOutEverywhere(),
      backend.posts.remove('1'),
      backend.images.store(new Blob([], { type: 'image/png' })),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toBeInstanceOf(SignedOut);
  });

  describe('leads', () => {
    it('lists all twenty, the latest first, ten to a page', async () => {
      const { leads } = await atWork();
      const page = await leads.list(leadQuery());
      expect(page).toMatchObject({ matching: 20, total: 20, page: 1 });
      const days = page.rows.map(({ createdAt }) => createdAt);
      expect(days).toHaveLength(10);
      expect(days).toEqual(days.toSorted().toReversed());
      const next = await leads.list(leadQuery('page=2'));
      expect(next.rows.map(({ id }) => id)).not.toContain(page.rows[0]?.id);
    });

    it.each([
      ['the name', 'bEnNeTt'],
      ['the email', 'olivia.bennett@'],
      ['the phone', '010-1101'],
    ])('finds a lead by a part of %s, letter case aside', async (_where, q) => {
      const { rows } = await (await atWork()).leads.list(leadQuery(`q=${encodeURIComponent(q)}`));
      expect(rows.map(({ name }) => name)).toEqual(['Olivia Bennett']);
    });

    it('does not look into the notes', async () => {
      expect((await (await atWork()).leads.list(leadQuery('q=vineyard'))).matching).toBe(0);
    });

    it('holds search, status and event type against each other with AND', async () => {
      const { leads } = await atWork();
      const { rows, matching, total } = await leads.list(leadQuery('q=o&status=new&type=wedding'));
      expect(total).toBe(20);
      expect(rows).toHaveLength(matching);
      expect(matching).toBeGreaterThan(0);
      for (const { name, email, status, eventType } of rows) {
        expect(`${name} ${email}`.toLowerCase()).toContain('o');
        expect([status, eventType]).toEqual(['new', 'wedding']);
      }
    });

    it('sorts by every column, in both directions', async () => {
      const { leads } = await atWork();
      await expectOrders(
        async (sort) => (await leads.list(leadQuery(`sort=${sort}&rows=25`))).rows,
        [
          ['name', 'Amara Okafor', 'Yuki Tanaka'],
          ['email', 'amara.okafor@example.com', 'yuki.tanaka@example.com'],
          ['phone', '(555) 010-1101', '(555) 010-1120'],
          ['eventType', 'birthday', 'wedding'],
          ['eventDate', '2025-04-12', null],
          ['status', 'new', 'converted'],
          ['createdAt', '2025-02-02T22:30:00.000Z', '2025-03-03T10:30:00.000Z'],
        ],
      );
    });

    it('lets the id decide between leads that are equal in the sorted column', async () => {
      const { leads } = await atWork();
      await expectIdsDecide(
        async (sort) => (await leads.list(leadQuery(`sort=${sort}&rows=25`))).rows,
        sortsOf(leadEntity),
      );
    });

    it('sorts event types by their labels', async () => {
      const { leads } = await atWork();
      const { rows } = await leads.list(leadQuery('sort=eventType&rows=25'));
      const labels = rows.map(({ eventType }) => leadEventTypeLabels[eventType]);
      expect(new Set(labels).size).toBe(3);
      expect(labels).toEqual(labels.toSorted());
    });

    it('sorts stages in their order, and leads without an event date behind the others', async () => {
      const { leads } = await atWork();
      const byStage = (await leads.list(leadQuery('sort=status&rows=25'))).rows.map(({ status }) => status);
      expect(byStage).toEqual(byStage.toSorted((a, b) => leadStatuses.indexOf(a) - leadStatuses.indexOf(b)));
      const days = (await leads.list(leadQuery('sort=eventDate&rows=25'))).rows.map(({ eventDate }) => eventDate);
      expect(days.slice(-4)).toEqual([null, null, null, null]);
      expect(days.slice(0, -4)).toEqual(days.slice(0, -4).toSorted());
    });

    it('shows the last page where the address asks for one past it', async () => {
      const page = await (await atWork()).leads.list(leadQuery('page=99'));
      expect(page).toMatchObject({ page: 2, matching: 20 });
      expect(page.rows).toHaveLength(10);
    });

    it('exports every match of all pages, in the order shown', async () => {
      const { leads } = await atWork();
      const file = await leads.exportCsv(leadQuery('sort=name&page=2'));
      const lines = (await file.text()).split('\r\n').slice(1, -1);
      const { rows } = await leads.list(leadQuery('sort=name&rows=25'));
      expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ name }) => `"${name}"`));
    });

    it('removes a lead for good, and says so when it is gone already', async () => {
      const { leads } = await atWork();
      await leads.remove('1');
      expect(await leads.list(leadQuery())).toMatchObject({ total: 19 });
      await expect(leads.remove('1')).rejects.toBeInstanceOf(NotFound);
    });
  });

  describe('posts for staff', () => {
    it('lists all, three of them drafts', async () => {
      const { rows, total } = await (await atWork()).posts.list(postQuery('rows=25'));
      expect(total).toBe(counts.posts);
      expect(rows.filter(({ status }) => status === 'draft')).toHaveLength(3);
    });

    it('searches title and excerpt AND one category', async () => {
      const { posts } = await atWork();
      expect((await posts.list(postQuery('q=DRAPERY'))).matching).toBe(1);
      expect((await posts.list(postQuery('q=how much light'))).matching).toBe(1);
      expect((await posts.list(postQuery('q=candles&category=wedding'))).matching).toBe(0);
    });

    it('sorts by every column, in both directions', async () => {
      const { posts } = await atWork();
      await expectOrders(
        async (sort) => (await posts.list(postQuery(`sort=${sort}&rows=25`))).rows,
        [
          ['title', 'A party for someone who hates parties', 'Writing an invitation that gets an answer'],
          ['category', 'birthday', 'wedding'],
          ['author', 'Admin User', 'Content Manager'],
          ['status', 'draft', 'published'],
        ],
      );
      const days = (await posts.list(postQuery('sort=updatedAt&rows=25'))).rows.map(({ updatedAt }) => updatedAt);
      expect(days).toEqual(days.toSorted());
    });

    it('lets the id decide between posts that are equal in the sorted column', async () => {
      const { posts } = await atWork();
      await expectIdsDecide(
        async (sort) => (await posts.list(postQuery(`sort=${sort}&rows=25`))).rows,
        sortsOf(postEntity),
      );
    });

    it('stores a new post, and gives it back as it was saved', async () => {
      const { posts } = await atWork();
      const { id } = await posts.create(draft, 'attempt');
      expect(await posts.get(id)).toMatchObject({
        ...draft,
        tags: ['rain', 'outdoors'],
        author: 'Admin User',
      });
      expect((await posts.list(postQuery())).rows[0]?.id).toBe(id);
    });

    it('makes one post of all attempts from one form, with the words that came last', async () => {
      const { posts } = await atWork();
      const first = await posts.create(draft, 'one form');
      expect(await posts.create(draft, 'one form')).toMatchObject({ id: first.id });
      expect(await posts.create({ ...draft, title: 'Written on' }, 'one form')).toMatchObject({ id: first.id });
      await posts.create({ ...draft, title: 'Written on and on' }, 'one form');
      expect(await posts.get(first.id)).toMatchObject({ title: 'Written on and on' });
      expect((await posts.list(postQuery())).total).toBe(counts.posts + 1);
      expect((await posts.create(draft, 'another form')).id).not.toBe(first.id);
      // Meanwhile somebody else has found it in the list.
      const { version } = await posts.get(first.id);
      await posts.update(first.id, { ...draft, title: 'Theirs' }, version);
      const late = posts.create({ ...draft, title: 'Mine' }, 'one form');
      await expect(late).rejects.toBeInstanceOf(Conflict);
      await expect(late).rejects.toMatchObject({ current: { id: first.id, title: 'Theirs' } });
      await posts.remove(first.id);
      await expect(posts.create(draft, 'one form')).rejects.toBeInstanceOf(NotFound);
    });

    it('changes a post and keeps its author and first day', async () => {
      const { posts } = await atWork();
      const before = await posts.get('2');
      await posts.update('2', { ...draft, status: 'published' }, before.version);
      const after = await posts.get('2');
      expect(after).toMatchObject({ title: draft.title, author: before.author, createdAt: before.createdAt });
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      expect((await posts.list(postQuery())).total).toBe(counts.posts);
    });

    it('keeps what somebody else has saved meanwhile, and hands it to the second one', async () => {
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

    it('refuses a post with gaps, with the sentence of each field', async () => {
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
          title: 'Title is required',
          excerpt: 'Excerpt is required',
          content: 'Content is required',
          category: 'Category is required',
        },
      });
    });

    it('says so where there is no such post', async () => {
      const { posts } = await atWork();
      await expect(posts.get('nope')).rejects.toBeInstanceOf(NotFound);
      await expect(posts.update('nope', draft, 1)).rejects.toBeInstanceOf(NotFound);
      await expect(posts.remove('nope')).rejects.toBeInstanceOf(NotFound);
    });

    it('removes a post for good', async () => {
      const { posts } = await atWork();
      await posts.remove('3');
      await expect(posts.get('3')).rejects.toBeInstanceOf(NotFound);
      expect((await posts.list(postQuery())).total).toBe(counts.posts - 1);
    });
  });

  it('keeps a picture under an address, and refuses what is none', async () => {
    const { images } = await atWork();
    expect(await images.store(new Blob([tinyPng], { type: 'image/png' }))).toMatch(/^(data:image\/png|\/|https?:)/);
    await expect(images.store(new Blob(['x'], { type: 'text/html' }))).rejects.toBeInstanceOf(InvalidInput);
  });

  it('sums up the day', async () => {
    const { counters, recentLeads, recentReviews } = await (await atWork()).dashboard.read();
    expect(counters.totalLeads).toBeGreaterThan(0);
    expect(recentLeads[0]?.name).toBe('Olivia Bennett');
    expect(recentReviews.length).toBeGreaterThan(0);
  });
}
