import { type Driver, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { withSafeRollback } from './rollback.ts';

/**
 * Timeouts of requests, in ms: for a connection (commands use `patientTimeout`), and for the result of a query;
 * together below five seconds. PostgreSQL's own statement timeout is shorter, so that its error arrives before the
 * client gives up.
 */
const connectTimeout = 1500;
const patientTimeout = 15_000;
const statementTimeout = 2500;
const answerTimeout = 3000;

/** Maximum time that a transaction of a stalled process holds its locks, in ms. */
const idleTransactionTimeout = 10_000;

const limited = { statement_timeout: statementTimeout, query_timeout: answerTimeout };

/** Connection pools by use, with the maximum connections per process. */
const pools = {
  /** For requests, whose clients wait for the response. */
  request: { max: 10, ...limited },
  /** For migrations and commands, which may take as long as they need. */
  command: { max: 10, connectionTimeoutMillis: patientTimeout },
  /**
   * For the mailer, which marks mails as sent as fast as possible: a mail is sent again if the process is killed
   * before. Own connections, and no waiting for the disk: if PostgreSQL crashes and loses the mark, the mail is sent
   * again as well.
   */
  mailer: { max: 2, ...limited, options: '-c synchronous_commit=off' },
} satisfies Record<string, pg.PoolConfig>;

/** The use of a connection, which determines its timeouts. */
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
  // Without these handlers, a broken connection would end the process; the next request gets a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new SafePostgresDialect({ pool: withoutTimedOutConnections(pool) });
}

/**
 * Closes connections whose query timed out: a statement that finishes late must not become part of the next request's
 * transaction.
 */
function withoutTimedOutConnections(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let timedOut: Error | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        // Later statements of the same transaction fail at once instead of waiting again.
        if (timedOut) throw timedOut;
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          if (error instanceof Error && error.message === 'Query read timeout') timedOut = error;
          throw error;
        }
      };
      // Kysely's type also includes cursors, which are not used here.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(timedOut) };
    },
  };
}

class SafePostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    return withSafeRollback(super.createDriver());
  }
}
