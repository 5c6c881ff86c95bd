import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { leadEntity } from '#domain/lead.ts';
import { recordEntities } from '#domain/records.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { migrate, openDatabase } from '#server/store/database.ts';
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

  it('have an index for each sort order of leads', async () => {
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
  });

  it.each(engine === 'PostgreSQL' ? ['C'] : [])('have texts of one collation, %s', async (collation) => {
    const database = await open();
    await migrate(database);
    const { rows: others } = await sql`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from ${collation}`.execute(
      database.db,
    );
    expect(others).toEqual([]);
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
