import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { TooManyAttempts } from '#backend/errors.ts';
import { busySentences } from '#content/problems.ts';
import { isInjected } from './injectedFetch.ts';
import { Busy } from './problems.ts';
import { networkOf, secondsUntil } from './store/rateLimits.ts';

const minute = 60 * 1000;

/** Network addresses whose searches are counted at a time. */
const countedNetworks = 10_000;

/** How many searches are worked on at a time, and how many more may wait. */
const atOnce = 2;
const waitingAtMost = 50;

/** When those that found no room are told to come back, in seconds. */
const comeBackAfter = 5;

/** How long somebody waits for a refusal, in ms: a program that asks again at once is slowed down by it. */
const refusalDelay = 500;

/** Keeps visitors' searches from taking the time of everybody else. */
export interface SearchLimits {
  /** Counts a visitor's search. @throws TooManyAttempts where their address has searched too often in a minute. */
  count(visitor: FastifyRequest): Promise<void>;
  /** Does a search's work when there is room for it. @throws Busy where too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Counts of searches in one process; the servers of all its languages count together. */
export interface CountedSearches {
  /** By network address; `until` is when a new minute begins, ms since 1970. */
  counts: LRUCache<string, { searches: number; until: number }>;
  underWay: LimitFunction;
}

/** @returns that nothing was searched yet. */
export const noSearches = (): CountedSearches => ({
  counts: new LRUCache({ max: countedNetworks }),
  underWay: pLimit(atOnce),
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Counted in this process, for it is this process's time that is kept.
 * @param perMinute how often one network address may search. @param counted what was searched already.
 */
export function searchLimits(perMinute: number, { counts, underWay } = noSearches()): SearchLimits {
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
    run: async (work) => {
      if (underWay.pendingCount >= waitingAtMost) {
        await wait(refusalDelay);
        throw new Busy(busySentences.searches, comeBackAfter);
      }
      return underWay(async () => {
        const began = Date.now();
        const result = await work();
        // Twice as long a pause as it took: most of the time belongs to all others.
        await wait(2 * (Date.now() - began));
        return result;
      });
    },
  };
}
