import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { minute } from '#domain/durations.ts';
import { buildApp } from '#server/buildApp.ts';
import { readConfig } from '#server/config.ts';
import { addAccount } from '#server/store/accounts.ts';
import { browserOf, onTestEnd, signedIn, temporaryFolder, testServer } from './testServer.ts';

/** Opens the stream in a browser. @returns the response, the received text, and whether the stream has ended. */
async function openStream(app: FastifyInstance, browser: Awaited<ReturnType<typeof signedIn>>, query = '') {
  const response = await app.inject({
    url: `/api/conversations/news${query}`,
    headers: { host: 'localhost', cookie: browser.cookie() },
    payloadAsStream: true,
  });
  const stream: Readable = response.stream();
  let text = '';
  let ended = false;
  stream.on('data', (chunk) => {
    text += chunk;
  });
  stream.on('end', () => {
    ended = true;
  });
  return { response, text: () => text, ended: () => ended, close: () => stream.destroy() };
}

describe('The event stream of conversations', () => {
  it('sends only the id of a changed conversation and whether a message came in', async () => {
    const { app } = await testServer();
    const browser = await signedIn(app);
    const { response, text } = await openStream(app, browser);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await vi.waitFor(() => expect(text()).toBe('retry: 3000\n\n'));
    await vi.waitFor(
      async () => {
        await browser.request('POST', '/api/conversations/changes', {
          payload: { changes: [{ id: '1', read: 'yes' }] },
        });
        await browser.request('POST', '/api/conversations/changes', {
          payload: { changes: [{ id: '1', read: 'no' }] },
        });
        expect(text()).toContain('data: [{"id":"1","received":false}]\n\n');
      },
      { timeout: 5000, interval: 300 },
    );
  });

  it('begins with an empty list if a conversation may have changed since the page was opened', async () => {
    const { app, database } = await testServer();
    const browser = await signedIn(app);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();
    const changedAt = (instant: string) =>
      database.db.updateTable('conversation').set({ updated_at: instant }).execute();
    const beginning = async (query: string) => {
      const { text, close } = await openStream(app, browser, query);
      // The events at the beginning need two queries, as many as these requests.
      await browser.request('GET', '/api/session');
      await browser.request('GET', '/api/session');
      await vi.waitFor(() => expect(text()).toContain('retry'));
      close();
      return text();
    };
    const nothing = 'retry: 3000\n\n';
    const missed = `${nothing}data: []\n\n`;
    await changedAt(minutesAgo(2));
    expect(await beginning(`?age=${minute}`)).toBe(nothing);
    expect(await beginning(`?age=${3 * minute}`)).toBe(missed);
    expect(await beginning('')).toBe(nothing);
    // Clocks may differ by ten seconds.
    await changedAt(minutesAgo(1.1));
    expect(await beginning(`?age=${minute}`)).toBe(missed);
  });

  it('begins with an empty list if the database cannot tell what has changed', async () => {
    const { app, database } = await testServer();
    const browser = await signedIn(app);
    await database.db.schema.alterTable('conversation').renameTo('away').execute();
    const { text, close } = await openStream(app, browser, `?age=${minute}`);
    await vi.waitFor(() => expect(text()).toBe('retry: 3000\n\ndata: []\n\n'));
    close();
  });

  it('requires a session and ends with it', async () => {
    const { app } = await testServer();
    expect(await browserOf(app).request('GET', '/api/conversations/news')).toBeProblem(401);
    const browser = await signedIn(app);
    const stream = await openStream(app, browser);
    const other = await signedIn(app);
    await browser.request('DELETE', '/api/session');
    await vi.waitFor(
      async () => {
        await other.request('POST', '/api/conversations/changes', { payload: { changes: [{ id: '1', read: 'yes' }] } });
        await other.request('POST', '/api/conversations/changes', { payload: { changes: [{ id: '1', read: 'no' }] } });
        expect(stream.ended()).toBe(true);
      },
      { timeout: 5000, interval: 300 },
    );
    expect(stream.text()).not.toContain('data');
  });

  it('sends a heartbeat every 20 seconds and ends then if the session has ended', async () => {
    const { app } = await testServer();
    const browser = await signedIn(app);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestEnd(async () => void vi.useRealTimers());
    const stream = await openStream(app, browser);
    vi.advanceTimersByTime(19_999);
    expect(stream.text()).not.toContain('here');
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(stream.text()).toContain(': still here\n\n'));
    await browser.request('DELETE', '/api/session');
    vi.advanceTimersByTime(20_000);
    await vi.waitFor(() => expect(stream.ended()).toBe(true));
  });

  it('leaves neither a heartbeat nor a look for news behind once it has ended', async () => {
    const { app } = await testServer();
    const browser = await signedIn(app);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    onTestEnd(async () => void vi.useRealTimers());
    await openStream(app, browser);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2), { timeout: 5000 });
    await browser.request('DELETE', '/api/session');
    vi.advanceTimersByTime(20_000);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0), { timeout: 5000 });
  });

  it('can be open twenty times per account, not counting closed ones', async () => {
    const { app, database } = await testServer();
    const browser = await signedIn(app);
    const ada = { email: 'ada@example.org', password: 'correct horse', remember: false };
    await addAccount(database.db, { ...ada, name: 'Ada' });
    const other = browserOf(app);
    await createHttpBackend({ fetch: other.fetch }).session.signIn(ada);
    const address = await app.listen({ port: 0 });
    const leaving = new AbortController();
    onTestEnd(async () => app.server.closeAllConnections());
    const open = (signal?: AbortSignal, by = browser) =>
      fetch(`${address}/api/conversations/news`, { headers: { cookie: by.cookie() }, signal });
    // Kept, because fetch ends the stream of an answer that is garbage-collected.
    const answers = [await open(leaving.signal)];
    while (answers.length < 20) answers.push(await open());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await open();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const ofOther = await open(undefined, other);
    expect(ofOther.status).toBe(200);
    await ofOther.body?.cancel();
    leaving.abort();
    await vi.waitFor(async () => expect((await open()).status).toBe(200));
    for (const { body } of answers.slice(1)) await body?.cancel();
  });

  it('is not opened by HEAD requests, which nobody would read to its end', async () => {
    const { app } = await testServer();
    const browser = await signedIn(app);
    expect(await browser.request('HEAD', '/api/conversations/news')).toMatchObject({ statusCode: 404 });
  });

  it('ends when the server is about to stop, also when it is opened after that', async () => {
    const { database } = await testServer();
    const ending = new AbortController();
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: temporaryFolder() });
    const app = await buildApp({ config, database, ending: ending.signal });
    onTestEnd(() => app.close());
    const browser = await signedIn(app);
    const stream = await openStream(app, browser);
    expect(stream.ended()).toBe(false);
    ending.abort();
    await vi.waitFor(() => expect(stream.ended()).toBe(true));
    const late = await openStream(app, browser);
    await vi.waitFor(() => expect(late.ended()).toBe(true));
  });
});
