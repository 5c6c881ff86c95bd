import { LRUCache } from 'lru-cache';
import { type Page, sizeOf } from './renderPage.ts';

/** Size and lifetimes of a page cache. */
export interface PageCacheOptions {
  /** Bytes at most; what was asked for longest ago goes first. */
  bytes: number;
  /** Milliseconds after which a page is made anew. */
  lifetime: number;
  /** Milliseconds that a visitor waits for a page that is being made anew, before the stale one is sent. */
  patience?: number;
  /** Milliseconds after a change in which the stale page may still be sent, unless the new one fails. */
  tolerance?: number;
  /** Milliseconds after which it is tried again to make a page anew that failed. */
  pause?: number;
}

/** Pages by their address. */
export interface PageCache {
  /** @returns the kept page, if it shows what is stored. */
  fresh(address: string): Page | undefined;
  /**
   * @param make makes the page; asked once at a time for each address.
   * @returns the page: the kept one, or a new one; the stale one where the new one fails, or takes its time.
   */
  get(address: string, make: () => Promise<Page>): Promise<Page>;
  /** Something has changed that visitors see: every page is made anew when it is next asked for. */
  markStale(): void;
}

/** A page that is kept. */
interface Kept {
  page: Page;
  /** When the page has to be rendered anew, in ms since 1970; 0 where something has changed. */
  staleAt: number;
  /** When rendering the page may be tried again, in ms since 1970. */
  tryAt: number;
}

/** Keeps pages in memory, within bounds. */
export function pageCache(options: PageCacheOptions): PageCache {
  const { bytes, lifetime, patience = 300, tolerance = 500, pause = 1000 } = options;
  const kept = new LRUCache<string, Kept>({ maxSize: bytes, sizeCalculation: ({ page }) => sizeOf(page) });
  let making = new Map<string, Promise<Page>>();
  let changedAt = 0;

  const begin = (address: string, make: () => Promise<Page>): Promise<Page> => {
    const round = making;
    // A page whose data was read before a change may show the old state.
    const staleAt = () => (round === making ? Date.now() + lifetime : 0);
    const store = async () => {
      try {
        const page = await make();
        if (page.status === 200) kept.set(address, { page, staleAt: staleAt(), tryAt: 0 });
        else if (page.status < 500) kept.delete(address);
        else failed(address);
        return page;
      } catch (error) {
        failed(address);
        throw error;
      } finally {
        round.delete(address);
      }
    };
    const made = store();
    round.set(address, made);
    return made;
  };
  const failed = (address: string) => {
    const known = kept.peek(address);
    if (known) known.tryAt = Date.now() + pause;
  };
  const fresh = (address: string) => {
    const known = kept.get(address);
    return known && known.staleAt > Date.now() ? known.page : undefined;
  };

  return {
    fresh,
    get: async (address, make) => {
      const page = fresh(address);
      if (page) return page;
      const stale = kept.peek(address);
      if (stale && stale.tryAt > Date.now()) return stale.page;
      const made = making.get(address) ?? begin(address, make);
      if (!stale) return made;
      const better = made.then(
        (anew) => (anew.status >= 500 ? stale.page : anew),
        () => stale.page,
      );
      const isOutdated = stale.staleAt === 0 && Date.now() > changedAt + tolerance;
      return isOutdated ? better : inTime(better, patience, stale.page);
    },
    markStale: () => {
      making = new Map();
      changedAt = Date.now();
      for (const page of kept.values()) {
        page.staleAt = 0;
        page.tryAt = 0;
      }
    },
  };
}

/** @returns what a promise gives, or something else where it takes longer than the given ms. */
async function inTime<Result>(promise: Promise<Result>, ms: number, otherwise: Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
