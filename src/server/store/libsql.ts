import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Driver, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { withSafeRollback } from './rollback.ts';

/**
 * How SQLite works with a file. A write waits 5 s for another process (a backup, a command) to finish. The last two are
 * for macOS, and nothing elsewhere.
 */
const settings = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'fullfsync = 1',
  'checkpoint_fullfsync = 1',
];

/** Prepared statements that are kept; lists with many ids make a new text each. */
const keptStatements = 200;

/** SQLite can undo a table's creation; Kysely's adapter does not use it. */
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

/** @param file path of the database, or `:memory:`. @returns Kysely's dialect for it, every commit durable. */
export function libsqlDialect(file: string): SqliteDialect {
  mkdirSync(path.dirname(file), { recursive: true });
  return new LibsqlDialect({ database: async () => openDatabase(file) });
}

function openDatabase(file: string): SqliteDatabase {
  const database = new Database(file);
  for (const setting of settings) database.exec(`PRAGMA ${setting}`);
  const assertInPlace = placeOf(file);
  const statements = new LRUCache<string, SqliteStatement>({ max: keptStatements });
  return {
    close: () => void database.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = inPlace(database.prepare(sql), sql, assertInPlace);
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** Statements that end a failed transaction: they have to work even where the file is gone. */
const undoes = /^rollback/i;
/** A transaction that began is told of a missing file by its first statement, for then it is rolled back. */
const begins = /^begin/i;

/** Looks before a statement whether the file is in its place, and after it: what went elsewhere is not acknowledged. */
function inPlace(statement: Database.Statement<unknown[]>, sql: string, assertInPlace: () => void): SqliteStatement {
  const look = <Result>(work: () => Result): Result => {
    if (undoes.test(sql)) return work();
    assertInPlace();
    const result = work();
    if (!begins.test(sql)) assertInPlace();
    return result;
  };
  return {
    reader: statement.reader,
    all: (parameters) => look(() => statement.all(plain(parameters) as never)),
    run: (parameters) => look(() => statement.run(plain(parameters) as never)),
    iterate: (parameters) => statement.iterate(plain(parameters) as never),
  };
}

/**
 * A file that is deleted or replaced stays open, and SQLite goes on writing into it: nobody would find that again.
 * @returns throws where the database and its log are no longer the files that were opened; moved back, they are. What is
 * in memory has never been a file.
 */
function placeOf(file: string): () => void {
  const idOf = (part: string) => {
    const stats = statSync(part, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.dev} ${stats.ino}`;
  };
  const parts = [file, `${file}-wal`];
  const opened = parts.map(idOf);
  return () => {
    for (const [index, part] of parts.entries()) {
      const id = idOf(part);
      // The log begins with the first statement.
      opened[index] ??= id;
      if (id !== opened[index])
        throw Object.assign(new Error(`${part} is not in its place.`), { code: 'SQLITE_IOERR' });
    }
  };
}

/** libsql ends the process when it is given a truth value or a date: they become what the tables hold. */
const plain = (parameters: readonly unknown[]) =>
  parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    return value instanceof Date ? value.toISOString() : value;
  });
