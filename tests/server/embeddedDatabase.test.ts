import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { describe, expect, it, vi } from 'vitest';
import { databaseFile, isUniqueViolation, migrate, openDatabase } from '#server/store/database.ts';
import { onTestEnd, temporaryFolder } from './testServer.ts';

/** An embedded database in a new file, with one table. */
async function open(file = databaseFile(path.join(temporaryFolder(), 'new', 'folder'))) {
  const { db, close } = openDatabase(file);
  onTestEnd(close);
  await sql`create table if not exists note (id integer primary key, text unique)`.execute(db);
  const write = (text: unknown) => sql`insert into note (text) values (${text})`.execute(db);
  const notes = async () => (await sql<{ text: unknown }>`select text from note order by id`.execute(db)).rows;
  return { db, close, file, write, notes: async () => (await notes()).map(({ text }) => text) };
}

/** @returns another connection to the file, with an open transaction that has written. */
function lockedByAnother(file: string) {
  const other = new Database(file);
  onTestEnd(async () => void other.close());
  other.exec("begin immediate; insert into note (text) values ('theirs')");
  return other;
}

describe('An embedded database', () => {
  it('creates its folder and keeps its data after it is closed', async () => {
    const { file, write, close } = await open();
    await write('kept');
    await close();
    await expect(write('too late')).rejects.toThrow();
    expect(await (await open(file)).notes()).toEqual(['kept']);
  });

  it('is set to sync every commit, use a WAL and enforce foreign keys', async () => {
    const { db } = await open();
    const setting = async (name: string) =>
      Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {});
    expect(await setting('synchronous')).toEqual([2]);
    expect(await setting('journal_mode')).toEqual(['wal']);
    expect(await setting('foreign_keys')).toEqual([1]);
    // Settings for macOS, where other syncs do not reach the disk.
    expect([await setting('fullfsync'), await setting('checkpoint_fullfsync')]).toEqual([[1], [1]]);
  });

  it('waits for another process that is writing, without blocking its own', async () => {
    const { file, write, notes } = await open();
    const other = lockedByAnother(file);
    const written = write('mine');
    // Nothing but a timer of this process ends the other one's transaction.
    setTimeout(() => other.exec('commit'), 50);
    await written;
    expect(await notes()).toEqual(['theirs', 'mine']);
  });

  it('gives up after five seconds, and works again once the other process has ended', async () => {
    const { file, write, notes } = await open();
    const other = lockedByAnother(file);
    const clock = vi.spyOn(performance, 'now');
    for (const time of [0, 5000, 5001]) clock.mockReturnValueOnce(time);
    await expect(write('refused')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    expect(clock).toHaveBeenCalledTimes(3);
    other.exec('rollback');
    await write('after');
    expect(await notes()).toEqual(['after']);
  });

  it('stores booleans as numbers and dates as text', async () => {
    const { write, notes } = await open();
    for (const value of [true, false, new Date(0), 'text', null]) await write(value);
    expect(await notes()).toEqual([1, 0, '1970-01-01T00:00:00.000Z', 'text', null]);
  });

  it('keeps working after hundreds of different statements', async () => {
    const { db, write, notes } = await open();
    for (let number = 0; number < 450; number += 1) await sql.raw(`select ${number} from note`).execute(db);
    await write('after');
    expect(await notes()).toEqual(['after']);
  });

  it('distinguishes violated unique constraints from other errors', async () => {
    const { db, write } = await open();
    await write('once');
    await expect(write('once')).rejects.toSatisfy(isUniqueViolation);
    await expect(sql`insert into note (id) values (1)`.execute(db)).rejects.toSatisfy(isUniqueViolation);
    await expect(sql`insert into nothing (id) values (1)`.execute(db)).rejects.not.toSatisfy(isUniqueViolation);
  });

  it.each(['event-house.db', 'event-house.db-wal'])(
    'rejects every statement while its %s is missing, and works again once it is back',
    async (name) => {
      const { file, write, notes } = await open();
      await write('before');
      const part = path.join(path.dirname(file), name);
      renameSync(part, `${part}.away`);
      await expect(write('lost')).rejects.toMatchObject({
        code: 'SQLITE_IOERR',
        message: expect.stringContaining(`${name} was moved or replaced`),
      });
      await expect(notes()).rejects.toMatchObject({ code: 'SQLITE_IOERR' });
      renameSync(`${part}.away`, part);
      await write('after');
      expect(await notes()).toEqual(['before', 'after']);
    },
  );

  it('rejects writes if its file was replaced', async () => {
    const { file, write } = await open();
    await write('before');
    rmSync(file);
    writeFileSync(file, '');
    await expect(write('lost')).rejects.toMatchObject({ code: 'SQLITE_IOERR' });
  });

  it('rolls back a transaction during which its file disappears', async () => {
    const { db, file, notes } = await open();
    const half = db.transaction().execute(async (trx) => {
      await sql`insert into note (text) values ('half')`.execute(trx);
      renameSync(file, `${file}.away`);
      await sql`insert into note (text) values ('whole')`.execute(trx);
    });
    await expect(half).rejects.toMatchObject({ code: 'SQLITE_IOERR' });
    // The next transaction fails, too, and is not left open.
    const next = db.transaction().execute((trx) => sql`insert into note (text) values ('next')`.execute(trx));
    await expect(next).rejects.toMatchObject({ code: 'SQLITE_IOERR' });
    renameSync(`${file}.away`, file);
    expect(await notes()).toEqual([]);
    await db.transaction().execute((trx) => sql`insert into note (text) values ('after')`.execute(trx));
    expect(await notes()).toEqual(['after']);
  });
});

describe('Opening a database', () => {
  it('takes a PostgreSQL URL for that engine and anything else for a file', async () => {
    const folder = temporaryFolder();
    const engineOf = (where: string) => {
      const { engine, close } = openDatabase(where);
      onTestEnd(close);
      return engine;
    };
    expect([engineOf('postgres://db/events'), engineOf('postgresql://db/events')]).toEqual(['postgres', 'postgres']);
    expect([engineOf(':memory:'), engineOf(path.join(folder, 'postgres:db'))]).toEqual(['sqlite', 'sqlite']);
    expect(existsSync(':memory:')).toBe(false);
  });

  it('fails if a migration fails, and leaves none of its tables behind', async () => {
    const database = openDatabase(':memory:');
    onTestEnd(database.close);
    await sql`create table lead (id text)`.execute(database.db);
    const tables = async () => (await sql<{ name: string }>`select name from sqlite_schema`.execute(database.db)).rows;
    await expect(migrate(database)).rejects.toThrow(/lead/);
    expect((await tables()).map(({ name }) => name).filter((name) => !/kysely/.test(name))).toEqual(['lead']);
  });
});
