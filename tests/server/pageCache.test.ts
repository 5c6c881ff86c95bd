import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCache } from '#server/plugins/pageCache.ts';
import { compressPage, type Page, sizeOf } from '#server/plugins/renderPage.ts';

const pageOf = (html: string, status = 200) => compressPage({ status, html });
const textOf = (page: Page) => page.bodies.identity.toString();
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A cache, and a function that requests a page. */
function open(bytes = 1024 * 1024) {
  const cache = pageCache({ bytes, lifetime: minute });
  const ask = async (address: string, make: () => Promise<Page>) => textOf(await cache.get(address, make));
  return { cache, ask };
}

describe('The page cache', () => {
  it('renders a page once within its lifetime', async () => {
    const { ask } = open();
    const make = vi.fn(() => pageOf('first'));
    expect([await ask('/', make), await ask('/', make)]).toEqual(['first', 'first']);
    expect(make).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(minute);
    expect(await ask('/', () => pageOf('second'))).toBe('second');
  });

  it('renders a page again after its lifetime although the system clock was set back', async () => {
    const { ask } = open();
    await ask('/', () => pageOf('first'));
    vi.setSystemTime(Date.now() - 24 * 60 * minute);
    vi.advanceTimersByTime(minute);
    expect(await ask('/', () => pageOf('second'))).toBe('second');
  });

  it('evicts the least recently used page when its size in bytes is exceeded', async () => {
    const size = sizeOf(await pageOf('page 1'));
    const { cache, ask } = open(2 * size);
    await ask('/1', () => pageOf('page 1'));
    await ask('/2', () => pageOf('page 2'));
    await ask('/1', () => pageOf('not asked'));
    await ask('/3', () => pageOf('page 3'));
    expect(['/1', '/2', '/3'].filter((address) => cache.fresh(address))).toEqual(['/1', '/3']);
  });

  it('returns a new page after a change', async () => {
    const { cache, ask } = open();
    await ask('/', () => pageOf('before'));
    cache.markStale();
    expect(cache.fresh('/')).toBeUndefined();
    expect(await ask('/', () => pageOf('after'))).toBe('after');
  });

  it('does not treat a page as fresh if its rendering began before a change', async () => {
    const { cache, ask } = open();
    let finish = (_page: Page) => {};
    const slow = ask('/', () => new Promise((resolve) => (finish = resolve)));
    cache.markStale();
    const meanwhile = ask('/', () => pageOf('after'));
    finish(await pageOf('before'));
    expect([await slow, await meanwhile]).toEqual(['before', 'after']);
    cache.markStale();
    const anew = ask('/', () => new Promise((resolve) => (finish = resolve)));
    cache.markStale();
    finish(await pageOf('old'));
    await anew;
    expect(await ask('/', () => pageOf('newest'))).toBe('newest');
  });

  it('returns the stale page while a new one is slow, and the new one once it is ready', async () => {
    const { cache, ask } = open();
    await ask('/', () => pageOf('before'));
    cache.markStale();
    let finish = (_page: Page) => {};
    const make = vi.fn(() => new Promise<Page>((resolve) => (finish = resolve)));
    const [one, two] = [ask('/', make), ask('/', make)];
    await vi.advanceTimersByTimeAsync(300);
    expect([await one, await two]).toEqual(['before', 'before']);
    expect(make).toHaveBeenCalledOnce();
    finish(await pageOf('after'));
    await vi.waitFor(() => expect(cache.fresh('/')).toBeDefined());
    expect(await ask('/', make)).toBe('after');
  });

  it('waits for the new page later than half a second after a change, but not if a page is only old', async () => {
    const { cache, ask } = open();
    await ask('/', () => pageOf('before'));
    cache.markStale();
    vi.advanceTimersByTime(501);
    let finish = (_page: Page) => {};
    const late = ask('/', () => new Promise((resolve) => (finish = resolve)));
    await vi.advanceTimersByTimeAsync(5000);
    finish(await pageOf('after'));
    expect(await late).toBe('after');
    // A page that is only old may be served while it is rendered again.
    vi.advanceTimersByTime(10 * minute);
    const old = ask('/', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(300);
    expect(await old).toBe('after');
  });

  it.each([
    ['an error', () => Promise.reject(new Error('no database'))],
    ['the status 503', () => pageOf('away', 503)],
    ['the status 500', () => pageOf('broken', 500)],
  ])('returns the stale page while new ones fail with %s, and retries after a second', async (_what, fail) => {
    const { cache, ask } = open();
    await ask('/', () => pageOf('before'));
    cache.markStale();
    const make = vi.fn(fail);
    expect([await ask('/', make), await ask('/', make)]).toEqual(['before', 'before']);
    expect(make).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(await ask('/', () => pageOf('after'))).toBe('after');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps no failed page, and rejects if there is no other', async () => {
    const { ask } = open();
    await expect(ask('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await ask('/', () => pageOf('away', 503))).toBe('away');
    expect(await ask('/', () => pageOf('not found', 404))).toBe('not found');
    expect(await ask('/', () => pageOf('there'))).toBe('there');
  });

  it('removes a page that is no longer found', async () => {
    const { cache, ask } = open();
    await ask('/', () => pageOf('before'));
    cache.markStale();
    expect(await ask('/', () => pageOf('not found', 404))).toBe('not found');
    expect(await ask('/', () => pageOf('not found', 404))).toBe('not found');
  });

  it('makes stored pages smaller one after the other, each once until its content changes', async () => {
    const finish: (() => void)[] = [];
    const improve = vi.fn((_page: Page) => new Promise<void>((resolve) => finish.push(resolve)));
    const cache = pageCache({ bytes: 1024 * 1024, lifetime: minute, improve });
    const improved = () => improve.mock.calls.map(([page]) => textOf(page));
    const finishOne = async () => {
      finish.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    await cache.get('/1', () => pageOf('first'));
    await cache.get('/2', () => pageOf('second'));
    await vi.advanceTimersByTimeAsync(0);
    expect(improved()).toEqual(['first']);
    await finishOne();
    expect(improved()).toEqual(['first', 'second']);
    vi.advanceTimersByTime(minute);
    await cache.get('/1', () => pageOf('first'));
    await cache.get('/1', () => pageOf('unused'));
    vi.advanceTimersByTime(minute);
    await cache.get('/1', () => pageOf('first, changed'));
    await finishOne();
    expect(improved()).toEqual(['first', 'second', 'first, changed']);
  });

  it('makes a page smaller as it is when its turn comes, and skips one that was evicted', async () => {
    const finish: (() => void)[] = [];
    const improve = vi.fn((_page: Page) => new Promise<void>((resolve) => finish.push(resolve)));
    const cache = pageCache({ bytes: 3 * sizeOf(await pageOf('page 1')), lifetime: minute, improve });
    await cache.get('/1', () => pageOf('page 1'));
    for (const address of ['/2', '/3']) await cache.get(address, () => pageOf('page 2'));
    cache.markStale();
    await cache.get('/3', () => pageOf('page 3'));
    await cache.get('/4', () => pageOf('page 4'));
    cache.fresh('/3');
    await cache.get('/5', () => pageOf('page 5'));
    for (let turn = 0; turn < 5; turn++) {
      finish.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(improve.mock.calls.map(([page]) => textOf(page))).toEqual(['page 1', 'page 3', 'page 4', 'page 5']);
  });

  it('keeps what was made smaller while the content is the same, and goes on after a failure', async () => {
    const improve = vi.fn(async ({ bodies }: Page) => {
      if (bodies.identity.toString() === 'broken') throw new Error('out of memory');
      bodies.br = Buffer.from('small');
    });
    const cache = pageCache({ bytes: 1024 * 1024, lifetime: minute, improve });
    const brotliOf = async (address: string, text: string) =>
      (await cache.get(address, () => pageOf(text))).bodies.br.toString();
    await brotliOf('/1', 'broken');
    await brotliOf('/2', 'page');
    await vi.waitFor(() => expect(improve).toHaveBeenCalledTimes(2));
    vi.advanceTimersByTime(minute);
    expect(await brotliOf('/2', 'page')).toBe('small');
    expect(cache.fresh('/2')?.status).toBe(200);
    await brotliOf('/3', 'other page');
    const improved = () => improve.mock.calls.map(([page]) => textOf(page));
    await vi.waitFor(() => expect(improved()).toEqual(['broken', 'page', 'other page']));
  });
});
