import { type Driver, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { withSafeRollback } from './rollback.ts';

/**
 * How long a request waits for PostgreSQL, in ms: for a connection (a command: `patientTimeout`), and for the answer to a
 * query. Together they stay below five seconds. PostgreSQL itself gives up a little earlier than we do, so that it is its own word that we get.
 */
const connectTimeout = 1500;
const patientTimeout = 15_000;
const statementTimeout = 2500;
const answerTimeout = 3000;

/** A transaction of a process that stands still holds its locks no longer than this, in ms. */
const idleTransactionTimeout = 10_000;

const limited = { statement_timeout: statementTimeout, query_timeout: answerTimeout };

/** Connection pools by use, with the most connections that one process opens. */
const pools = {
  /** Somebody waits for the answer. */
  request: { max: 10, ...limited },
  /** Migrations and commands take as long as they need: nobody waits for them. */
  command: { max: 10, connectionTimeoutMillis: patientTimeout },
  /**
   * The mailer notes that a mail is sent as fast as it can: a process killed before the note sends it again. So it
   * waits for nobody's connection, and not for the disk: a note that PostgreSQL itself loses with its machine is one
   * more mail, as before.
   */
  mailer: { max: 2, ...limited, options: '-c synchronous_commit=off' },
} satisfies Record<string, pg.PoolConfig>;

/** The use of a connection, which decides how long it waits. */
export type ConnectionUse = keyof typeof pools;

/** @param connectionString e.g. `postgres://user@host/database`. @returns Kysely's dialect for it. */
export function postgresDialect(connectionString: string, use: ConnectionUse): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    idle_in_transaction_session_timeout: idleTransactionTimeout,
    ...pools[use],
  });
  // A connection that breaks, in use or not, is not the end of the process: the next request gets another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new SafePostgresDialect({ pool: withoutSilentConnections(pool) });
}

/**
 * A connection that has not answered in time is given up: what it still does when it wakes must not become part of the
 * next request's transaction.
 */
function withoutSilentConnections(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let silent: Error | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        // Later statements of the same transaction do not wait for the lost connection again.
        if (silent) throw silent;
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          if (error instanceof Error && error.message === 'Query read timeout') silent = error;
          throw error;
        }
      };
      // Kysely's type also has cursors, with which nothing here reads.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(silent) };
    },
  };
}

class SafePostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    return withSafeRollback(super.createDriver());
  }
}
