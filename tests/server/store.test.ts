import { afterEach, describe, expect, it, vi } from 'vitest';
import { readListQuery } from '#domain/entity.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import type { Post } from '#domain/post.ts';
import { allPosts } from '#domain/publicQueries.ts';
import { demoAccount } from '#sample/account.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { posts } from '#sample/posts.ts';
import { reviews } from '#sample/reviews.ts';
import { stories } from '#sample/stories/stories.ts';
import { testimonials } from '#sample/testimonials.ts';
import { checkPassword } from '#server/store/accounts.ts';
import { listPublishedPosts } from '#server/store/articles.ts';
import { readDashboard } from '#server/store/dashboard.ts';
import { migrate, openDatabase } from '#server/store/database.ts';
import { listLeads } from '#server/store/leads.ts';
import { toLeadRow } from '#server/store/leadTable.ts';
import { updatePost } from '#server/store/posts.ts';
import { seed } from '#server/store/seed.ts';
import { listSiteRecords, writeSiteRecords } from '#server/store/siteRecords.ts';
import { publishedPosts } from '#tests/support/posts.ts';
import { draft } from '#tests/support/records.ts';
import { engines, openStore } from './engines.ts';
import { onTestEnd } from './testServer.ts';

const leadQuery = (search: string) => readListQuery(leadEntity, new URLSearchParams(search));

afterEach(() => void vi.useRealTimers());

describe.each(engines)('The store on $engine', ({ where }) => {
  const open = (what?: 'sample' | 'none') => openStore(where, what);

  it('migrates its tables and adds the sample data once, even if started repeatedly', async () => {
    const address = await where();
    const database = openDatabase(address);
    onTestEnd(() => database.close());
    // As with several processes that start at the same time.
    for (let start = 0; start < 3; start += 1) {
      await migrate(database);
      await seed(database.db, 'sample', true);
    }
    expect((await listLeads(database.db, leadQuery(''))).total).toBe(20);
    expect((await listPublishedPosts(database.db, allPosts)).total).toBe(publishedPosts.length);
  });

  it('returns counters and trends for the dashboard', async () => {
    const db = await open();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    const lead = { ...sampleLeads[0], status: 'converted', eventDate: daysAgo(-3).slice(0, 10) } as const;
    const rows = [1, 2, 10, 40, 50].map((days) =>
      toLeadRow({ ...lead, id: String(days), createdAt: daysAgo(days) } as Lead),
    );
    await db.insertInto('lead').values(rows).execute();
    const { counters, trends, recentLeads } = await readDashboard(db, 'owner');
    expect(counters).toMatchObject({ totalLeads: 5, newLeads: 0, upcomingEvents: 5, totalPosts: 0 });
    // Three in the last thirty days after two before, two in the last seven after one before.
    expect(trends).toEqual({ leads: 50, newLeads: 100, eventsThisWeek: 5, messagesToday: 0 });
    expect(recentLeads.map(({ id }) => id)).toEqual(['1', '2', '10', '40', '50']);
  });

  it('begins with the sample data of the specification, and the demo account if requested', async () => {
    const db = await openStore(where, 'sample', true);
    expect(await listSiteRecords(db, 'event')).toEqual(events);
    expect(await listSiteRecords(db, 'testimonial')).toEqual(testimonials);
    expect(await listSiteRecords(db, 'photo')).toEqual(gallery);
    expect(await listSiteRecords(db, 'story')).toEqual(stories);
    expect((await readDashboard(db, 'owner')).recentReviews).toEqual(
      reviews.map(({ id, name, rating, comment, createdAt }) => ({ id, name, rating, comment, createdAt })),
    );
    const { email, password } = demoAccount;
    expect(await checkPassword(db, email, password, true)).not.toBeNull();
    expect(await checkPassword(db, email, password, false)).toBeNull();
    const bare = await openStore(where, 'sample', false);
    expect(await checkPassword(bare, email, password, true)).toBeNull();
  });

  it('adds the stories of the sample pictures once if it was created by an earlier version', async () => {
    const db = await openStore(where, 'sample');
    // The state that an earlier version has left.
    await db.deleteFrom('setting').where('name', '=', 'stories-seeded').execute();
    await db.deleteFrom('site_record').where('kind', '=', 'story').execute();
    await writeSiteRecords(
      db,
      'photo',
      gallery.map(({ story: _, ...photo }) => photo as (typeof gallery)[number]),
    );
    await writeSiteRecords(
      db,
      'event',
      events.map(({ story: _, ...event }) => event as (typeof events)[number]),
    );
    // The setting only matters at the first start.
    await seed(db, 'none', false);
    expect(await listSiteRecords(db, 'story')).toEqual(stories);
    expect(await listSiteRecords(db, 'photo')).toEqual(gallery);
    expect(await listSiteRecords(db, 'event')).toEqual(events);
    expect(await listSiteRecords(db, 'testimonial')).toEqual(testimonials);

    await db.deleteFrom('site_record').where('kind', '=', 'story').execute();
    await seed(db, 'sample', false);
    expect(await listSiteRecords(db, 'story')).toEqual([]);
  });

  it('has no stories if it has no pictures, even if started repeatedly', async () => {
    const db = await open('none');
    for (const what of ['none', 'sample'] as const) await seed(db, what, false);
    for (const kind of ['event', 'photo', 'story'] as const) expect(await listSiteRecords(db, kind)).toEqual([]);
    // The state that an earlier version has left, started without sample data.
    await db.deleteFrom('setting').where('name', '=', 'stories-seeded').execute();
    await seed(db, 'sample', false);
    expect(await listSiteRecords(db, 'story')).toEqual([]);
  });

  it('shows sample posts with their dates, and drafts once they are published', async () => {
    const db = await open('sample');
    const shown = async () => (await listPublishedPosts(db, allPosts)).rows;
    expect(await shown()).toEqual(publishedPosts);
    const { id, version } = posts.find(({ status }) => status === 'draft') as Post;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-14T12:00:00Z') });
    await updatePost(db, id, { ...draft, title: 'Out', status: 'published' }, version);
    const [latest] = await shown();
    expect(latest).toMatchObject({ title: 'Out', date: '2027-06-14' });
  });

  it('counts events from today on as upcoming, and those within seven days for this week', async () => {
    const db = await open();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-14T12:00:00Z') });
    const days = ['2027-06-13', '2027-06-14', '2027-06-20', '2027-06-21', null];
    const [sample] = sampleLeads as [Lead];
    const agreed = days.map((eventDate, id) => ({ ...sample, id: `${id}`, eventDate, status: 'converted' as const }));
    const rows = [...agreed, { ...sample, id: 'new', eventDate: '2027-06-15', status: 'new' as const }];
    await db
      .insertInto('lead')
      .values(rows.map((lead) => toLeadRow(lead)))
      .execute();
    const { counters, trends } = await readDashboard(db, 'owner');
    expect(counters).toMatchObject({ totalLeads: 6, newLeads: 1, upcomingEvents: 3 });
    expect(trends.eventsThisWeek).toBe(2);
  });
});
