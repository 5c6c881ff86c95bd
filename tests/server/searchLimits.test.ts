import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { injectedFetch } from '#server/injectedFetch.ts';
import { answerProblems } from '#server/problems.ts';
import { searchLimits } from '#server/searchLimits.ts';
import { onTestEnd } from './testServer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Sends searches to a server that counts them, with an advancing clock. @returns the status and the time to wait. */
function open(perMinute: number) {
  const app = Fastify();
  onTestEnd(() => app.close());
  answerProblems(app);
  const { count } = searchLimits(perMinute);
  app.get('/search', async (request) => {
    await count(request);
    return 'found';
  });
  app.get('/page', async (request) => (await injectedFetch(app, request)('/search')).text());
  return async (remoteAddress: string, url = '/search') => {
    const asked = app.inject({ url, remoteAddress });
    let answered = false;
    void asked.then(() => {
      answered = true;
    });
    const began = Date.now();
    await vi.waitFor(
      async () => {
        if (!answered) await vi.advanceTimersByTimeAsync(100);
        expect(answered).toBe(true);
      },
      { timeout: 10_000 },
    );
    const { statusCode, headers } = await asked;
    return [statusCode, headers['retry-after'], Date.now() - began];
  };
}

describe('Searches of a network', () => {
  it('are refused with a delay over the limit per minute, until the minute is over', async () => {
    const search = open(2);
    expect((await search('2001:db8::1'))[0]).toBe(200);
    vi.setSystemTime(Date.now() + 20_000);
    expect((await search('2001:db8::2'))[0]).toBe(200);
    const [status, wait, took] = await search('2001:db8::3');
    expect([status, Number(wait)]).toEqual([429, 40]);
    expect(took).toBeGreaterThanOrEqual(500);
    expect((await search('2001:db8:0:1::1'))[0]).toBe(200);
    vi.setSystemTime(Date.now() + 41_000);
    expect((await search('2001:db8::1'))[0]).toBe(200);
  });

  it('are accepted again after the clock was set back', async () => {
    const search = open(1);
    expect([(await search('192.0.2.1'))[0], (await search('192.0.2.1'))[0]]).toEqual([200, 429]);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect((await search('192.0.2.1'))[0]).toBe(200);
  });

  it('that the server makes for a page are not counted again', async () => {
    const search = open(1);
    for (let visit = 0; visit < 3; visit += 1) expect((await search('192.0.2.1', '/page'))[0]).toBe(200);
    expect([(await search('192.0.2.1'))[0], (await search('192.0.2.1'))[0]]).toEqual([200, 429]);
  });
});

describe('Running searches', () => {
  it('is limited to two at a time, each followed by a pause of twice its duration', async () => {
    const { run } = searchLimits(1);
    const begun: number[] = [];
    const start = Date.now();
    const work = (length: number) =>
      run(async () => {
        begun.push(Date.now() - start);
        await new Promise((resolve) => setTimeout(resolve, length));
        return length;
      });
    const works = [work(100), work(1000), work(10), work(10)];
    await vi.advanceTimersByTimeAsync(5000);
    expect(await Promise.all(works)).toEqual([100, 1000, 10, 10]);
    expect(begun).toEqual([0, 0, 300, 330]);
  });

  it('is paused no longer if the clock jumps by a day meanwhile', async () => {
    const { run } = searchLimits(1);
    const begun = vi.fn();
    for (let search = 0; search < 3; search += 1) {
      void run(async () => {
        begun();
        await new Promise((resolve) => setTimeout(resolve, 100));
        vi.setSystemTime(Date.now() + 24 * 3_600_000);
      });
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(begun).toHaveBeenCalledTimes(3);
  });

  it('is refused after a delay while fifty are waiting, and accepted again afterwards', async () => {
    const { run } = searchLimits(1);
    let finish = () => {};
    const wait = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const taken = Array.from({ length: 52 }, () => run(() => wait));
    const late = run(async () => 'late');
    const refused = expect(late).rejects.toMatchObject({
      message: expect.stringMatching(/^Many .+\.$/),
      retryAfter: 5,
    });
    let answered = false;
    void late.catch(() => {
      answered = true;
    });
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    finish();
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(taken);
    const next = run(async () => 'now');
    await vi.advanceTimersByTimeAsync(10);
    expect(await next).toBe('now');
  });
});
