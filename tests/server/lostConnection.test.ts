import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { problemOf } from '#server/problems.ts';
import { openDatabase } from '#server/store/database.ts';
import { onTestEnd } from './testServer.ts';

/** PostgreSQL's response to an accepted sign-in: "authentication ok" and "ready for query" of its protocol 3.0. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A PostgreSQL that accepts all sign-ins and closes the connection at the first query. @returns its URL. */
async function rudePostgres(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestEnd(() => new Promise((resolve) => server.close(() => resolve())));
  return `postgres://test@127.0.0.1:${(server.address() as AddressInfo).port}/test`;
}

describe('A connection that breaks during a query', () => {
  it('fails the query with 503, also in a transaction', async () => {
    const { db, close } = openDatabase(await rudePostgres());
    onTestEnd(close);
    const queries = [
      () => sql`select 1`.execute(db),
      () => db.transaction().execute((transaction) => sql`select 1`.execute(transaction)),
    ];
    // An unhandled error event would end the test run.
    for (const query of queries) {
      const error = await query().then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(problemOf(error).status).toBe(503);
    }
  });
});
