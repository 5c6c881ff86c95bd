import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordContentChange, watchContent } from '#server/store/content.ts';
import type { Db } from '#server/store/database.ts';
import { engines, openStore } from './engines.ts';
import { onTestEnd } from './testServer.ts';

afterEach(() => void vi.useRealTimers());

/** A process that watches for changes, with fake timers. */
function watcher(db: Db) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const changed = vi.fn();
  let looks = 0;
  let held = Promise.resolve();
  const looking = db.withPlugin({
    transformQuery: ({ node }) => {
      looks += 1;
      return node;
    },
    transformResult: async ({ result }) => {
      await held;
      return result;
    },
  });
  const stop = watchContent(looking, changed);
  onTestEnd(stop);
  /** Advances the time until a number of further polls have begun, each after the previous one has ended. */
  const looked = async (times: number) => {
    const wanted = looks + times;
    const pass = () => {
      vi.advanceTimersByTime(500);
      expect(looks).toBeGreaterThanOrEqual(wanted);
    };
    await vi.waitFor(pass, { interval: 1, timeout: 10_000 });
  };
  /** Delays responses. @returns a function that releases them. */
  const hold = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  return { changed, looked, looks: () => looks, hold, stop };
}

describe.each(engines)('Watching the content on $engine', ({ where }) => {
  it('reports a change at the start and once for each change by another process', async () => {
    const db = await openStore(where);
    const { changed, looked } = watcher(db);
    await looked(3);
    expect(changed).toHaveBeenCalledTimes(1);
    for (const times of [2, 3]) {
      await recordContentChange(db);
      await looked(3);
      expect(changed).toHaveBeenCalledTimes(times);
    }
  });

  it('polls every half second, one query at a time', async () => {
    const db = await openStore(where);
    const { looked, looks, hold } = watcher(db);
    const release = hold();
    vi.advanceTimersByTime(500);
    expect(looks()).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(looks()).toBe(1);
    release();
    await looked(1);
  });

  it('continues after the database was unavailable', async () => {
    const db = await openStore(where);
    const { changed, looked } = watcher(db);
    await looked(2);
    await db.schema.alterTable('setting').renameTo('away').execute();
    await looked(2);
    await db.schema.alterTable('away').renameTo('setting').execute();
    await recordContentChange(db);
    await looked(2);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('no longer polls after it has been stopped', async () => {
    const db = await openStore(where);
    const { looked, looks, stop } = watcher(db);
    await looked(1);
    await stop();
    const before = looks();
    for (let turn = 0; turn < 3; turn += 1) {
      await recordContentChange(db);
      vi.advanceTimersByTime(500);
    }
    expect(looks()).toBe(before);
  });
});
