import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import type { ConversationNews } from '#domain/conversation.ts';
import { minute } from '#domain/durations.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { mailRound } from '#server/mail/mailer.ts';
import { addAccount } from '#server/store/accounts.ts';
import { addReply } from '#server/store/conversationMessages.ts';
import { changeConversations } from '#server/store/conversations.ts';
import { conversationWatch } from '#server/store/conversationWatch.ts';
import type { Db } from '#server/store/database.ts';
import { replyForm } from '#tests/support/records.ts';
import { addEva, engines, openStore, store, submission } from './engines.ts';
import { browserOf, onTestEnd, signedIn, testServer } from './testServer.ts';

const eva = { id: 'eva', name: 'Eva', email: 'eva@example.com', role: 'staff', picture: '' } as const;

/**
 * Subscribes.
 * @returns the reported changes, and a promise that resolves after the first poll, which reports nothing.
 */
function listenTo(db: Db) {
  const heard: ConversationNews[][] = [];
  const stop = conversationWatch(db, 5).subscribe((news) => heard.push([...news]));
  onTestEnd(async () => stop());
  return { heard, stop };
}

describe.each(engines)('Watching conversations on $engine', ({ where }) => {
  it('reports enquiries, changes by staff, replies and results of their mails', async () => {
    const db = await openStore(where);
    await addEva(db);
    await store(db, [submission('a')]);
    await db.deleteFrom('outbox').execute();
    const { id } = await db.selectFrom('conversation').select('id').executeTakeFirstOrThrow();
    const look = vi.spyOn(db, 'selectFrom');
    const { heard } = listenTo(db);
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(1));
    const hears = (news: ConversationNews[]) =>
      vi.waitFor(() => expect(heard.splice(0).flat()).toEqual(news), { timeout: 5000 });
    // Existing conversations are not reported.
    expect(heard).toEqual([]);
    await store(db, [submission('b')]);
    await hears([{ id, received: true }]);
    await db.transaction().execute((trx) => changeConversations(trx, [{ id, archived: 'yes' }], 'eva'));
    await hears([{ id, received: false }]);
    await db.deleteFrom('outbox').execute();
    await db.transaction().execute((trx) => addReply(trx, id, replyForm, null, eva));
    await hears([{ id, received: false }]);
    const refused = Object.assign(new Error('550'), { command: 'RCPT TO', responseCode: 452 });
    await mailRound(db, () => Promise.reject(refused))();
    await hears([{ id, received: false }]);
    await db.updateTable('outbox').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
    await mailRound(db, async () => undefined)();
    await hears([{ id, received: false }]);
  });

  it('continues after the database was unavailable', async () => {
    const db = await openStore(where);
    const look = vi.spyOn(db, 'selectFrom');
    const { heard } = listenTo(db);
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(1));
    look.mockImplementationOnce(() => {
      throw new Error('away');
    });
    const calls = look.mock.calls.length;
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(calls + 1));
    await store(db, [submission('a')]);
    await vi.waitFor(() => expect(heard.flat()).toMatchObject([{ received: true }]));
  });
});

it('Conversations are polled only while there are subscribers, who hear of later changes only', async () => {
  const db = await openStore(async () => ':memory:');
  const look = vi.spyOn(db, 'selectFrom');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestEnd(async () => void vi.useRealTimers());
  const watch = conversationWatch(db, 500);
  const looks = async (ms: number) => {
    look.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return look.mock.calls.length;
  };
  expect(await looks(5000)).toBe(0);
  const [one, other] = [vi.fn(), vi.fn()];
  const stopOne = watch.subscribe(one);
  const stopOther = watch.subscribe(other);
  // The first poll runs at once.
  expect(look.mock.calls.length).toBe(1);
  expect(await looks(1000)).toBe(2);
  stopOne();
  expect(await looks(1000)).toBe(2);
  stopOther();
  expect(await looks(5000)).toBe(0);
  await store(db, [submission('a')]);
  const again = vi.fn();
  const stop = watch.subscribe(again);
  await vi.advanceTimersByTimeAsync(1000);
  expect(again).not.toHaveBeenCalled();
  await store(db, [submission('b')]);
  await vi.advanceTimersByTimeAsync(500);
  expect(again).toHaveBeenCalledExactlyOnceWith([{ id: expect.any(String), received: true }]);
  // Somebody leaves and somebody comes while a poll is under way: there is still one poll per interval.
  look.mockClear();
  vi.advanceTimersByTime(500);
  while (look.mock.calls.length === 0) await Promise.resolve();
  stop();
  const stopLast = watch.subscribe(again);
  expect(await looks(5000)).toBe(10);
  stopLast();
  expect(await looks(5000)).toBe(0);
  expect(one).not.toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
});

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

  it('ends when the server is about to stop, also when it is opened after that', async () => {
    const { database } = await testServer();
    const ending = new AbortController();
    const config = readConfig({ LOG_LEVEL: 'silent' });
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
