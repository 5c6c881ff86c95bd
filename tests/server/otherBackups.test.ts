import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backUp } from '#server/backup/backUp.ts';
import { restore } from '#server/backup/restore.ts';
import { CommandError } from '#server/commandError.ts';
import { type Config, readConfig } from '#server/config.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { migrate } from '#server/store/database.ts';
import { configOf, openBackup, stateOf, states, within } from './backupData.ts';
import { engines } from './engines.ts';
import { asOwner, freshPostgres, testPostgres } from './freshPostgres.ts';
import { onTestEnd, temporaryFolder } from './testServer.ts';

afterEach(() => void vi.unstubAllEnvs());

describe.each(engines)('A backup of an earlier version on $engine', ({ engine, where }) => {
  it('is migrated when it is restored', async () => {
    const earlier = await configOf({ engine, where });
    const copy = path.join(temporaryFolder(), 'monday');
    const known = await within(earlier, async ({ db, engine: kind }) => {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
      // That version had no table of known devices.
      await migrator.migrateTo('004-blog-pages');
      await db.insertInto('setting').values({ name: 'note', value: 'kept' }).execute();
      return Object.keys(migrations(kind));
    });
    await backUp(earlier, copy);
    const config = await configOf({ engine, where });
    await restore(config, copy);
    await within(config, async ({ db }) => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
      expect(rows.map(({ name }) => name)).toEqual(known);
      expect(await db.selectFrom('setting').select('value').where('name', '=', 'note').execute()).toEqual([
        { value: 'kept' },
      ]);
      expect(await db.selectFrom('device').selectAll().execute()).toEqual([]);
    });
  });
});

describe.runIf(testPostgres)('A backup of PostgreSQL', () => {
  const place = async (): Promise<Config> =>
    readConfig({ DATA_DIR: temporaryFolder(), DATABASE_URL: (await freshPostgres()).url });
  const run = (config: Config, ...statements: string[]) =>
    within(config, async ({ db }) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    });

  /** A backup whose manifest the test modifies. */
  const backedUp = async () => {
    const config = await place();
    await within(config, migrate);
    const copy = path.join(temporaryFolder(), 'monday');
    await backUp(config, copy);
    const file = path.join(copy, 'manifest.json');
    return { config, copy, file, manifest: JSON.parse(readFileSync(file, 'utf8')) };
  };

  it('contains only the tables of the public schema and leaves other schemas unchanged', async () => {
    const config = await place();
    await within(config, migrate);
    await run(config, 'create schema other', 'create table other.note as select 1 as id');
    const copy = path.join(temporaryFolder(), 'monday');
    await backUp(config, copy);
    await run(config, 'insert into other.note values (2)');
    await restore(config, copy);
    await within(config, async ({ db }) => {
      expect((await sql`select id from other.note order by id`.execute(db)).rows).toEqual([{ id: 1 }, { id: 2 }]);
    });
    const elsewhere = await place();
    await run(elsewhere, 'create table lead (id text)');
    expect(await restore(elsewhere, copy)).toBeNull();
    await within(elsewhere, async ({ db }) => {
      expect(await db.introspection.getTables()).not.toContainEqual(expect.objectContaining({ schema: 'other' }));
      await db.selectFrom('lead').select('email').execute();
    });
  });

  it('can be restored where the owner of its tables does not exist', async () => {
    const config = await place();
    await within(config, migrate);
    const { pathname } = new URL(config.DATABASE_URL);
    const role = `owner_of_${pathname.slice(1)}`;
    await asOwner(`create role ${role}`);
    onTestEnd(() => asOwner(`drop role if exists ${role}`));
    await run(config, `alter table setting owner to ${role}`, `grant select on lead to ${role}`);
    const copy = path.join(temporaryFolder(), 'monday');
    await backUp(config, copy);
    await run(config, `reassign owned by ${role} to current_user`, `drop owned by ${role}`);
    await asOwner(`drop role ${role}`);
    const elsewhere = await place();
    expect(await restore(elsewhere, copy)).toBeNull();
    await within(elsewhere, ({ db }) => db.insertInto('setting').values({ name: 'a', value: 'b' }).execute());
  });

  it('with wrong row counts is refused, regardless of the user’s psql settings', async () => {
    const { config, copy, file, manifest } = await backedUp();
    const tables = manifest.tables.map((table: { name: string }) =>
      table.name === 'lead' ? { ...table, rows: 7 } : table,
    );
    writeFileSync(file, JSON.stringify({ ...manifest, tables }));
    const settings = path.join(temporaryFolder(), 'psqlrc');
    writeFileSync(settings, '\\set ON_ERROR_STOP off\n');
    vi.stubEnv('PSQLRC', settings);
    const refused = restore(config, copy);
    await expect(refused).rejects.toBeInstanceOf(CommandError);
    await expect(refused).rejects.toThrow(
      /nothing was changed: psql ended with code 3: .*table lead does not have 7 rows/,
    );
  });

  it('without a table listed in its manifest is refused', async () => {
    const { config, copy, file, manifest } = await backedUp();
    manifest.tables.push({ name: 'nothing', rows: 0 });
    writeFileSync(file, JSON.stringify(manifest));
    await expect(restore(config, copy)).rejects.toThrow(/nothing was changed: table nothing is missing\.$/);
  });

  it('is consistent despite writes during the backup', async () => {
    const { config } = await openBackup(engines[1] as (typeof engines)[number]);
    const folder = temporaryFolder();
    const real = process.env.PATH;
    // Deletes an enquiry before the tables are dumped.
    const between = `PATH="$REAL_PATH" psql --quiet --dbname='${config.DATABASE_URL}' --command 'delete from enquiry'`;
    writeFileSync(path.join(folder, 'pg_dump'), `#!/bin/sh\n${between}\nPATH="$REAL_PATH" exec pg_dump "$@"\n`);
    chmodSync(path.join(folder, 'pg_dump'), 0o755);
    vi.stubEnv('REAL_PATH', real);
    vi.stubEnv('PATH', `${folder}${path.delimiter}${real}`);
    const copy = path.join(temporaryFolder(), 'tuesday');
    await backUp(config, copy);
    vi.unstubAllEnvs();
    expect((await stateOf(config)).names).toEqual([]);
    await restore(config, copy);
    expect(await stateOf(config)).toEqual({ ...states.changed, sessions: 0 });
  });

  it('fails with a clear error if the database accepts no connections', async () => {
    const { url, name } = await freshPostgres();
    await asOwner(`alter database ${name} allow_connections false`);
    const config = readConfig({ DATA_DIR: temporaryFolder(), DATABASE_URL: url });
    const failed = backUp(config, path.join(temporaryFolder(), 'monday'));
    await expect(failed).rejects.toBeInstanceOf(CommandError);
    await expect(failed).rejects.toThrow(/^The backup could not be created: .*not currently accepting connections/);
  });
});
