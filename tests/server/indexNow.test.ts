import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postPath } from '#paths';
import { notifySearchEngines, startIndexNow } from '#server/indexNow.ts';
import type { Db } from '#server/store/database.ts';
import { createPost, updatePost } from '#server/store/posts.ts';
import { draft } from '#tests/support/records.ts';
import { engines, openStore } from './engines.ts';
import { browserOf, onTestEnd, testServer } from './testServer.ts';

const siteUrl = 'https://events.example';
const key = 'a-key-of-ours';
const minute = 60 * 1000;

afterEach(() => void vi.useRealTimers());

/** Advances the clock. */
const wait = (time: number) => void vi.setSystemTime(Date.now() + time);

/** A search engine that responds with a status; if it is null, not at all. */
async function searchEngine(first: number | null = 200) {
  const heard: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
  const state = { status: first };
  const server = createServer(async (request, response) => {
    heard.push(JSON.parse(await text(request)));
    if (state.status !== null) response.writeHead(state.status).end('whatever');
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  onTestEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return { heard, state, config: { key, endpoint, siteUrl } };
}

const publish = (db: Db, title: string, status: 'published' | 'draft' = 'published') =>
  createPost(db, { ...draft, title, status }, 'Eva', null);

describe.each(engines)('Search engines on $engine', ({ where }) => {
  /** A blog with existing posts, which sends notifications from now on. */
  async function open(status?: number | null) {
    vi.useFakeTimers({ toFake: ['Date'] });
    const db = await openStore(where, 'sample');
    const { heard, state, config } = await searchEngine(status);
    const never = new AbortController().signal;
    const tell = (patience?: number) => notifySearchEngines(db, config, never, patience);
    await tell();
    wait(minute);
    return { db, heard, state, tell, config };
  }

  it('are notified once of each published or changed post, and of no draft', async () => {
    const { db, heard, tell } = await open();
    expect([await tell(), heard]).toEqual([0, []]);
    const post = await publish(db, 'Candles on the lake');
    await publish(db, 'Not yet', 'draft');
    await publish(db, 'زفاف');
    // Just saved: an earlier change may not be committed yet.
    expect(await tell()).toBe(0);
    wait(minute);
    expect(await tell()).toBe(2);
    expect(await tell()).toBe(0);
    const addresses = [post.slug, 'زفاف'].map((slug) => siteUrl + postPath(slug)).toSorted();
    expect(heard).toEqual([
      { host: 'events.example', key, keyLocation: `${siteUrl}/${key}.txt`, urlList: expect.any(Array) },
    ]);
    expect(heard[0]?.urlList.toSorted()).toEqual(addresses);
    await updatePost(db, post.id, { ...draft, status: 'published', title: post.title }, 1);
    wait(minute);
    expect(await tell()).toBe(1);
    expect(heard[1]?.urlList).toEqual([siteUrl + postPath(post.slug)]);
  });

  it('are given the URL of a post in its own language', async () => {
    const { db, heard, tell } = await open();
    const { id, slug } = await publish(db, 'Kerzen am See');
    await db.updateTable('post').set({ language: 'de' }).where('id', '=', id).execute();
    wait(minute);
    expect(await tell()).toBe(1);
    expect(heard[0]?.urlList).toEqual([`${siteUrl}/de${postPath(slug)}`]);
  });

  it('are retried at growing intervals after an error, for one day at most', async () => {
    const { db, heard, state, tell } = await open(503);
    await publish(db, 'Candles on the lake');
    wait(minute);
    await expect(tell()).rejects.toThrow('503');
    // The next attempt is not due yet.
    wait(minute);
    expect([await tell(), heard.length]).toEqual([0, 1]);
    wait(minute);
    await expect(tell()).rejects.toThrow('503');
    wait(3 * minute);
    expect([await tell(), heard.length]).toEqual([0, 2]);
    state.status = 202;
    wait(minute);
    expect([await tell(), heard.length]).toEqual([1, 3]);

    state.status = 403;
    await publish(db, 'A wrong key');
    for (let attempt = 0; attempt < 40; attempt += 1) {
      wait(61 * minute);
      await tell().catch(() => undefined);
    }
    expect(heard).toHaveLength(3 + 28);
    state.status = 200;
    await publish(db, 'The right key');
    wait(minute);
    expect(await tell()).toBe(1);
    expect(heard.at(-1)?.urlList).toEqual([`${siteUrl}${postPath('the-right-key')}`]);
  });

  it('are notified again after a clock that was years ahead was corrected', async () => {
    const { db, heard, state, tell } = await open();
    const years = 5 * 365 * 24 * 60 * minute;
    wait(years);
    await publish(db, 'Candles on the lake');
    wait(minute);
    expect(await tell()).toBe(1);
    wait(-years);
    expect(await tell()).toBe(0);
    wait(minute);
    await publish(db, 'Umbrellas');
    wait(minute);
    state.status = 503;
    wait(years);
    await expect(tell()).rejects.toThrow('503');
    wait(-years);
    state.status = 200;
    expect(await tell()).toBe(1);
    expect(heard.at(-1)?.urlList).toEqual([siteUrl + postPath('umbrellas')]);
  });

  it('are retried after a timeout', async () => {
    const { db, heard, state, tell } = await open(null);
    await publish(db, 'Candles on the lake');
    wait(minute);
    await expect(tell(20)).rejects.toThrow(/time/i);
    state.status = 200;
    wait(2 * minute);
    expect(await tell()).toBe(1);
    expect(heard.at(-1)?.urlList).toEqual([`${siteUrl}${postPath('candles-on-the-lake')}`]);
  });

  it('are notified once by several processes, and by another one if the first is aborted', async () => {
    const { db, heard, state, tell, config } = await open();
    await publish(db, 'Candles on the lake');
    wait(minute);
    const told = await Promise.all([tell(), tell(), tell()]);
    expect([told.toSorted(), heard.length]).toEqual([[0, 0, 1], 1]);

    state.status = null;
    await publish(db, 'Lanterns');
    wait(minute);
    const ending = new AbortController();
    const ended = notifySearchEngines(db, config, ending.signal).catch(String);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(await tell()).toBe(0);
    ending.abort();
    await ended;
    state.status = 200;
    wait(3 * minute);
    expect([await tell(), heard.length]).toEqual([1, 3]);
  });
});

describe('A server with an IndexNow key', () => {
  it('serves the key file, and a server without a key does not', async () => {
    const PUBLIC_URL = siteUrl;
    const { app } = await testServer({ PUBLIC_URL, INDEXNOW_KEY: key });
    const { statusCode, body, headers } = await browserOf(app, siteUrl).request('GET', `/${key}.txt`);
    expect([statusCode, body, headers['content-type']]).toEqual([200, key, 'text/plain; charset=utf-8']);
    const without = await testServer({ PUBLIC_URL });
    expect((await browserOf(without.app, siteUrl).request('GET', `/${key}.txt`)).statusCode).toBe(404);
  });

  it('notifies every half minute, one request at a time, reports failures and stops', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const db = await openStore(async () => ':memory:', 'none');
    const { heard, config, state } = await searchEngine(500);
    const failed = vi.fn();
    const stop = startIndexNow(db, config, failed);
    vi.advanceTimersByTime(30_000);
    const noted = () => db.selectFrom('setting').select('value').where('name', '=', 'indexnow').execute();
    await vi.waitFor(async () => expect(await noted()).toHaveLength(1));
    wait(minute);
    await publish(db, 'Candles on the lake');
    wait(minute);
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    state.status = null;
    wait(10 * minute);
    // No further request is sent during the first one.
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    vi.advanceTimersByTime(90_000);
    await stop();
    wait(10 * minute);
    vi.advanceTimersByTime(90_000);
    expect(heard).toHaveLength(2);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('has stored what became of an interrupted request when it has stopped', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const db = await openStore(async () => ':memory:', 'none');
    const { heard, config } = await searchEngine(null);
    await notifySearchEngines(db, config, new AbortController().signal);
    wait(minute);
    await publish(db, 'Candles on the lake');
    wait(minute);
    const write = vi.spyOn(db, 'updateTable');
    const stop = startIndexNow(db, config, () => undefined);
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(write).toHaveBeenCalledOnce();
    await stop();
    expect(write).toHaveBeenCalledTimes(2);
  });
});
