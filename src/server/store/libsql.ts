import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../errorDetails.ts';
import { withSafeRollback } from './rollback.ts';

/** How long a statement waits for another process (a backup, a command) that is writing, and between attempts, in ms. */
const busyTimeout = 5000;
const busyPause = 10;

/**
 * SQLite settings for a database file. SQLite itself waits only while the file is opened, because it would block the
 * process; see {@link waitWhileBusy}. `fullfsync` and `checkpoint_fullfsync` have an effect on macOS only.
 */
const settings = [
  `busy_timeout = ${busyTimeout}`,
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'fullfsync = 1',
  'checkpoint_fullfsync = 1',
  'busy_timeout = 0',
];

/** Maximum cached prepared statements; lists with many ids produce distinct SQL. */
const statementCacheSize = 200;

/** SQLite supports transactional DDL, which Kysely's adapter does not use. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDialect extends SqliteDialect {
  override createDriver(): Driver {
    return withSafeRollback(super.createDriver());
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** @param file path of the database, or `:memory:`. @returns Kysely's dialect for it, with durable commits. */
export function libsqlDialect(file: string): SqliteDialect {
  mkdirSync(path.dirname(file), { recursive: true });
  return new LibsqlDialect({
    database: async () => openDatabase(file),
    onCreateConnection: async (connection) => waitWhileBusy(connection),
  });
}

/** Lets a connection wait for another process that is writing, while this process goes on with other work. */
function waitWhileBusy(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query) => {
    const deadline = performance.now() + busyTimeout;
    for (;;) {
      try {
        return await execute(query);
      } catch (error) {
        if (codeOf(error) !== 'SQLITE_BUSY' || performance.now() > deadline) throw error;
        await sleep(busyPause);
      }
    }
  };
}

function openDatabase(file: string): SqliteDatabase {
  const database = new Database(file);
  for (const setting of settings) database.exec(`PRAGMA ${setting}`);
  const assertSameFile = sameFileCheck(file);
  const statements = new LRUCache<string, SqliteStatement>({ max: statementCacheSize });
  return {
    close: () => void database.close(),
    prepare: (sql) => {
      const cachedStatement = statements.get(sql);
      if (cachedStatement) return cachedStatement;
      const statement = checkedStatement(database.prepare(sql), sql, assertSameFile);
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** Statements that end a failed transaction; they have to work even if the file is gone. */
const rollbackStatement = /^rollback/i;
/** Not checked after `begin`: the first statement reports the missing file, so that the transaction is rolled back. */
const beginStatement = /^begin/i;

/**
 * Checks before and after a statement that the file is in place: a write to a removed file must not be acknowledged.
 */
function checkedStatement(
  statement: Database.Statement<unknown[]>,
  sql: string,
  assertSameFile: () => void,
): SqliteStatement {
  const checked = <Result>(work: () => Result): Result => {
    if (rollbackStatement.test(sql)) return work();
    assertSameFile();
    const result = work();
    if (!beginStatement.test(sql)) assertSameFile();
    return result;
  };
  return {
    reader: statement.reader,
    all: (parameters) => checked(() => statement.all(toStoredValues(parameters) as never)),
    run: (parameters) => checked(() => statement.run(toStoredValues(parameters) as never)),
    iterate: (parameters) => statement.iterate(toStoredValues(parameters) as never),
  };
}

/**
 * SQLite keeps writing to an open file that was deleted or replaced, and the data would be lost.
 * @returns a function that throws if the database or its write-ahead log is no longer the file that was opened, until
 * it is moved back. In-memory databases always pass.
 */
function sameFileCheck(file: string): () => void {
  const idOf = (part: string) => {
    const stats = statSync(part, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.dev} ${stats.ino}`;
  };
  const parts = [file, `${file}-wal`];
  const openedIds = parts.map(idOf);
  return () => {
    for (const [index, part] of parts.entries()) {
      const id = idOf(part);
      // The write-ahead log is created by the first statement.
      openedIds[index] ??= id;
      if (id !== openedIds[index])
        throw Object.assign(new Error(`${part} was moved or replaced. Move it back, or restart the server.`), {
          code: 'SQLITE_IOERR',
        });
    }
  };
}

/** Converts booleans and dates to their stored form; libsql aborts the process if it receives such a value. */
const toStoredValues = (parameters: readonly unknown[]) =>
  parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    return value instanceof Date ? value.toISOString() : value;
  });
