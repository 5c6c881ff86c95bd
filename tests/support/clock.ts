import { expect, type Page } from '@playwright/test';
import { scan } from './accessibility.ts';

declare global {
  interface Window {
    /** @returns the delays of the page's pending timers, in ms. */
    pendingTimers: () => number[];
  }
}

/** Opens a page with a paused clock, and waits for hydration; the test advances time with `page.clock.runFor`. */
export async function visitFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-03-02T10:00:00Z' });
  await page.clock.pauseAt('2026-03-02T10:10:00Z');
  await page.addInitScript(listTimers);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  let x = 2;
  // The application starts in several tasks, which need time to pass.
  const answers = async () => {
    x = 5 - x;
    await page.mouse.move(x, 2);
    await page.clock.runFor(20);
    return page.locator('html').getAttribute('data-ready');
  };
  await expect.poll(answers, { intervals: [20] }).not.toBeNull();
}

/** Scans the page with axe while the clock is paused; axe itself needs a few ms to pass. */
export async function scanFrozen(page: Page, colorsOnly = false): Promise<string[]> {
  let scanning = true;
  const found = scan(page, colorsOnly).finally(() => {
    scanning = false;
  });
  while (scanning) await page.clock.runFor(1);
  return found;
}

/** Waits until the page has set a timer with this delay. */
export async function timerSet(page: Page, ms: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.pendingTimers())).toContain(ms);
}

/** Waits until no timer with this delay is pending. */
export async function timerGone(page: Page, ms: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.pendingTimers())).not.toContain(ms);
}

function listTimers() {
  const { setTimeout: set, clearTimeout: clear } = window;
  const pending = new Map<unknown, number>();
  window.pendingTimers = () => [...pending.values()];
  window.setTimeout = ((run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const id = set(() => {
      pending.delete(id);
      run(...args);
    }, ms);
    pending.set(id, ms);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    pending.delete(id);
    clear(id);
  };
}
