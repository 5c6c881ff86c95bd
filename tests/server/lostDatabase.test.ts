import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { enquiry } from '#tests/support/records.ts';
import { asOwner, freshPostgres, testPostgres } from './freshPostgres.ts';
import { hangingPostgres } from './hungPostgres.ts';
import { openPages as open } from './pageServer.ts';
import { sentEnquiries } from './sentRows.ts';
import { browserOf, testServer } from './testServer.ts';

const long = { ...enquiry, message: 'x'.repeat(9900) };

describe('Without its database', () => {
  it('the server responds with 503, serves cached pages and recovers', async () => {
    const { browser, database } = await open();
    await browser.request('GET', '/blog');
    // As with a full disk: two more pages, but not a third one within the transaction.
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql.raw(`pragma max_page_count = ${Number(rows[0]?.page_count) + 2}`).execute(database.db);
    const refused = await browser.request('POST', '/api/enquiries', { payload: long });
    expect(refused.statusCode).toBe(503);
    expect(refused.json().title).toMatch(/try again/);
    expect((await browser.request('GET', '/blog')).statusCode).toBe(200);
    await sql`pragma max_page_count = 1000000`.execute(database.db);
    expect((await browser.request('POST', '/api/enquiries', { payload: long })).statusCode).toBe(201);
  });

  it.runIf(testPostgres)('the server responds with 503 while PostgreSQL is gone, and recovers', async () => {
    const { url, name } = await freshPostgres('migrated');
    const { browser } = await open({ DATABASE_URL: url });
    const send = () => browser.request('POST', '/api/enquiries', { payload: long });
    expect((await send()).statusCode).toBe(201);
    await asOwner(`alter database ${name} allow_connections false`);
    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    expect((await send()).statusCode).toBe(503);
    expect((await browser.request('GET', '/readyz')).statusCode).toBe(503);
    expect((await browser.request('GET', '/sitemap.xml')).statusCode).toBe(503);
    expect((await browser.request('GET', '/healthz')).statusCode).toBe(200);
    await asOwner(`alter database ${name} allow_connections true`);
    expect((await send()).statusCode).toBe(201);
  });

  it.runIf(testPostgres)('the server responds with 503 while PostgreSQL hangs, and stores nothing twice', async () => {
    const { url, hang, wake } = await hangingPostgres();
    const { app, database } = await testServer({ DATABASE_URL: url });
    const browser = browserOf(app);
    const send = () => browser.request('POST', '/api/enquiries', { payload: long });
    const count = async () => (await sentEnquiries(database.db).select('id').execute()).length;
    await browser.request('GET', '/readyz');
    hang();
    // More requests than the ten connections.
    const urls = Array.from({ length: 15 }, () => '/readyz');
    const answers = await Promise.all([send(), ...urls.map((asked) => browser.request('GET', asked))]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect((await browser.request('GET', '/healthz')).statusCode).toBe(200);
    wake();
    await vi.waitFor(async () => expect((await browser.request('GET', '/readyz')).statusCode).toBe(200));
    expect(await count()).toBe(0);
    expect((await send()).statusCode).toBe(201);
    expect(await count()).toBe(1);
  });
});
