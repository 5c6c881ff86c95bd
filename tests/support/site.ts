import { test as base, type Page, expect as plainExpect } from '@playwright/test';
import { demoAccount } from '#sample/account.ts';
import { toHaveNoAxeViolations } from './accessibility.ts';
import { watch } from './watch.ts';

/** Playwright's `expect`, which knows axe. */
export const expect = plainExpect.extend({ toHaveNoAxeViolations });

/** Options of every browser test. */
export interface SiteOptions {
  /** Lets pass the console messages and failed requests that the test brings about itself. */
  allowed: RegExp | undefined;
}

/**
 * Playwright's own script for a clock that an earlier test has held in the same window: a new tab runs it without the clock.
 * It has no address, as no code of the site has.
 */
const clockOfAnEarlierTest =
  /^uncaught: TypeError: .*\(reading 'controller'\)\s+at <anonymous>:2:28\s+at <anonymous>:3:7$/;

/** Fixtures of browser tests beside Playwright's own. */
export interface SiteFixtures {
  /** The test's page, signed in to the live server with the demo account; for tests whose `baseURL` is that server's. */
  staffPage: Page;
  watched: undefined;
}

/** Playwright's `test`, in which nothing may go wrong unseen. */
export const test = base.extend<SiteOptions & SiteFixtures>({
  allowed: [undefined, { option: true }],
  watched: [
    async ({ context, baseURL, allowed }, use) => {
      const complaints = watch(context, String(baseURL));
      await use(undefined);
      const unexpected = complaints.filter(
        (complaint) => !allowed?.test(complaint) && !clockOfAnEarlierTest.test(complaint),
      );
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  staffPage: async ({ page, baseURL }, use) => {
    const headers = { origin: String(baseURL) };
    expect(await page.request.post('/api/session', { data: demoAccount, headers })).toBeOK();
    await use(page);
  },
});

/** Waits until the application answers: the page is readable before that, its controls only wait. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/** Moves the pointer over the page, which starts the application, until it answers: a page not painted yet does not notice. */
export async function touch(page: Page): Promise<void> {
  let x = 2;
  const answers = async () => {
    x = 5 - x;
    await page.mouse.move(x, 2);
    return page.locator('html').getAttribute('data-ready');
  };
  await expect.poll(answers).not.toBeNull();
}

/** Opens a page of the site, touches it and waits until it answers. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await touch(page);
}

/** Expects that the page, brought to each of these widths (px), is no wider than the window. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of widths) {
    await page.setViewportSize({ width: width + scrollbar, height: 800 });
    // A window that has just become narrower may hold what its scripts and its transitions still take away.
    await expect.poll(overflow, `px too wide for a screen of ${width} px`).toBe(0);
  }
}
