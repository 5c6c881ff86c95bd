import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import { minute } from '#domain/durations.ts';

/** Lifetime of a page in a shared cache, in seconds: the same as in the server's own cache. */
export const sharedSeconds = 60 * 60;

/** Options for purging a shared cache; times in ms. */
export interface SharedCacheOptions {
  /** Stops all requests. */
  ending: AbortSignal;
  /** Called once per change whose first request failed; the request is retried at increasing intervals. */
  onError: (error: unknown) => void;
  /** Timeout of a request. */
  timeout?: number;
  /** Time until all processes have noticed a change; until then, another process may still serve old pages. */
  settling?: number;
  /** Delay before the second attempt; doubles for each further one, up to a minute. */
  pause?: number;
}

/** Retries for an hour, which is the maximum lifetime of a page in the cache. */
const retries = { retries: 65, maxTimeout: minute, unref: true } as const;

/**
 * Purges a shared cache in front of the server (Varnish, a content delivery network) with `PURGE`, a method that caches
 * support but no standard defines.
 * @param url the URL of the cache.
 * @returns a function that purges all pages; calls during a purge are combined.
 */
export function sharedCache(url: string, options: SharedCacheOptions): () => void {
  const { ending, onError, timeout = 5000, settling = 1500, pause = 1000 } = options;
  const purge = () =>
    pRetry(
      async () => {
        const signal = AbortSignal.any([ending, AbortSignal.timeout(timeout)]);
        const response = await fetch(url, { method: 'PURGE', redirect: 'error', signal });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`PURGE_URL has answered with status ${response.status}.`);
      },
      {
        ...retries,
        minTimeout: pause,
        signal: ending,
        onFailedAttempt: ({ error, attemptNumber }) => {
          if (attemptNumber === 1 && !ending.aborted) onError(error);
        },
      },
    );
  let hasChanged = false;
  let isPurging = false;
  const purgeUntilUnchanged = async () => {
    hasChanged = true;
    if (isPurging) return;
    isPurging = true;
    while (hasChanged) {
      hasChanged = false;
      // A second purge removes pages that were cached while other processes still served old ones.
      await purge()
        .then(() => sleep(settling, undefined, { signal: ending, ref: false }))
        .then(purge)
        .catch(() => undefined);
    }
    isPurging = false;
  };
  return () => void purgeUntilUnchanged();
}
