import { timeline, timelineHead } from '#content/about.ts';
import { expect, test, visit } from '#tests/support/site.ts';

test('the years stand beside each other in one list, and the keyboard brings the last of them into sight', async ({
  page,
}) => {
  await visit(page, '/about');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const years = page.getByRole('group', { name: timelineHead.title });
    await expect(years.getByRole('listitem').getByRole('heading')).toHaveText(timeline.map(({ title }) => title));
    const tops = await years
      .getByRole('listitem')
      .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows at ${width} px`).toBe(1);

    const last = years.getByRole('heading', { name: String(timeline.at(-1)?.title) });
    await years.evaluate((box) => box.scrollTo(0, 0));
    await years.scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport();
    await years.focus();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(last).toBeInViewport({ timeout: 50 });
    }).toPass();
  }
});

test('the page is no longer on phones than nine screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/about');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9 * 800);
});
