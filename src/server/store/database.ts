import path from 'node:path';
import { Kysely, Migrator } from 'kysely';
import { codeOf } from '../errorDetails.ts';
import { migrations } from '../migrations/migrations.ts';
import { type HiddenImports, hideImports } from './hiddenImports.ts';
import { libsqlDialect } from './libsql.ts';
import { type ConnectionUse, postgresDialect } from './postgres.ts';
import type { Tables } from './tables.ts';

/** The database, on either engine. */
export type Db = Kysely<Tables>;

/** The engine of a database. */
export type Engine = 'sqlite' | 'postgres';

/** An open database. */
export interface OpenDatabase {
  db: Db;
  engine: Engine;
  /** Unfinished imports, whose leads are excluded from all queries. */
  hiddenImports: HiddenImports;
  close(): Promise<void>;
}

/** @returns the path of the embedded database in a data folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'event-house.db');

/**
 * Opens the database; `migrate` brings its tables up to date.
 * @param where a `postgres://` URL, the path of an SQLite file, or `:memory:`.
 * @param use the purpose of PostgreSQL connections.
 */
export function openDatabase(where: string, use: ConnectionUse = 'request'): OpenDatabase {
  const engine: Engine = /^postgres(ql)?:/.test(where) ? 'postgres' : 'sqlite';
  const hiddenImports: HiddenImports = new Set();
  const db = new Kysely<Tables>({
    dialect: engine === 'postgres' ? postgresDialect(where, use) : libsqlDialect(where),
    plugins: engine === 'postgres' ? [] : [hideImports(hiddenImports)],
  });
  return { db, engine, hiddenImports, close: () => db.destroy() };
}

/**
 * Brings the tables up to date; safe to call from several processes.
 * @throws the error of the first failed migration.
 */
export async function migrate({ db, engine }: OpenDatabase): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** @returns whether an error reports a violated unique constraint or primary key, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));
}
