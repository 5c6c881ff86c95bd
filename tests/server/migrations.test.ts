import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Entity, type FieldValue, sortableFields, sortValueOf } from '#domain/entity.ts';
import { recordEntities } from '#domain/records.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { type Db, migrate, openDatabase } from '#server/store/database.ts';
import { columnOf, sortColumns } from '#server/store/lists.ts';
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

/** @returns the defaults of a table's columns that have one, by column; null for columns that are empty by default. */
async function defaultsOf(db: Db, engine: string, table: string): Promise<Map<string, string | number | null>> {
  const { rows } = await (engine === 'PostgreSQL'
    ? sql<{ name: string; value: string | null; required: boolean }>`
        select column_name as name, column_default as value, is_nullable = 'NO' as required
        from information_schema.columns where table_schema = current_schema() and table_name = ${table}`
    : sql<{ name: string; value: string | null; required: number }>`
        select name, dflt_value as value, "notnull" as required from pragma_table_info(${table})`
  ).execute(db);
  const parse = (value: string) => /^'(.*)'(?:::.*)?$/.exec(value)?.[1] ?? Number(value);
  const known = rows.filter(({ value, required }) => value !== null || !required);
  return new Map(known.map(({ name, value }) => [name, value === null ? null : parse(value)]));
}

const names = (columns: { name: string }[] = []) => columns.map(({ name }) => name).toSorted();

/** @returns the field that a list is sorted by at first. */
const fieldOfDefaultOrder = ({ fields, sort }: Entity): Entity['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name === sort.field));

it('A migration uses no code of the product, so that it stays what it was when it was released', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/server/migrations');
  for (const file of readdirSync(folder).filter((name) => name !== 'migrations.ts')) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const used = [...source.matchAll(/^import (?!type)[^;]*from '([^']+)';/gm)].map(([, name]) => name);
    // The error is what the command that migrates knows.
    expect(['kysely', 'uuid', '../commandError.ts'], file).toEqual(expect.arrayContaining(used));
  }
});

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

  it('have a column for each sort order of a list, and no other sort columns', async () => {
    const database = await open();
    await migrate(database);
    const real = await realTables(database.db as unknown as Kysely<never>);
    for (const [table, entity] of Object.entries(recordEntities)) {
      expect(names(real[table]), table).toEqual(expect.arrayContaining(sortColumns(entity)));
      const keys = Object.keys(entity.fields).map((field) => `${columnOf(field)}_key`);
      const unused = keys.filter((key) => names(real[table]).includes(key) && !sortColumns(entity).includes(key));
      expect(unused, table).toEqual([]);
    }
  });

  it('sort existing records, which got the default of a new field, as new ones with that value', async () => {
    const { db, ...database } = await open();
    await migrate({ db, ...database });
    for (const [table, entity] of Object.entries(recordEntities)) {
      const defaults = await defaultsOf(db, engine, table);
      for (const [name, field] of sortableFields(entity)) {
        const value: FieldValue | undefined = defaults.get(columnOf(name));
        const key = defaults.get(`${columnOf(name)}_key`) ?? undefined;
        if (value === undefined || key === undefined) continue;
        expect(key, `${table}.${columnOf(name)}_key`).toBe(sortValueOf(field, value));
      }
    }
  });

  it('have an index for each sort order of leads, and for the default order of every other list', async () => {
    const { db, ...database } = await open();
    await migrate({ db, ...database });
    for (const [table, entity] of Object.entries(recordEntities)) {
      const { rows } =
        engine === 'PostgreSQL'
          ? await sql<{ sql: string }>`select indexdef as sql from pg_indexes where tablename = ${table}`.execute(db)
          : await sql<{
              sql: string;
            }>`select sql from sqlite_master where tbl_name = ${table} and type = 'index'`.execute(db);
      const indexes = rows.map(({ sql: definition }) => /\(["]?(\w+)/.exec(definition ?? '')?.[1]);
      const sorted: Entity = table === 'lead' ? entity : { ...entity, fields: fieldOfDefaultOrder(entity) };
      expect(indexes, table).toEqual(expect.arrayContaining(sortColumns(sorted)));
    }
  });

  describe.each(engine === 'PostgreSQL' ? ['C'] : [])('have texts with the collation %s', (collation) => {
    const otherTexts = async (db: Db) => {
      const { rows } = await sql<{ name: string; collation: string | null }>`
        select table_name || '.' || column_name as name, collation_name as collation from information_schema.columns
        where table_schema = current_schema() and data_type = 'text'`.execute(db);
      expect(rows).toContainEqual({ name: 'lead.name', collation });
      return rows.filter((text) => text.collation !== collation).map(({ name }) => name);
    };

    it('in every column', async () => {
      const database = await open();
      await migrate(database);
      expect(await otherTexts(database.db)).toEqual([]);
    });

    it('except beside a view that depends on them, and in tables of other programs', async () => {
      const database = await open();
      const { db, engine: kind } = database;
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
      await migrator.migrateTo('051-mail-threads');
      await sql`create view report as select tags from lead`.execute(db);
      await sql`create table other (words text)`.execute(db);
      await sql`insert into activity (id, entity, entity_id, kind, detail, created_at, version)
        values ('1', 'lead', '2', 'created', '{}', '2025-03-02T08:00:00.000Z', 1)`.execute(db);
      await migrate(database);
      const rest = await otherTexts(db);
      expect(new Set(rest.map((name) => name.split('.')[0]))).toEqual(new Set(['lead', 'report', 'other']));
      expect(await db.selectFrom('activity').select(['entity_id', 'kind']).execute()).toEqual([
        { entity_id: '2', kind: 'created' },
      ]);
    });
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
});
