import path from 'node:path';
import { type Driver, Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrations } from '../migrations/migrations.ts';
import { libsqlDialect } from './libsql.ts';
import { patientRollback } from './patientRollback.ts';
import type { Tables } from './tables.ts';

/** The database, whichever engine is behind it. */
export type Db = Kysely<Tables>;

/** Which engine is behind a database. */
export type Engine = 'sqlite' | 'postgres';

/** An open database. */
export interface OpenDatabase {
  db: Db;
  engine: Engine;
  close(): Promise<void>;
}

/** Milliseconds that a request waits for a connection to PostgreSQL before it is told that there is none. */
const connectTimeout = 5000;

/** @returns the path of the embedded database in a data folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'event-house.db');

/**
 * Opens the database; `migrate` brings its tables up to date.
 * @param where a `postgres://` address, the path of an SQLite file, or `:memory:`.
 */
export function openDatabase(where: string): OpenDatabase {
  const engine: Engine = /^postgres(ql)?:/.test(where) ? 'postgres' : 'sqlite';
  const db = new Kysely<Tables>({ dialect: engine === 'postgres' ? postgres(where) : libsqlDialect(where) });
  return { db, engine, close: () => db.destroy() };
}

function postgres(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: connectTimeout });
  // A connection that breaks, in use or not, is not the end of the process: the next request gets another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PatientPostgresDialect({ pool });
}

/** As in `libsql.ts`: a transaction that is over already leaves its own error to the caller. */
class PatientPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    return patientRollback(super.createDriver());
  }
}

/** Brings the tables up to date; several processes may do it at once. @throws the first migration's error. */
export async function migrate({ db, engine }: OpenDatabase): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** @returns whether an error says that a unique value is taken, on either engine. */
export function isUnique(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}
