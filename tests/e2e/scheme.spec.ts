import type { Page } from '@playwright/test';
import { colorScheme } from '#content/site.ts';
import { expect, startApplication, test, visit } from '#tests/support/site.ts';

const attribute = 'data-color-scheme';
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: colorScheme.label }).getByRole('button', { name });
const html = (page: Page) => page.locator('html');

test('The footer switches the colour scheme, which is remembered and followed by all open tabs', async ({
  page,
  context,
}) => {
  await test.step('The page follows the choice, or the system', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/');
    await expect(choice(page, colorScheme.system)).toHaveAttribute('aria-pressed', 'true');
    await expect(html(page)).toHaveAttribute(attribute, 'light');
    const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await ground();

    await choice(page, colorScheme.dark).click();
    await expect(html(page)).toHaveAttribute(attribute, 'dark');
    await expect(choice(page, colorScheme.dark)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(ground).not.toBe(light);

    await page.emulateMedia({ colorScheme: 'dark' });
    await choice(page, colorScheme.light).click();
    await expect(html(page)).toHaveAttribute(attribute, 'light');
    await choice(page, colorScheme.system).click();
    await expect(html(page)).toHaveAttribute(attribute, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute(attribute, 'light');
  });

  await choice(page, colorScheme.dark).click();
  await expect(html(page)).toHaveAttribute(attribute, 'dark');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });

  await test.step('The next page uses it from the first paint, whether its HTML fits the URL or not', async () => {
    await other.addInitScript(noteSchemes, attribute);
    for (const path of ['/about', '/blog?q=cake']) {
      await other.goto(path);
      await startApplication(other);
      await expect(choice(other, colorScheme.dark)).toHaveAttribute('aria-pressed', 'true');
      const schemes = await other.evaluate(() => window.schemes);
      expect(schemes[0]).toEqual({ scheme: 'dark', beforePaint: true });
      expect(schemes.filter(({ scheme }) => scheme !== 'dark')).toEqual([]);
    }
  });

  await test.step('Each open tab follows the other', async () => {
    await choice(other, colorScheme.light).click();
    await expect(html(page)).toHaveAttribute(attribute, 'light');
    await expect(choice(page, colorScheme.light)).toHaveAttribute('aria-pressed', 'true');
    await choice(page, colorScheme.dark).click();
    await expect(html(other)).toHaveAttribute(attribute, 'dark');
  });
});

declare global {
  interface Window {
    schemes: { scheme: string | null; beforePaint: boolean }[];
  }
}

/** Records each colour scheme of a page, and whether it was set before the first paint. */
function noteSchemes(name: string) {
  window.schemes = [];
  new MutationObserver(() => {
    const scheme = document.documentElement?.getAttribute(name);
    window.schemes.push({ scheme, beforePaint: performance.getEntriesByType('paint').length === 0 });
  }).observe(document, { subtree: true, attributeFilter: [name] });
}
