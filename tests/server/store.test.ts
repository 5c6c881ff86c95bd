import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Conflict, NotFound } from '#backend/errors.ts';
import { postCategories } from '#domain/categories.ts';
import { eventTypes } from '#domain/enquiry.ts';
import { findRecords, readListQuery, sortableFields } from '#domain/entity.ts';
import { type Lead, leadEntity, leadStatuses } from '#domain/lead.ts';
import { type Post, type PostForm, postEntity, postStatuses } from '#domain/post.ts';
import { adminPosts } from '#sample/adminPosts.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { readDashboard } from '#server/store/dashboard.ts';
import { migrate, openDatabase } from '#server/store/database.ts';
import { storeEnquiries } from '#server/store/enquiries.ts';
import { exportLeads, listLeads } from '#server/store/leads.ts';
import { toLeadRow } from '#server/store/leadTable.ts';
import { listUnsentMails, takeDueMail } from '#server/store/outbox.ts';
import { createPost, listPosts, listPublishedPosts, toPostRow, updatePost } from '#server/store/posts.ts';
import { removeRecord } from '#server/store/removal.ts';
import { seed } from '#server/store/seed.ts';
import { draft } from '#tests/support/records.ts';
import { engines, openStore, store, submission } from './engines.ts';
import { atTheEnd } from './testServer.ts';

const leadQuery = (search: string) => readListQuery(leadEntity, new URLSearchParams(search));
const postQuery = (search: string) => readListQuery(postEntity, new URLSearchParams(search));
const form: PostForm = { ...draft, title: 'Umbrellas', tags: 'rain, rain' };

afterEach(() => void vi.useRealTimers());

describe.each(engines)('The store on $engine', ({ where }) => {
  const open = (what?: 'sample' | 'none') => openStore(where, what);

  it('brings its tables up to date and puts the sample data in once, however often it starts', async () => {
    const address = await where();
    const database = openDatabase(address);
    atTheEnd(() => database.close());
    // As several processes would that start together.
    for (let start = 0; start < 3; start += 1) {
      await migrate(database);
      await seed(database.db, 'sample', true);
    }
    expect((await listLeads(database.db, leadQuery(''))).total).toBe(20);
    expect((await listPublishedPosts(database.db, { q: '', category: 'all', page: 1 })).total).toBe(18);
  });

  it('lists leads as the demo does, whatever the search, the filters, the sort and the page', async () => {
    const db = await open('sample');
    for (const search of [
      '',
      'page=2',
      'rows=25&sort=name',
      'sort=-email',
      'sort=phone&page=2',
      'sort=eventDate&rows=25',
      'sort=-eventDate&rows=25',
      'sort=eventType&rows=25',
      'sort=-status&rows=25',
      'q=AN&status=new',
      'type=birthday&status=converted',
      'q=%25',
      'q=_',
      "q=' or 1=1 --",
      'q=%00',
    ]) {
      const query = leadQuery(search);
      const found = findRecords(leadEntity, sampleLeads, query);
      const page = await listLeads(db, query);
      expect(page.matching, search).toBe(found.length);
      const first = (page.page - 1) * query.pageSize;
      expect(page.rows, search).toEqual(found.slice(first, first + query.pageSize));
    }
  });

  it('lists posts as the demo does', async () => {
    const db = await open();
    for (const post of adminPosts)
      await createPost(db, { ...post, tags: post.tags.join(',') }, { id: 'a', name: post.author, attempt: null });
    for (const search of ['sort=title&rows=25', 'sort=-title', 'q=DRAPERY&sort=title', 'category=wedding&sort=title']) {
      const query = postQuery(search);
      const expected = findRecords(postEntity, adminPosts, query).slice(0, query.pageSize);
      expect(
        (await listPosts(db, query)).rows.map(({ title }) => title),
        search,
      ).toEqual(expected.map(({ title }) => title));
    }
  });

  it('sorts by every field as the demo does, choices by their words or their order', async () => {
    const db = await open();
    const [sample] = sampleLeads as [Lead];
    const leads = [...eventTypes, ...eventTypes].flatMap((eventType, round) =>
      leadStatuses.map((status, index) => ({ ...sample, id: `${round}${index}`, eventType, status })),
    );
    const posts = postCategories.flatMap((category) =>
      postStatuses.map(
        (status): Post => ({ ...(adminPosts[0] as Post), id: `${category}-${status}`, category, status }),
      ),
    );
    await db
      .insertInto('lead')
      .values(leads.map((lead) => toLeadRow(lead)))
      .execute();
    await db
      .insertInto('post')
      .values(posts.map((post) => toPostRow({ ...post, publishedAt: null })))
      .execute();
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    for (const [name] of sortableFields(leadEntity)) {
      const query = leadQuery(`sort=-${name}&rows=100`);
      expect(ids((await listLeads(db, query)).rows), name).toEqual(ids(findRecords(leadEntity, leads, query)));
    }
    for (const [name] of sortableFields(postEntity)) {
      const query = postQuery(`sort=${name}&rows=100`);
      expect(ids((await listPosts(db, query)).rows), name).toEqual(ids(findRecords(postEntity, posts, query)));
    }
  });

  it('sorts numbers by their value, and names without regard to accents and letter case', async () => {
    const db = await open();
    await store(
      db,
      ['Élan 10', 'elan 9', 'Zoe', 'ada'].map((name) => submission(name, name)),
    );
    const { rows } = await listLeads(db, leadQuery('sort=name'));
    expect(rows.map(({ name }) => name)).toEqual(['ada', 'elan 9', 'Élan 10', 'Zoe']);
  });

  it('stores an enquiry once with its lead and its mails, and gives the second attempt the same reference', async () => {
    const db = await open();
    const [first, twin] = await store(db, [submission('a'), submission('a')]);
    const [again, other] = await store(db, [submission('a'), submission('b')]);
    expect(first).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect([twin, again]).toEqual([first, first]);
    expect(other).not.toBe(first);
    const page = await listLeads(db, leadQuery(''));
    expect(page.total).toBe(2);
    expect(page.rows[0]).toMatchObject({
      eventType: 'other',
      status: 'new',
      eventDate: null,
      notes: 'A tea party for thirty.',
    });
    expect((await listUnsentMails(db)).map(({ recipient }) => recipient)).toEqual([
      'staff@example.com',
      'staff@example.com',
    ]);
    expect(await db.selectFrom('enquiry').select(['page', 'service']).executeTakeFirst()).toEqual({
      page: '/services/wedding',
      service: 'wedding',
    });
  });

  it('stores nothing of a batch that fails', async () => {
    const db = await open();
    const failing = () => {
      throw new Error('no mail');
    };
    const limit = { hits: 1, within: 60_000 };
    await expect(storeEnquiries(db, [submission('a')], limit, { mailsOf: failing })).rejects.toThrow('no mail');
    expect((await listLeads(db, leadQuery(''))).total).toBe(0);
    // Nor has it counted.
    expect(await store(db, [submission('a')], limit)).not.toEqual(['wait']);
  });

  it('lets each network send so many, whatever comes again counts for nothing', async () => {
    const db = await open();
    const limit = { hits: 2, within: 60_000 };
    const from = (key: string, ip: string) => ({ ...submission(key), ip });
    const [a, b, c, elsewhere] = await store(
      db,
      [from('a', '2001:db8::1'), from('b', '2001:db8::2'), from('c', '2001:db8::3'), from('d', '2001:db8:0:1::1')],
      limit,
    );
    expect([a, b, elsewhere]).not.toContain('wait');
    expect(c).toBe('wait');
    expect(await store(db, [from('c', '2001:db8::4'), from('a', '2001:db8::1')], limit)).toEqual(['wait', a]);
    expect(await takeDueMail(db)).not.toBeNull();
    expect((await listLeads(db, leadQuery(''))).total).toBe(3);
    expect(await store(db, [from('c', '2001:db8::1')], { hits: 2, within: -1 })).not.toEqual(['wait']);
  });

  it('draws a reference anew that exists already', async () => {
    const db = await open();
    const drawn = ['2222-2222', '2222-2222', '3333-3333', '3333-3333', '4444-4444'];
    const draw = () => drawn.shift() as string;
    expect(await store(db, [submission('a')], undefined, draw)).toEqual(['2222-2222']);
    expect(await store(db, [submission('b'), submission('c')], undefined, draw)).toEqual(['4444-4444', '3333-3333']);
    expect((await listLeads(db, leadQuery(''))).total).toBe(3);
  });

  it('counts for the dashboard, and says how the numbers have moved', async () => {
    const db = await open();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    const lead = { ...sampleLeads[0], status: 'converted', eventDate: daysAgo(-3).slice(0, 10) } as const;
    const rows = [1, 2, 10, 40, 50].map((days) =>
      toLeadRow({ ...lead, id: String(days), createdAt: daysAgo(days) } as Lead),
    );
    await db.insertInto('lead').values(rows).execute();
    const { counters, trends, recentLeads } = await readDashboard(db);
    expect(counters).toMatchObject({ totalLeads: 5, newLeads: 0, upcomingEvents: 5, totalPosts: 0 });
    // Three in the last thirty days after two, two in the last seven after one.
    expect(trends).toEqual({ leads: 50, newLeads: 100, eventsThisWeek: 5, messagesToday: 0 });
    expect(recentLeads.map(({ id }) => id)).toEqual(['1', '2', '10', '40', '50']);
  });

  it('exports every match in the order of the list, however many there are', async () => {
    const db = await open();
    const [sample] = sampleLeads as [Lead];
    const leads = Array.from({ length: 600 }, (_, number): Lead => {
      const status = leadStatuses[number % leadStatuses.length] ?? 'new';
      // Ties everywhere, and in another order than the ids.
      return { ...sample, id: String((number * 7919) % 600), name: `Person ${number % 7}`, status };
    });
    await db
      .insertInto('lead')
      .values(leads.map((lead) => toLeadRow(lead)))
      .execute();
    for (const search of [
      'sort=name',
      'sort=-name',
      'sort=status',
      'sort=-status&q=person+3',
      'status=new',
      'q=nobody',
    ]) {
      const query = leadQuery(search);
      const pages = Array.from({ length: 7 }, (_, page) => listLeads(db, { ...query, pageSize: 100, page: page + 1 }));
      const listed = new Set((await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ id }) => id)));
      const exported: string[] = [];
      for await (const chunk of exportLeads(db, query)) exported.push(...chunk.map(({ id }) => id));
      expect(exported, search).toEqual([...listed]);
      expect(exported.length, search).toBe(findRecords(leadEntity, leads, query).length);
    }
  });

  it('exports each lead once that stays, while others come and go', async () => {
    const db = await open();
    const [sample] = sampleLeads as [Lead];
    const rowOf = (number: number) => toLeadRow({ ...sample, id: String(number).padStart(4, '0'), name: 'Person' });
    const add = (from: number, count: number) =>
      db
        .insertInto('lead')
        .values(Array.from({ length: count }, (_, index) => rowOf(from + index)))
        .execute();
    await add(1000, 600);
    const exported: string[] = [];
    for await (const chunk of exportLeads(db, leadQuery('sort=name'))) {
      exported.push(...chunk.map(({ id }) => id));
      await add(exported.length, 1);
      await db
        .deleteFrom('lead')
        .where('id', '=', String(exported.at(-1)))
        .execute();
    }
    expect(exported).toEqual(Array.from({ length: 600 }, (_, number) => String(1000 + number)));
  });

  it('deletes for good, and keeps who did it and when', async () => {
    const db = await open('sample');
    await removeRecord(db, 'lead', '1', 'eva');
    await expect(removeRecord(db, 'lead', '1', 'eva')).rejects.toBeInstanceOf(NotFound);
    const kept = await db.selectFrom('deletion').selectAll().execute();
    expect(kept).toEqual([expect.objectContaining({ entity: 'lead', entity_id: '1', account_id: 'eva' })]);
    expect(JSON.stringify(kept)).not.toContain('Olivia');
  });

  it('lets only one of two versions of a post win', async () => {
    const db = await open();
    const { id, version } = await createPost(db, form, { id: 'eva', name: 'Eva', attempt: null });
    const both = await Promise.allSettled([
      updatePost(db, id, { ...form, title: 'One' }, version),
      updatePost(db, id, { ...form, title: 'Two' }, version),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(Conflict) });
    await expect(updatePost(db, 'nope', form, 1)).rejects.toBeInstanceOf(NotFound);
  });

  it('shows a post to visitors from its publication on, under the day of the first one', async () => {
    const db = await open();
    const shown = async () => (await listPublishedPosts(db, { q: '', category: 'all', page: 1 })).rows;
    const { id } = await createPost(db, form, { id: 'eva', name: 'Eva', attempt: null });
    expect(await shown()).toEqual([]);
    await updatePost(db, id, { ...form, status: 'published' }, 1);
    const [post] = await shown();
    expect(post).toMatchObject({ title: 'Umbrellas', tags: ['rain'], date: new Date().toISOString().slice(0, 10) });
    await updatePost(db, id, { ...form, status: 'draft' }, 2);
    expect(await shown()).toEqual([]);
  });

  it('keeps the day of the first publication, whatever becomes of the post', async () => {
    const db = await open();
    const author = { id: 'eva', name: 'Eva', attempt: null };
    const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2027-06-${day}T12:00:00Z`) });
    const shown = async () =>
      (await listPublishedPosts(db, { q: '', category: 'all', page: 1 })).rows.map(({ title, date }) => [title, date]);
    on('01');
    const late = await createPost(db, { ...form, title: 'Draft first' }, author);
    on('02');
    await createPost(db, { ...form, title: 'At once', status: 'published' }, author);
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

  it('leaves nothing behind of a migration that fails', async () => {
    const db = await open();
    const half = db.transaction().execute(async (trx) => {
      await trx.schema.createTable('half').addColumn('id', 'text').execute();
      await sql`select * from nothing`.execute(trx);
    });
    await expect(half).rejects.toThrow();
    await expect(sql`select * from half`.execute(db)).rejects.toThrow();
  });
});
