import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { postEntity } from '#domain/post.ts';
import { readPostQuery } from '#domain/publicQueries.ts';
import { listLatestArticles, listPostAddresses, listPublishedPosts, readArticle } from '#server/store/articles.ts';
import { readDashboard } from '#server/store/dashboard.ts';
import type { Db } from '#server/store/database.ts';
import { createPost, getPost, listPosts, toPostRow } from '#server/store/posts.ts';
import { seed } from '#server/store/seed.ts';
import { listSiteRecords } from '#server/store/siteRecords.ts';
import { type SiteSample, siteSample } from '#server/store/siteSample.ts';
import { draft } from '#tests/support/records.ts';
import { earlierDatabase } from './earlierDatabase.ts';
import { engines, openStore } from './engines.ts';

/** The sample in another language: one post exists in both languages, one only in the default language. */
const [twin, alone] = siteSample.posts.filter(({ status }) => status === 'published');
if (!twin || !alone) throw new Error('The sample has no two posts.');
const german: SiteSample = {
  posts: [
    { ...twin, title: 'Kerzen am See' },
    { ...alone, slug: 'nur-auf-deutsch', title: 'Nur auf Deutsch' },
  ],
  testimonials: siteSample.testimonials.slice(0, 1),
  gallery: { events: [], photos: siteSample.gallery.photos.slice(0, 2), stories: [] },
};
const others = new Map([['de', german]]);

const everything = readPostQuery(new URLSearchParams());
const allPosts = readListQuery(postEntity, new URLSearchParams());
const germanPosts = (db: Db) => db.selectFrom('post').select('id').where('language', '=', 'de').orderBy('id').execute();

describe.each(engines)('A site with two languages on $engine', ({ where }) => {
  const open = async (what: 'sample' | 'none' = 'sample') => {
    const db = await openStore(where, 'sample');
    await seed(db, what, false, others);
    return db;
  };

  it('gets its sample content in both languages at the first start only', async () => {
    const db = await open();
    await seed(db, 'sample', false, others);
    expect(await germanPosts(db)).toEqual([{ id: `de-${twin.id}` }, { id: `de-${alone.id}` }].toSorted(byId));
    const kinds = db.selectFrom('site_record').select(['kind', 'position']).where('language', '=', 'de');
    expect(await kinds.orderBy('kind').orderBy('position').execute()).toEqual([
      { kind: 'photo', position: 0 },
      { kind: 'photo', position: 1 },
      { kind: 'testimonial', position: 0 },
    ]);
  });

  it('stays empty in both languages if it began empty', async () => {
    const db = await openStore(where, 'none');
    await seed(db, 'sample', false, others);
    expect(await germanPosts(db)).toEqual([]);
    expect(await db.selectFrom('site_record').select('kind').execute()).toEqual([]);
  });

  it('keeps another language empty if that was seeded with nothing', async () => {
    const db = await open('none');
    expect(await germanPosts(db)).toEqual([]);
  });

  it('lists the posts and pictures of one language only', async () => {
    const db = await open();
    const count = siteSample.posts.length;
    const out = siteSample.posts.filter(({ status }) => status === 'published').length;
    expect(await listPublishedPosts(db, everything)).toMatchObject({ total: out, matching: out });
    expect(await listPublishedPosts(db, { ...everything, q: 'Kerzen' })).toMatchObject({ total: out, matching: 0 });
    expect(await listPostAddresses(db)).toHaveLength(out);
    expect((await listLatestArticles(db)).map(({ title }) => title)).not.toContain('Kerzen am See');
    expect(await listPosts(db, allPosts)).toMatchObject({ total: count, matching: count });
    expect(await readDashboard(db, 'owner')).toMatchObject({ counters: { totalPosts: count } });
    expect(await listSiteRecords(db, 'photo')).toEqual(siteSample.gallery.photos);
    expect(await listSiteRecords(db, 'testimonial')).toEqual(siteSample.testimonials);
    await expect(getPost(db, `de-${twin.id}`)).rejects.toThrow(NotFound);
    await expect(readArticle(db, 'nur-auf-deutsch')).rejects.toThrow(NotFound);
  });

  it('names the other languages in which a post with the same slug is published', async () => {
    const db = await open();
    const read = await readArticle(db, twin.slug);
    expect(read).toMatchObject({ article: { title: twin.title }, languages: ['de'] });
    expect(read.related.map(({ id }) => id)).not.toContain(`de-${alone.id}`);
    expect((await readArticle(db, alone.slug)).languages).toEqual([]);
    await db.updateTable('post').set({ status: 'draft' }).where('id', '=', `de-${twin.id}`).execute();
    expect((await readArticle(db, twin.slug)).languages).toEqual([]);
  });

  it('allows a slug that a post in another language has', async () => {
    const db = await open();
    const form = { ...draft, slug: 'nur-auf-deutsch' };
    expect(await createPost(db, form, 'Eva', null)).toMatchObject({ slug: 'nur-auf-deutsch' });
    await expect(createPost(db, form, 'Eva', null)).rejects.toThrow();
  });

  it('keeps earlier content in the first language, under its existing slugs', async () => {
    const { db, upgrade } = await earlierDatabase(where, '035-order-by-words');
    const { language: _language, full_search: _search, ...row } = toPostRow(twin);
    await sql`insert into post (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db);
    await sql`insert into post_address (slug, post_id) values (${twin.slug}, ${twin.id}), ('before', ${twin.id})`.execute(
      db,
    );
    await sql`insert into site_record (kind, position, record)
      values ('photo', 0, ${JSON.stringify(siteSample.gallery.photos[0])})`.execute(db);
    await upgrade();
    expect((await readArticle(db, 'before')).article).toMatchObject({ id: twin.id, slug: twin.slug });
    expect(await listSiteRecords(db, 'photo')).toEqual(siteSample.gallery.photos.slice(0, 1));
    // All slugs of a post are deleted with it.
    await db.deleteFrom('post').execute();
    expect(await db.selectFrom('post_address').selectAll().execute()).toEqual([]);
  });
});

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
