import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { TooManyAttempts } from '#backend/errors.ts';
import { busySentences } from '#content/problems.ts';
import { minute } from '#domain/durations.ts';
import { isInternalRequest } from './injectedFetch.ts';
import { Busy } from './problems.ts';
import { networkOf, secondsUntil } from './store/rateLimits.ts';

/** Maximum network addresses whose searches are counted. */
const maxNetworks = 10_000;

/** Maximum concurrent searches, and maximum waiting ones. */
const maxConcurrent = 2;
const maxWaiting = 50;

/** Seconds after which a rejected search may be repeated. */
const retryAfter = 5;

/** Delay before a rejection, in ms, which slows down programs that retry at once. */
const refusalDelay = 500;

/**
 * Limits visitors' searches, and other pages that are rendered for one visitor, so that they do not slow down other
 * requests.
 */
export interface SearchLimits {
  /** Counts a visitor's search. @throws TooManyAttempts if the address exceeds its limit per minute. */
  count(visitor: FastifyRequest): Promise<void>;
  /** Runs a search when there is capacity. @throws Busy if too many searches are waiting. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Counters of searches in one process, shared by the servers of all languages. */
export interface CountedSearches {
  /** By network address; `until` is the end of the current minute, in ms since 1970. */
  counts: LRUCache<string, { searches: number; until: number }>;
  underWay: LimitFunction;
}

/** @returns counters without any searches. */
export const noSearches = (): CountedSearches => ({
  counts: new LRUCache({ max: maxNetworks }),
  underWay: pLimit(maxConcurrent),
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Creates limits per process, because they protect the time of this process.
 * @param perMinute maximum searches per network address and minute.
 * @param counted the counters.
 */
export function searchLimits(perMinute: number, { counts, underWay } = noSearches()): SearchLimits {
  return {
    count: async (visitor) => {
      // Requests of the server itself while rendering a page: the page's request has been counted.
      if (isInternalRequest(visitor)) return;
      const network = networkOf(visitor.ip);
      const earlierCount = counts.get(network);
      const now = Date.now();
      // A later end was set before the system clock was set back.
      const isCurrent = earlierCount && earlierCount.until > now && earlierCount.until <= now + minute;
      const count = isCurrent ? earlierCount : { searches: 0, until: now + minute };
      count.searches += 1;
      counts.set(network, count);
      if (count.searches <= perMinute) return;
      await wait(refusalDelay);
      throw new TooManyAttempts(secondsUntil(count.until));
    },
    run: async (work) => {
      if (underWay.pendingCount >= maxWaiting) {
        await wait(refusalDelay);
        throw new Busy(busySentences.pages, retryAfter);
      }
      return underWay(async () => {
        // Not the system clock, which may jump meanwhile, e.g. by the days for which a machine was suspended.
        const startedAt = performance.now();
        const result = await work();
        // A pause of twice the search's duration leaves most of the time to other requests.
        await wait(2 * (performance.now() - startedAt));
        return result;
      });
    },
  };
}
