import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { postEntity } from '#domain/post.ts';
import { recordEntities } from '#domain/records.ts';
import { type Review, reviewEntity } from '#domain/review.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { migrate, openDatabase } from '#server/store/database.ts';
import { getLead } from '#server/store/leadRecord.ts';
import { listLeads } from '#server/store/leads.ts';
import { sortColumns } from '#server/store/lists.ts';
import { listPosts } from '#server/store/posts.ts';
import { listReviews } from '#server/store/reviews.ts';
import { toReviewRow } from '#server/store/reviewTable.ts';
import { engines } from './engines.ts';
import { onTestEnd } from './testServer.ts';

type Columns = Record<string, { name: string; isNullable: boolean; isText: boolean }[]>;

/** @returns the tables as declared by the store, parsed from its source, because types do not exist at runtime. */
function declaredTables(): Columns {
  const folder = path.resolve(import.meta.dirname, '../../src/server/store');
  const source = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const interfaces = new Map(
    [...source.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].map(([, name, body = '']) => [
      name,
      [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(([, member = '', type = '']) => ({ member, type })),
    ]),
  );
  return Object.fromEntries(
    (interfaces.get('Tables') ?? []).map(({ member, type }) => [
      member,
      (interfaces.get(type) ?? []).map((column) => ({
        name: column.member,
        isNullable: column.type.includes('| null'),
        isText: !/number|SortKey|Buffer/.test(column.type),
      })),
    ]),
  );
}

/** @returns the tables of a database. */
async function realTables(db: Kysely<never>): Promise<Columns> {
  const tables = await db.introspection.getTables();
  return Object.fromEntries(
    tables
      .filter(({ name }) => !name.startsWith('kysely_'))
      .map(({ name, columns }) => [
        name,
        columns.map((column) => ({
          name: column.name,
          isNullable: column.isNullable && !['id', 'key', 'token_hash'].includes(column.name),
          isText: column.dataType.toLowerCase() === 'text',
        })),
      ]),
  );
}

const names = (columns: { name: string }[] = []) => columns.map(({ name }) => name).toSorted();

describe.each(engines)('Tables on $engine', ({ engine, where }) => {
  const open = async () => {
    const database = openDatabase(await where());
    onTestEnd(() => database.close());
    return database;
  };

  it('match the tables declared by the store, column by column', async () => {
    const database = await open();
    await migrate(database);
    const real = await realTables(database.db as unknown as Kysely<never>);
    const declared = declaredTables();
    expect(Object.keys(real).toSorted()).toEqual(Object.keys(declared).toSorted());
    for (const [table, columns] of Object.entries(declared)) {
      expect(names(real[table]), table).toEqual(names(columns));
      for (const { name, isNullable, isText } of columns) {
        const column = real[table]?.find((candidate) => candidate.name === name);
        // SQLite may report a key as nullable, although no nulls are stored.
        if (name !== 'name' || engine === 'PostgreSQL') expect(column?.isNullable, `${table}.${name}`).toBe(isNullable);
        if (isText) expect(column?.isText, `${table}.${name}`).toBe(true);
      }
    }
  });

  it('have a column for each sort order of a list', async () => {
    const database = await open();
    await migrate(database);
    const real = await realTables(database.db as unknown as Kysely<never>);
    for (const [table, entity] of Object.entries(recordEntities)) {
      expect(names(real[table]), table).toEqual(expect.arrayContaining(sortColumns(entity)));
    }
  });

  it('have an index for each sort order of leads, and sort keys with the collation C on PostgreSQL', async () => {
    const { db, ...database } = await open();
    await migrate({ db, ...database });
    const columns = sortColumns(leadEntity);
    const { rows } =
      engine === 'PostgreSQL'
        ? await sql<{ sql: string }>`select indexdef as sql from pg_indexes where tablename = 'lead'`.execute(db)
        : await sql<{ sql: string }>`select sql from sqlite_master where tbl_name = 'lead' and type = 'index'`.execute(
            db,
          );
    const indexes = rows.map(({ sql: definition }) => /\(["]?(\w+)/.exec(definition ?? '')?.[1]);
    expect(indexes).toEqual(expect.arrayContaining(columns));
    if (engine !== 'PostgreSQL') return;
    const collations = await sql<{ column_name: string; collation_name: string }>`
      select column_name, collation_name from information_schema.columns
      where table_name in (${sql.join(Object.keys(recordEntities))}) and data_type = 'text'
        and column_name like '%\\_key'`.execute(db);
    expect(collations.rows.length).toBeGreaterThan(0);
    for (const column of collations.rows) expect(column).toMatchObject({ collation_name: 'C' });
  });

  it('stay as they were if a migration fails, and are migrated by the next start', async () => {
    const database = await open();
    const { db, engine: kind } = database;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
    await migrator.migrateTo('032-post-addresses');
    // One of the pending migrations adds columns, and then creates a table of this name.
    await db.schema.createTable('post_address_of_language').addColumn('id', 'text').execute();
    const state = async () => ({
      tables: await realTables(db as unknown as Kysely<never>),
      done: (await migrator.getMigrations()).filter(({ executedAt }) => executedAt).map(({ name }) => name),
    });
    const before = await state();
    await expect(migrate(database)).rejects.toThrow(/post_address_of_language.* already exists/);
    expect(await state()).toEqual(before);
    await db.schema.dropTable('post_address_of_language').execute();
    await migrate(database);
    const { tables, done } = await state();
    expect(Object.keys(tables).toSorted()).toEqual(Object.keys(declaredTables()).toSorted());
    expect(done).toEqual(Object.keys(migrations(kind)));
  });

  it('of the first released version keep their records and sort order when migrated', async () => {
    const { db, engine: kind, ...database } = await open();
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
    await migrator.migrateTo('001-begin');
    const time = '2026-01-02T03:04:05.000Z';
    await sql`insert into account (id, name, email, password_hash, is_demo, created_at)
      values ('eva', 'Eva', 'eva@example.org', 'x', 0, ${time})`.execute(db);
    await sql`insert into account (id, name, email, password_hash, is_demo, disabled_at, created_at)
      values ('left', 'Left', 'left@example.org', 'x', 0, ${time}, '2025-01-02T03:04:05.000Z'),
        ('ben', 'Ben', 'ben@example.org', 'x', 0, null, '2026-02-02T03:04:05.000Z'),
        ('1', 'Admin User', 'admin@example.com', 'x', 1, null, '2025-01-02T03:04:05.000Z'),
        ('2', 'Celeste', 'celeste@example.com', 'x', 1, null, '2025-01-02T03:04:05.000Z')`.execute(db);
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

    const done = { kind: 'deleted', created_at: time, version: 1, detail: '{}' };
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
