import { type Insertable, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appointments as sampleAppointments } from '#sample/appointments.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { posts as samplePosts } from '#sample/posts.ts';
import { reviews as sampleReviews } from '#sample/reviews.ts';
import type { ActivityTable } from '#server/store/activities.ts';
import { toAppointmentRow } from '#server/store/appointmentTable.ts';
import { searchText } from '#server/store/keys.ts';
import { toLeadRow } from '#server/store/leadTable.ts';
import { toPostRow } from '#server/store/posts.ts';
import { toReviewRow } from '#server/store/reviewTable.ts';
import type { PostTable } from '#server/store/tables.ts';
import { earlierDatabase } from './earlierDatabase.ts';
import { engines } from './engines.ts';

describe.each(engines)('What searches look into, migrated from an earlier version on $engine', ({ where }) => {
  it('has no accents any more, in any number of rows', async () => {
    const { db, upgrade } = await earlierDatabase(where, '041-searched-references');
    const rows = Array.from({ length: 2001 }, (_, number) => ({ id: `t${number}`, search: `zoë ${number} straße` }));
    const values = rows.map(
      ({ id, search }) => sql`(${id}, ${id}, '', '', '', '', 1, ${id}, ${search.normalize('NFKD')})`,
    );
    const columns = sql`id, name, subject, body, created_at, updated_at, version, name_key, search`;
    await sql`insert into template (${columns}) values ${sql.join(values)}`.execute(db);
    const [{ full_search: _, ...post } = {} as PostTable] = samplePosts.map((sample) => toPostRow(sample));
    const text = 'zoë'.normalize('NFKD');
    await db
      .insertInto('post')
      .values({ ...post, search: text, public_search: `${text} straße` } as PostTable)
      .execute();
    await upgrade();
    const { rows: after } = await sql<{ search: string }>`select search from template`.execute(db);
    expect(after.map(({ search }) => search).toSorted()).toEqual(
      rows.map((_, number) => `zoe ${number} strasse`).toSorted(),
    );
    expect(await db.selectFrom('post').select(['search', 'public_search']).execute()).toEqual([
      { search: 'zoe', public_search: 'zoe strasse' },
    ]);
  });

  it('is the address and the subject of unsent mails', async () => {
    const { db, upgrade } = await earlierDatabase(where, '045-mail-leases');
    const at = '2026-01-01T00:00:00.000Z';
    const mail = { recipient: 'Zoë@Example.org', subject: 'Straße und CAFÉ', body: '', created_at: at, due_at: at };
    await db
      .insertInto('outbox')
      .values([
        { ...mail, id: 'unsent' },
        { ...mail, id: 'sent', sent_at: at },
      ])
      .execute();
    await upgrade();
    expect(await db.selectFrom('outbox').select(['id', 'search']).orderBy('id').execute()).toEqual([
      { id: 'sent', search: '' },
      { id: 'unsent', search: searchText([mail.recipient, mail.subject]) },
    ]);
  });

  it('is all texts of leads and posts, notes on leads, notes of appointments and answers to reviews', async () => {
    const { db, upgrade } = await earlierDatabase(where, '042-search-without-accents');
    const leads = sampleLeads.map((lead) => toLeadRow(lead));
    const posts = samplePosts.map((sample) => toPostRow(sample));
    const appointments = sampleAppointments.map((sample) => ({ ...toAppointmentRow(sample), lead_id: null }));
    const reviews = sampleReviews.map((sample) => toReviewRow({ ...sample, answer: 'Thank you, Zoë' }));
    // As an earlier version wrote them.
    const withoutFullSearch = <Row extends { full_search: string }>({ full_search: _, ...row }: Row) => row as Row;
    const withOldSearch = <Row extends { search: string }>(row: Row): Row => ({ ...row, search: 'old' });
    await db.insertInto('lead').values(leads.map(withoutFullSearch)).execute();
    await db.insertInto('post').values(posts.map(withoutFullSearch)).execute();
    await db.insertInto('appointment').values(appointments.map(withOldSearch)).execute();
    await db.insertInto('review').values(reviews.map(withOldSearch)).execute();
    const activity = {
      entity: 'lead',
      entity_id: '1',
      account_id: null,
      created_at: '2026-01-01T00:00:00.000Z',
      version: 1,
    };
    // More than are read at once, written in another order than that of their ids.
    const notes = Array.from({ length: 2001 }, (_, number) => ({ id: `n${2000 - number}`, text: `Zoë ${number}` }));
    await db
      .insertInto('activity')
      .values([
        { ...activity, id: 'a1', kind: 'note', detail: '{"text":"Allergic to Nüsse"}' },
        {
          ...activity,
          id: 'a2',
          kind: 'picked',
          detail: '{"from":"new","to":"contacted","text":"2026-01-05T15:00:00Z"}',
        },
        ...notes.map(({ id, text }) => ({ ...activity, id, kind: 'note', detail: JSON.stringify({ text }) })),
      ] as Insertable<ActivityTable>[])
      .execute();
    await upgrade();

    const columns = async (table: 'lead' | 'post' | 'appointment' | 'review' | 'activity', column: string) => {
      const rows = await db
        .selectFrom(table)
        .select(['id', sql<string>`${sql.ref(column)}`.as('text')])
        .execute();
      return new Map(rows.map(({ id, text }) => [id, text]));
    };
    expect(await columns('lead', 'full_search')).toEqual(new Map(leads.map((row) => [row.id, row.full_search])));
    expect(await columns('post', 'full_search')).toEqual(new Map(posts.map((row) => [row.id, row.full_search])));
    expect(await columns('appointment', 'search')).toEqual(new Map(appointments.map((row) => [row.id, row.search])));
    expect(await columns('review', 'search')).toEqual(new Map(reviews.map((row) => [row.id, row.search])));
    expect(await columns('activity', 'search')).toEqual(
      new Map([
        ['a1', searchText(['Allergic to Nüsse'])],
        ['a2', ''],
        ...notes.map(({ id, text }) => [id, searchText([text])] as const),
      ]),
    );
  });
});
