import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenStream, shareEventStream } from '#backend/shareEventStream.ts';

/** Streams that the test opens, breaks and sends events to. */
function streams() {
  const opened: { path: string; stream: ReturnType<OpenStream> & { readyState: number } }[] = [];
  const open: OpenStream = (path) => {
    const stream = { onopen: null, onmessage: null, onerror: null, readyState: 0, close: vi.fn() };
    opened.push({ path, stream });
    return stream;
  };
  const last = () => opened.at(-1)?.stream as (typeof opened)[number]['stream'];
  const call = (name: 'onopen' | 'onerror' | 'onmessage', event: Event) => {
    const stream = last();
    stream[name]?.call(stream as EventSource, event as MessageEvent);
  };
  return {
    open,
    opened,
    last,
    say: (news: object) => call('onmessage', new MessageEvent('message', { data: JSON.stringify(news) })),
    connect: () => call('onopen', new Event('open')),
    fail: (readyState: number) => {
      last().readyState = readyState;
      call('onerror', new Event('error'));
    },
  };
}

/** Locks and channels of one browser, shared by any number of tabs. */
function oneBrowser() {
  const waiting: (() => Promise<unknown>)[] = [];
  let isHeld = false;
  const next = async () => {
    const work = waiting[0];
    if (isHeld || !work) return;
    isHeld = true;
    await work();
    waiting.shift();
    isHeld = false;
    await next();
  };
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const entry = () => work().then(resolve);
      waiting.push(entry);
      signal.addEventListener('abort', () => {
        if (isHeld && waiting[0] === entry) return;
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason);
      });
      void next();
    });
  const channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();
  class Channel {
    onmessage: ((event: MessageEvent) => void) | null = null;
    constructor() {
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) if (other !== this) other.onmessage?.(new MessageEvent('message', { data }));
    }
    close() {
      channels.delete(this);
    }
  }
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('BroadcastChannel', Channel);
}

const news = [{ id: '1', received: true }];
const path = '/news';

/** For how long the page has been open, in ms. */
const age = 1234.5;
const pathWithAge = '/news?age=1235';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockReturnValue(age);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Subscribing to an event stream', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  it('passes on each event, and an empty one for each connection after the first', () => {
    const { open, say, connect } = streams();
    const listener = vi.fn();
    shareEventStream(path, open, listener);
    connect();
    expect(listener).not.toHaveBeenCalled();
    say(news);
    connect();
    expect(listener.mock.calls).toEqual([[news], [[]]]);
  });

  it('tells the server with each request how long the page has been open, so that it reports what was missed', () => {
    const { open, opened, fail, connect } = streams();
    const listener = vi.fn();
    shareEventStream(path, open, listener);
    fail(2);
    vi.mocked(performance.now).mockReturnValue(7000);
    vi.advanceTimersByTime(5000);
    connect();
    expect(opened.map((one) => one.path)).toEqual([pathWithAge, '/news?age=7000']);
    expect(listener).not.toHaveBeenCalled();
  });

  it('reconnects with growing delays if the stream was closed, and leaves the rest to the browser', () => {
    const { open, opened, fail, connect } = streams();
    const stop = shareEventStream(path, open, vi.fn());
    fail(0);
    vi.advanceTimersByTime(120_000);
    expect(opened).toHaveLength(1);
    for (const [count, wait] of [5000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
      fail(2);
      vi.advanceTimersByTime(wait - 1);
      expect(opened).toHaveLength(count + 1);
      vi.advanceTimersByTime(1);
      expect(opened).toHaveLength(count + 2);
    }
    connect();
    fail(2);
    vi.advanceTimersByTime(5000);
    expect(opened).toHaveLength(8);
    fail(2);
    stop();
    vi.advanceTimersByTime(120_000);
    expect(opened).toHaveLength(8);
  });

  it('closes the stream when it is unsubscribed', () => {
    const { open, last } = streams();
    const stop = shareEventStream(path, open, vi.fn());
    expect(last().close).not.toHaveBeenCalled();
    stop();
    expect(last().close).toHaveBeenCalledOnce();
  });
});

describe('Several tabs of one browser', () => {
  beforeEach(oneBrowser);

  it('share one stream, which the next tab opens when the first one unsubscribes', async () => {
    const { open, opened, say, connect } = streams();
    const [one, other, third] = [vi.fn(), vi.fn(), vi.fn()];
    const stopOne = shareEventStream(path, open, one);
    const stopOther = shareEventStream(path, open, other);
    const stopThird = shareEventStream(path, open, third);
    expect(opened).toHaveLength(1);
    connect();
    say(news);
    for (const listener of [one, other, third]) expect(listener.mock.calls).toEqual([[news]]);
    // A tab that waits for the lock can unsubscribe.
    stopOther();
    stopOne();
    expect(opened[0]?.stream.close).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(2);
    say(news);
    expect(third).toHaveBeenCalledTimes(2);
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
    stopThird();
  });
});
