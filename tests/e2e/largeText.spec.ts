import type { Locator, Page } from '@playwright/test';
import { adminPaths, calendarPath } from '#adminPaths';
import { dashboard } from '#content/admin/dashboard.ts';
import { siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

/** Spacing that readers may choose, see WCAG 1.4.12. */
const spacing = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** @returns the visible words of an element that are broken over two lines. */
const brokenWords = (locator: Locator) =>
  locator.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of String(text.nodeValue).matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** @returns the texts within an element that are cut off. */
const cutTexts = (locator: Locator) =>
  locator.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((part) => {
        const { overflowX, overflowY } = getComputedStyle(part);
        const isCutAcross = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1;
        return isCutAcross || (overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1);
      })
      .map(({ textContent }) => textContent),
  );

/** @returns the chosen options of the selects within an element that are cut off. */
const cutChoices = (locator: Locator) =>
  locator.locator('select').evaluateAll((all) => {
    const canvas = document.createElement('canvas').getContext('2d');
    return all.flatMap((select) => {
      const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } = getComputedStyle(select);
      const text = select instanceof HTMLSelectElement ? select.selectedOptions[0]?.text : '';
      if (!canvas || !text) return [];
      Object.assign(canvas, { font, letterSpacing, wordSpacing });
      const space = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return canvas.measureText(text).width > space + 1 ? [text] : [];
    });
  });

const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% !important }' });

test.describe('On the narrowest screens', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('The company’s name wraps between words', async ({ page }) => {
    await visit(page, paths.home);
    const names = page.getByRole('contentinfo').getByRole('link').first();
    expect(await brokenWords(names)).toEqual([]);
  });

  test('With wide letter spacing, the page’s title and the times of the agenda are complete', async ({ page }) => {
    await visit(page, calendarPath({ view: 'agenda', day: '2025-03-06' }));
    await page.addStyleTag({ content: spacing });
    expect(await cutTexts(page.getByRole('heading', { level: 1 }))).toEqual([]);
    const days = page.getByRole('main').getByRole('listitem');
    await expect(days.first()).toBeVisible();
    for (const day of await days.all()) expect(await cutTexts(day)).toEqual([]);
  });
});

test('Beside the sidebar, the page’s title is complete from the narrowest screen on', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await visit(page, adminPaths.appointments);
  const title = page.getByRole('heading', { level: 1 });
  expect(await brokenWords(title)).toEqual([]);
  expect(await cutTexts(title)).toEqual([]);
});

test('With text of double size, the header of the site shows the whole name of the company', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, paths.about);
  await enlarge(page);
  const name = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect(name?.y, 'top of the company’s name').toBeGreaterThanOrEqual(0);
});

test('With text of double size, the labels of the bar on phones are complete', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, paths.about);
  await enlarge(page);
  const links = page.getByRole('complementary', { name: siteLabels.quickContact }).getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    const overflow = await link.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, 'px of the label').toBeLessThanOrEqual(0);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('With text of double size, no page of the back office is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [paths.admin, adminPaths.leads, adminPaths.messages, adminPaths.log, adminPaths.settings]) {
    await visit(page, path);
    await enlarge(page);
    const widest = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(widest, path).toBeLessThanOrEqual(360);
  }
});

test('With text of double size, the numbers and names on the dashboard stay whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, paths.admin);
  await enlarge(page);
  for (const { label } of Object.values(dashboard.cards)) {
    expect(await brokenWords(page.getByRole('region', { name: label }))).toEqual([]);
  }
  const waiting = page.getByRole('region', { name: dashboard.unanswered.title });
  expect(await brokenWords(waiting.getByRole('listitem').first())).toEqual([]);
});

test('With wide letter spacing, the filters of a list show their whole choice', async ({ page }) => {
  for (const path of [
    adminPaths.leads,
    `${adminPaths.appointments}?view=list`,
    adminPaths.messages,
    adminPaths.reviews,
  ]) {
    await visit(page, path);
    await page.addStyleTag({ content: spacing });
    await expect(page.getByRole('main').locator('select').first()).toBeVisible();
    for (const width of [360, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutChoices(page.getByRole('main')), `${path} at ${width} px`).toEqual([]);
    }
    await expectToFit(page, [360]);
  }
});

test('With wide letter spacing, the names of the latest leads on the dashboard are complete', async ({ page }) => {
  for (const width of [360, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, paths.admin);
    await page.addStyleTag({ content: spacing });
    const names = page.getByRole('region', { name: dashboard.recentLeads.title }).getByRole('rowheader');
    await expect(names.first()).toBeVisible();
    for (const name of await names.getByRole('link').all()) expect(await cutTexts(name), `at ${width} px`).toEqual([]);
  }
});
