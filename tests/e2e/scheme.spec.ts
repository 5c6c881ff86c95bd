import type { Page } from '@playwright/test';
import { expect, ready, test, visit } from '#tests/support/site.ts';

const attribute = 'data-color-scheme';
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Color scheme' }).getByRole('button', { name });
const html = (page: Page) => page.locator('html');

test('the footer switches between light, dark and the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'true');
  await expect(html(page)).toHaveAttribute(attribute, 'light');
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();

  await choice(page, 'Dark').click();
  await expect(html(page)).toHaveAttribute(attribute, 'dark');
  await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(ground).not.toBe(light);

  await page.emulateMedia({ colorScheme: 'dark' });
  await choice(page, 'Light').click();
  await expect(html(page)).toHaveAttribute(attribute, 'light');
  await choice(page, 'System').click();
  await expect(html(page)).toHaveAttribute(attribute, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute(attribute, 'light');
});

test('the choice is remembered, and the next page comes up in it from the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((name) => {
    Object.assign(window, { schemes: [] });
    new MutationObserver(() => {
      const scheme = document.documentElement?.getAttribute(name);
      window.schemes.push({ scheme, beforePaint: performance.getEntriesByType('paint').length === 0 });
    }).observe(document, { subtree: true, attributeFilter: [name] });
  }, attribute);
  await visit(page, '/');
  await choice(page, 'Dark').click();
  await expect(html(page)).toHaveAttribute(attribute, 'dark');

  for (const path of ['/', '/blog?q=cake']) {
    await page.goto(path);
    await ready(page);
    await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
    const schemes = await page.evaluate(() => window.schemes);
    expect(schemes[0]).toEqual({ scheme: 'dark', beforePaint: true });
    expect(schemes.filter(({ scheme }) => scheme !== 'dark')).toEqual([]);
  }
});

test('all open tabs follow the choice', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await visit(other, '/about');
  await choice(page, 'Dark').click();
  await expect(html(other)).toHaveAttribute(attribute, 'dark');
  await expect(choice(other, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  await choice(other, 'Light').click();
  await expect(html(page)).toHaveAttribute(attribute, 'light');
});

test.describe('without JavaScript', () => {
  // A browser without JavaScript does not preload scripts either, and says so.
  test.use({ javaScriptEnabled: false, colorScheme: 'dark', allowed: /\.js \(csp\)/ });

  test('the page can be read in a dark system too', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Recent events' })).toBeVisible();
  });
});

declare global {
  interface Window {
    schemes: { scheme: string | null; beforePaint: boolean }[];
  }
}
