import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';

/** How long a shared cache may keep a page, in seconds: as long as the server itself. */
export const sharedSeconds = 60 * 60;

/** How a shared cache is told of changes; times in ms. */
export interface SharedCacheOptions {
  /** Ends it. */
  ending: AbortSignal;
  /** Called once for each change that the cache could not be told at once; telling it is tried again, at longer and longer intervals. */
  failed: (error: unknown) => void;
  /** How long the cache may take to answer. */
  timeout?: number;
  /** After so long all processes have followed a change: what one has answered meanwhile was of before it. */
  settling?: number;
  /** Before the second attempt; the next gaps double, up to a minute. */
  pause?: number;
}

/** Attempts go on for an hour: the cache keeps nothing longer. */
const retries = { retries: 65, maxTimeout: 60_000, unref: true } as const;

/**
 * What stands before the server and keeps its pages (Varnish, a content delivery network): it is told with `PURGE`, a
 * method that caches know and no standard describes, that all of them have changed.
 * @param url what it listens to. @returns tells it; changes that come in meanwhile are told together.
 */
export function sharedCache(url: string, options: SharedCacheOptions): () => void {
  const { ending, failed, timeout = 5000, settling = 1500, pause = 1000 } = options;
  const tell = () =>
    pRetry(
      async () => {
        const signal = AbortSignal.any([ending, AbortSignal.timeout(timeout)]);
        const answer = await fetch(url, { method: 'PURGE', redirect: 'error', signal });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`PURGE_URL has answered with status ${answer.status}.`);
      },
      {
        ...retries,
        minTimeout: pause,
        signal: ending,
        onFailedAttempt: ({ error, attemptNumber }) => {
          if (attemptNumber === 1 && !ending.aborted) failed(error);
        },
      },
    );
  let changed = false;
  let telling = false;
  const tellOfChanges = async () => {
    changed = true;
    if (telling) return;
    telling = true;
    while (changed) {
      changed = false;
      // A second time for what was kept while other processes still had the old pages.
      await tell()
        .then(() => sleep(settling, undefined, { signal: ending, ref: false }))
        .then(tell)
        .catch(() => undefined);
    }
    telling = false;
  };
  return () => void tellOfChanges();
}
