import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { withTimeout } from '../withTimeout.ts';
import { type Page, sizeOf } from './renderPage.ts';

/** Size and lifetimes of a page cache. */
export interface PageCacheOptions {
  /** Maximum size, in bytes; the least recently used pages are evicted. */
  bytes: number;
  /** Time after which a page is stale, in ms. */
  lifetime: number;
  /** Time to wait for a stale page to be rendered again, in ms, before the stale one is sent. */
  patience?: number;
  /** Time after a change during which a stale page may still be sent, in ms; afterwards only if rendering fails. */
  tolerance?: number;
  /** Delay before a failed page is rendered again, in ms. */
  pause?: number;
  /** Makes the bodies of a stored page smaller: of one page at a time, and only once while its content is the same. */
  improve?: (page: Page) => Promise<void>;
}

/** A cache of pages by URL. */
export interface PageCache {
  /** @returns the cached page if it is fresh. */
  fresh(address: string): Page | undefined;
  /**
   * @param make renders the page; concurrent calls for the same URL share one rendering.
   * @returns the cached or a newly rendered page; the stale one if rendering fails or takes too long.
   */
  get(address: string, make: () => Promise<Page>): Promise<Page>;
  /** Marks all pages as stale, so that each is rendered again at the next request. */
  markStale(): void;
}

/** A cache entry. */
interface CachedPage {
  page: Page;
  /**
   * Time from which the page is stale, in ms; 0 after a change. Times here are those of `performance.now()`, as the system
   * clock may be set back.
   */
  staleAt: number;
  /** Time from which rendering may be retried, in ms. */
  tryAt: number;
}

/** Creates an in-memory cache of limited size that serves stale pages while revalidating. */
export function pageCache(options: PageCacheOptions): PageCache {
  const { bytes, lifetime, patience = 300, tolerance = 500, pause = 1000, improve } = options;
  const cache = new LRUCache<string, CachedPage>({ maxSize: bytes, sizeCalculation: ({ page }) => sizeOf(page) });
  const toImprove = new Set<string>();
  const oneAtATime = pLimit(1);
  let making = new Map<string, Promise<Page>>();
  let changedAt = 0;

  const begin = (address: string, make: () => Promise<Page>): Promise<Page> => {
    const round = making;
    // Data that was read before a change may be outdated, so the page is stored as stale.
    const staleAt = () => (round === making ? performance.now() + lifetime : 0);
    const store = async () => {
      try {
        const page = await make();
        if (page.status === 200) return keep(address, page, staleAt());
        if (page.status < 500) cache.delete(address);
        else postponeRetry(address);
        return page;
      } catch (error) {
        postponeRetry(address);
        throw error;
      } finally {
        round.delete(address);
      }
    };
    const rendering = store();
    round.set(address, rendering);
    return rendering;
  };
  const keep = (address: string, page: Page, staleAt: number): Page => {
    const earlier = cache.peek(address)?.page;
    const isUnchanged = earlier?.etags.identity === page.etags.identity;
    const keptPage = isUnchanged ? { ...page, bodies: earlier.bodies } : page;
    cache.set(address, { page: keptPage, staleAt, tryAt: 0 });
    if (!isUnchanged) void improveInTurn(address);
    return keptPage;
  };
  const improveInTurn = async (address: string) => {
    if (!improve || toImprove.has(address)) return;
    // Addresses wait, not pages: under a flood of requests, most pages are evicted or replaced before their turn.
    toImprove.add(address);
    await oneAtATime(async () => {
      toImprove.delete(address);
      const cachedPage = cache.peek(address);
      // A page that cannot be made smaller is sent as it is.
      if (cachedPage) await improve(cachedPage.page).catch(() => undefined);
    });
  };
  const postponeRetry = (address: string) => {
    const cachedPage = cache.peek(address);
    if (cachedPage) cachedPage.tryAt = performance.now() + pause;
  };
  const fresh = (address: string) => {
    const cachedPage = cache.get(address);
    return cachedPage && cachedPage.staleAt > performance.now() ? cachedPage.page : undefined;
  };

  return {
    fresh,
    get: async (address, make) => {
      const page = fresh(address);
      if (page) return page;
      const stalePage = cache.peek(address);
      if (stalePage && stalePage.tryAt > performance.now()) return stalePage.page;
      const rendering = making.get(address) ?? begin(address, make);
      if (!stalePage) return rendering;
      const renderedOrStale = rendering.then(
        (rendered) => (rendered.status >= 500 ? stalePage.page : rendered),
        () => stalePage.page,
      );
      const isOutdated = stalePage.staleAt === 0 && performance.now() > changedAt + tolerance;
      return isOutdated ? renderedOrStale : withTimeout(renderedOrStale, patience, stalePage.page);
    },
    markStale: () => {
      making = new Map();
      changedAt = performance.now();
      for (const cachedPage of cache.values()) {
        cachedPage.staleAt = 0;
        cachedPage.tryAt = 0;
      }
    },
  };
}
