import { expect, type Page, test } from '@playwright/test';
import { pictured, variants } from './pictured.ts';

/** Replaces all photographs, as only the layout is compared. */
const blank =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#777"/></svg>';

/** Opens a single story at a fixed time, and waits until its play function has run; axe is switched off. */
async function open(page: Page, id: string, scheme: string) {
  await page.clock.setFixedTime('2026-03-02T10:00:00Z');
  await page.route(/\/photos\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: blank }));
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme};a11y.manual:!true`);
  const phase = () =>
    page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as never as Record<
        string,
        { currentRender?: { phase?: string } }
      >;
      return preview?.currentRender?.phase;
    });
  await expect.poll(phase, { timeout: 20_000 }).toMatch(/^(?:completed|finished|errored)$/);
  expect(await phase(), id).not.toBe('errored');
  // Content loaded after the first render, e.g. the lines beside numbers.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

for (const id of pictured) {
  for (const { name, scheme, viewport } of variants) {
    test(`The story ${id} looks as in its picture, ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, id, scheme);
      await expect(page).toHaveScreenshot(`${id}-${name}.png`);
    });
  }
}
