import { test as base, type Locator, type Page, expect as plainExpect } from '@playwright/test';
import { login } from '#content/admin/login.ts';
import { demoAccount } from '#sample/account.ts';
import { toHaveNoAxeViolations } from './accessibility.ts';
import { recordBrowserProblems } from './browserProblems.ts';

/** Playwright's `expect` with the axe matcher. */
export const expect = plainExpect.extend({ toHaveNoAxeViolations });

/** Options of all browser tests. */
export interface SiteOptions {
  /** Console messages and failed requests that the test causes on purpose. */
  allowed: RegExp | undefined;
}

/**
 * An error in Playwright's own script of a fake clock, left by an earlier test in the same window: a new tab runs the
 * script without the clock. It has no URL, unlike all code of the site.
 */
const clockOfAnEarlierTest =
  /^uncaught: TypeError: .*\(reading 'controller'\)\s+at <anonymous>:2:28\s+at <anonymous>:3:7$/;

/** Fixtures of browser tests, in addition to Playwright's own. */
export interface SiteFixtures {
  /** A page with the demo account signed in to the live server; for tests whose `baseURL` is that server's. */
  staffPage: Page;
  watched: undefined;
}

/** Playwright's `test`, which fails at unexpected console messages and failed requests. */
export const test = base.extend<SiteOptions & SiteFixtures>({
  allowed: [undefined, { option: true }],
  watched: [
    async ({ context, baseURL, allowed }, use) => {
      const problems = recordBrowserProblems(context, String(baseURL));
      await use(undefined);
      const unexpected = problems.filter((problem) => !allowed?.test(problem) && !clockOfAnEarlierTest.test(problem));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
  staffPage: async ({ page, baseURL }, use) => {
    const headers = { origin: String(baseURL) };
    expect(await page.request.post('/api/session', { data: demoAccount, headers })).toBeOK();
    await use(page);
  },
});

/** Waits until the application is interactive; the page is readable before that. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/**
 * Moves the pointer repeatedly, which starts the application, until it is interactive: events before the first paint
 * are lost.
 */
export async function startApplication(page: Page): Promise<void> {
  let x = 2;
  const answers = async () => {
    x = 5 - x;
    await page.mouse.move(x, 2);
    return page.locator('html').getAttribute('data-ready');
  };
  await expect.poll(answers).not.toBeNull();
}

/** Opens a page of the site and waits until it is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await startApplication(page);
}

/** Expects that the page has no horizontal overflow at each of these widths (px). */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of widths) {
    await page.setViewportSize({ width: width + scrollbar, height: 800 });
    // After a resize, scripts and transitions may take a moment to adapt the layout.
    await expect.poll(overflow, `px too wide for a screen of ${width} px`).toBe(0);
  }
}

/** Fills in and submits the login form. @param credentials by default those of the demo account. */
export async function signIn(
  page: Page,
  credentials: { email: string; password: string } = demoAccount,
): Promise<void> {
  await page.getByLabel(login.email).fill(credentials.email);
  await page.getByRole('textbox', { name: login.password }).fill(credentials.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

/** @returns a text that no other test has used, as all tests of the live server share its data. */
export const unique = (text: string): string => `${text} ${Math.random().toString(36).slice(2, 8)}`;

/** @returns the computed value of a CSS property. */
export const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
