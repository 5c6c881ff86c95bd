import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { printableError } from '#server/printableError.ts';
import { openDatabase } from '#server/store/database.ts';
import { asOwner, freshPostgres, testPostgres } from './freshPostgres.ts';
import { hangingPostgres } from './hungPostgres.ts';
import { onTestEnd } from './testServer.ts';

describe.runIf(testPostgres)('Connections to PostgreSQL', () => {
  it('are closed with the database', async () => {
    const { url, name } = await freshPostgres();
    const { db, close } = openDatabase(url);
    const watch = openDatabase(String(testPostgres));
    onTestEnd(watch.close);
    const open = async () =>
      (await sql`select pid from pg_stat_activity where datname = ${name}`.execute(watch.db)).rows.length;
    await Promise.all([sql`select 1`.execute(db), sql`select 1`.execute(db)]);
    expect(await open()).toBe(2);
    await close();
    // PostgreSQL takes a moment to notice closed connections.
    await vi.waitFor(async () => expect(await open()).toBe(0));
    await expect(sql`select 1`.execute(db)).rejects.toThrow();
  });

  it('that are refused end a command with a sentence instead of a stack trace', async () => {
    const { db, close } = openDatabase(String(new URL('/lost', testPostgres)));
    onTestEnd(close);
    const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
    expect(printableError(error)).toBe('PostgreSQL refuses the DATABASE_URL: database "lost" does not exist.');
  });

  it('are reused, also after a failed query', async () => {
    const { db, close } = openDatabase((await freshPostgres()).url);
    onTestEnd(close);
    const pids = new Set<number>();
    for (let round = 0; round < 15; round += 1) {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      pids.add(Number(rows[0]?.pid));
      await expect(sql`select from nothing`.execute(db)).rejects.toThrow(/nothing/);
    }
    expect(pids.size).toBe(1);
  });

  it('that break while idle are replaced', async () => {
    const { url, name } = await freshPostgres();
    const { db, close } = openDatabase(url);
    onTestEnd(close);
    await sql`select 1`.execute(db);
    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await vi.waitFor(async () => expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]));
  });

  it('that time out in a transaction fail its later queries at once, and are not reused', async () => {
    const { url, hang, wake } = await hangingPostgres();
    const { db, close } = openDatabase(url);
    onTestEnd(close);
    await sql`create table note (text text)`.execute(db);
    const errors: unknown[] = [];
    const write = (text: string) => sql`insert into note values (${text})`.execute(db);
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`insert into note values ('before')`.execute(trx);
        hang();
        for (const text of ['first', 'second']) {
          await sql`insert into note values (${text})`.execute(trx).catch((error) => errors.push(error));
        }
        throw new Error('nothing is kept');
      })
      .catch((error) => errors.push(error));
    const [first, second, last] = errors;
    expect([first, last]).toEqual([new Error('Query read timeout'), new Error('nothing is kept')]);
    // The same error: the second query has not waited.
    expect(second).toBe(first);
    wake();
    await write('after');
    expect((await sql`select text from note`.execute(db)).rows).toEqual([{ text: 'after' }]);
  });
});
