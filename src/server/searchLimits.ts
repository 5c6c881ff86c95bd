import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { isInjected } from './injectedFetch.ts';
import { networkOf, secondsUntil } from './store/rateLimits.ts';

const minute = 60 * 1000;

/** Network addresses whose searches are counted at a time. */
const countedNetworks = 10_000;

/** How many searches are worked on at a time, and how many more may wait. */
const atOnce = 2;
const waitingAtMost = 50;

/** How long somebody waits for a refusal, in ms: a program that asks again at once is slowed down by it. */
const refusalDelay = 250;

/** Keeps visitors' searches from taking the time of everybody else. */
export interface SearchLimits {
  /** Counts a visitor's search. @throws TooManyAttempts where their address has searched too often in a minute. */
  count(visitor: FastifyRequest): Promise<void>;
  /** Does a search's work when there is room for it. @throws Unreachable where too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Counted in this process, for it is this process's time that is kept.
 * @param perMinute how often one network address may search.
 */
export function searchLimits(perMinute: number): SearchLimits {
  const counts = new LRUCache<string, { searches: number; until: number }>({ max: countedNetworks });
  const limit = pLimit(atOnce);
  return {
    count: async (visitor) => {
      // Made by ourselves while a page is rendered: that one was counted.
      if (isInjected(visitor)) return;
      const network = networkOf(visitor.ip);
      const known = counts.get(network);
      const count = known && known.until > Date.now() ? known : { searches: 0, until: Date.now() + minute };
      count.searches += 1;
      counts.set(network, count);
      if (count.searches <= perMinute) return;
      await wait(refusalDelay);
      throw new TooManyAttempts(secondsUntil(count.until));
    },
    run: (work) => {
      if (limit.pendingCount >= waitingAtMost) throw new Unreachable('Too many searches wait already.');
      return limit(async () => {
        const began = Date.now();
        const result = await work();
        // As long a pause as it took: half of the time belongs to all others.
        await wait(Date.now() - began);
        return result;
      });
    },
  };
}
