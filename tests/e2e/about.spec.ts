import type { Locator } from '@playwright/test';
import { team, teamHead, timeline, timelineHead, values } from '#content/about.ts';
import { expect, test, visit } from '#tests/support/site.ts';

/** Expects that the last entry of a strip is out of view and can be reached by keyboard. */
async function expectKeysToReach(strip: Locator, last: Locator): Promise<void> {
  await strip.scrollIntoViewIfNeeded();
  await expect(last).not.toBeInViewport();
  await strip.focus();
  await expect(async () => {
    await strip.page().keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [50] });
}

test('The timeline is a single row on every screen, which fits on desktops and is scrolled by keyboard on others', async ({
  page,
}) => {
  await visit(page, '/about');
  for (const width of [1440, 1024, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const years = page.getByRole('group', { name: timelineHead.title });
    await expect(years.getByRole('listitem').getByRole('heading')).toHaveText(timeline.map(({ title }) => title));
    const tops = await years
      .getByRole('listitem')
      .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows at ${width} px`).toBe(1);

    const last = years.getByRole('heading', { name: String(timeline.at(-1)?.title) });
    await years.evaluate((box) => box.scrollTo(0, 0));
    if (width < 1240) {
      await expect(years).toHaveAttribute('tabindex', '0');
      await expectKeysToReach(years, last);
      continue;
    }
    await years.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(years).not.toHaveAttribute('tabindex');
  }
});

test('Values and team are a strip on phones, which the keyboard scrolls, and columns on desktops', async ({ page }) => {
  await visit(page, '/about');
  for (const [title, names] of [
    [values.title, values.items.map((value) => value.title)],
    [teamHead.title, team.map(({ name }) => name)],
  ] as const) {
    const box = page.getByRole('group', { name: title });
    const last = box.getByRole('heading', { name: names.at(-1) });
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(box.getByRole('listitem').getByRole('heading')).toHaveText([...names]);
    await expect(box).toHaveAttribute('tabindex', '0');
    await expectKeysToReach(box, last);

    await page.setViewportSize({ width: 1440, height: 900 });
    await box.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(box).not.toHaveAttribute('tabindex');
  }
});

test('The about page is at most six and a half screens long on a phone', async ({ page }) => {
  /**
   * Height of a scrollbar, in px. On phones scrollbars overlay the content: the page's, and those of its three strips.
   */
  const bar = 15;
  await page.setViewportSize({ width: 360 + bar, height: 812 });
  await visit(page, '/about');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height - 3 * bar).toBeLessThan(6.5 * 812);
});
