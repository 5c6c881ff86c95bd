import { Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { postEntity } from '#domain/post.ts';
import { type Review, reviewEntity } from '#domain/review.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { migrate, openDatabase } from '#server/store/database.ts';
import { getLead } from '#server/store/leadRecord.ts';
import { listLeads } from '#server/store/leads.ts';
import { listPosts } from '#server/store/posts.ts';
import { listReviews } from '#server/store/reviews.ts';
import { toReviewRow } from '#server/store/reviewTable.ts';
import { engines } from './engines.ts';
import { onTestEnd } from './testServer.ts';

describe.each(engines)('Tables of the first released version on $engine', ({ where }) => {
  it('keep their records and sort order when migrated', async () => {
    const { db, engine: kind, ...database } = openDatabase(await where());
    onTestEnd(() => database.close());
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
    await migrator.migrateTo('001-begin');
    const time = '2026-01-02T03:04:05.000Z';
    await sql`insert into account (id, name, email, password_hash, is_demo, created_at)
      values ('eva', 'Eva', 'eva@example.org', 'x', 0, ${time})`.execute(db);
    await sql`insert into account (id, name, email, password_hash, is_demo, disabled_at, created_at)
      values ('left', 'Left', 'left@example.org', 'x', 0, ${time}, '2025-01-02T03:04:05.000Z'),
        ('ben', 'Ben', 'ben@example.org', 'x', 0, null, '2026-02-02T03:04:05.000Z'),
        ('1', 'Demo', 'admin@example.com', 'x', 1, null, '2025-01-02T03:04:05.000Z'),
        ('2', 'Second demo', 'second@example.com', 'x', 1, null, '2025-01-02T03:04:05.000Z')`.execute(db);
    await sql`insert into session (token_hash, account_id, created_at, expires_at)
      values ('kept', 'eva', ${time}, ${time}), ('orphan', 'nobody', ${time}, ${time})`.execute(db);
    await sql`insert into enquiry
      (id, reference, idempotency_key, name, email, phone, event_type, message, page, service, created_at)
      values ('e', 'ABCD-2345', 'k', 'Ada', 'ada@example.org', '', 'birthday', 'Hello', '/', '', ${time})`.execute(db);
    for (const [id, type, status, enquiry] of [
      ['1', 'wedding', 'new', 'e'],
      ['2', 'birthday', 'contacted', 'gone'],
      ['3', 'other', 'new', null],
    ]) {
      await sql`insert into lead (id, enquiry_id, name, email, phone, event_type, status, created_at, notes,
          name_key, email_key, phone_key, event_date_key, status_key, search)
        values (${id}, ${enquiry}, ${`Name ${id}`}, '', '', ${type}, ${status}, ${time}, 'As it was',
          ${`name ${id}`}, '', '', '9999-12-31', ${status === 'new' ? 0 : 1}, '')`.execute(db);
    }
    await sql`insert into deletion (id, entity, entity_id, account_id, deleted_at)
      values ('a', 'lead', '9', 'eva', ${time}), ('b', 'post', '8', 'nobody', ${time})`.execute(db);
    for (const [id, category, status] of [
      ['p', 'wedding', 'published'],
      ['q', 'birthday', 'draft'],
      ['r', 'corporate', 'published'],
    ]) {
      await sql`insert into post (id, title, excerpt, content, category, tags, featured_image, author, status, created_at,
          updated_at, published_at, version, title_key, author_key, search, public_search)
        values (${id}, 'Title', '', '<p>Text</p>', ${category}, '[]', '', 'Eva', ${status}, ${time}, ${time}, ${time}, 1,
          'title', 'eva', '', '')`.execute(db);
    }

    const said = [
      { id: '1', name: 'Émile 9', rating: 4, comment: 'Half past NINE', date: '2025-02-03' },
      { id: '2', name: 'Ada', rating: 5, comment: 'Good', date: '2025-02-04' },
    ];
    for (const [position, record] of said.entries()) {
      await sql`insert into showcase (kind, position, record)
        values ('review', ${position}, ${JSON.stringify(record)})`.execute(db);
    }
    await sql`insert into showcase (kind, position, record) values ('event', 0, '{}')`.execute(db);

    await migrate({ db, engine: kind, ...database });

    const query = (entity: typeof leadEntity | typeof postEntity, sort: string) =>
      readListQuery(entity, new URLSearchParams({ sort }));
    const leads = await listLeads(db, query(leadEntity, 'eventType'));
    expect(leads.rows.map(({ id, notes }) => [id, notes])).toEqual([
      ['2', 'As it was'],
      ['3', 'As it was'],
      ['1', 'As it was'],
    ]);
    expect(await getLead(db, '1')).toMatchObject({
      version: 1,
      updatedAt: time,
      enquiries: [{ reference: 'ABCD-2345' }],
    });
    expect((await listPosts(db, query(postEntity, 'category'))).rows.map(({ id }) => id)).toEqual(['q', 'r', 'p']);
    expect((await listPosts(db, query(postEntity, 'status'))).rows.map(({ id }) => id)).toEqual(['q', 'p', 'r']);
    expect(await db.selectFrom('lead').select(['id', 'enquiry_id']).orderBy('id').execute()).toEqual([
      { id: '1', enquiry_id: 'e' },
      { id: '2', enquiry_id: null },
      { id: '3', enquiry_id: null },
    ]);
    expect(await db.selectFrom('session').select(['token_hash', 'device', 'seen_at']).execute()).toEqual([
      { token_hash: 'kept', device: '', seen_at: time },
    ]);
    // The oldest enabled account, and the demo account.
    const owners = db.selectFrom('account').select('id').where('role', '=', 'owner').orderBy('id');
    expect(await owners.execute()).toEqual([{ id: '1' }, { id: 'eva' }]);

    const done = { kind: 'deleted', created_at: time, version: 1, detail: '{}', search: '' };
    expect(await db.selectFrom('activity').selectAll().orderBy('id').execute()).toEqual([
      { ...done, id: 'a', entity: 'lead', entity_id: '9', account_id: 'eva' },
      { ...done, id: 'b', entity: 'post', entity_id: '8', account_id: null },
    ]);
    const reviews = (search: string) => listReviews(db, readListQuery(reviewEntity, new URLSearchParams(search)));
    const [, taken] = (await reviews('sort=name')).rows;
    const { date: _, ...words } = said[0] as (typeof said)[0];
    expect(taken).toEqual({
      ...words,
      email: '',
      eventType: 'other',
      picture: '',
      pictureShown: 'no',
      status: 'waiting',
      answer: '',
      featured: 'no',
      verified: 'no',
      consentAt: null,
      createdAt: '2025-02-03T00:00:00.000Z',
      updatedAt: '2025-02-03T00:00:00.000Z',
      version: 1,
    });
    expect((await reviews('q=past nine')).rows).toEqual([taken]);
    expect((await reviews('sort=-rating')).rows.map(({ id }) => id)).toEqual(['2', '1']);
    expect(await db.selectFrom('site_record').select('kind').execute()).toEqual([{ kind: 'event' }]);
    // With the sort keys and search text of newly stored reviews.
    expect(await db.selectFrom('review').selectAll().where('id', '=', '1').executeTakeFirst()).toEqual(
      toReviewRow(taken as Review),
    );

    // Rows are deleted with the rows they reference, or keep null, as declared.
    await db.deleteFrom('enquiry').execute();
    await db.deleteFrom('account').execute();
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('activity').select('account_id').distinct().execute()).toEqual([{ account_id: null }]);
    expect(await db.selectFrom('lead').select('enquiry_id').where('id', '=', '1').execute()).toEqual([
      { enquiry_id: null },
    ]);
  });
});
