import type { Locator, Page } from '@playwright/test';
import { adminPaths } from '#adminPaths';
import { houseLanguage, languageNames } from '#build/language/languages.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { messageWords } from '#content/admin/messages.ts';
import { postWords } from '#content/admin/posts.ts';
import { templateWords } from '#content/admin/templates.ts';
import { leadEntity } from '#domain/lead.ts';
import { expect, test, visit } from '#tests/support/site.ts';

test('On a tablet the button of a list is beside its search, and no wider than its label needs', async ({ page }) => {
  for (const [path, name] of [
    [adminPaths.leads, leadWords.newLead],
    [`${adminPaths.leads}?view=board`, leadWords.newLead],
    [adminPaths.messages, messageWords.templates],
    [adminPaths.templates, templateWords.newTemplate],
    [adminPaths.adminBlog, postWords.newPost],
  ] as const) {
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, path);
    const main = page.getByRole('main');
    // Held across, a tablet has the sidebar, which leaves the list less space.
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      const [search, button] = await Promise.all(
        [main.getByRole('searchbox'), main.getByRole('link', { name, exact: true })].map((part) => part.boundingBox()),
      );
      if (!search || !button) throw new Error(`Not on the screen: ${path}`);
      expect(button.x, `${path} at ${width} px`).toBeGreaterThan(search.x + search.width);
      const offLevel = button.y + button.height / 2 - (search.y + search.height / 2);
      expect(Math.abs(offLevel), `${path} at ${width} px`).toBeLessThan(3);
      expect(button.width, `${path} at ${width} px`).toBeLessThan(220);
    }
  }
});

test('The whole first cell of a row opens its record in a new tab, not only the name in it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [adminPaths.messages, adminPaths.leads, adminPaths.adminBlog]) {
    await visit(page, path);
    const row = page.getByRole('grid').getByRole('row').nth(1);
    const cell = row
      .getByRole('gridcell')
      .filter({ has: page.getByRole('link') })
      .first();
    const link = cell.getByRole('link');
    const [outer, inner] = await Promise.all([cell.boundingBox(), link.boundingBox()]);
    if (!outer || !inner) throw new Error(`Not on the screen: ${path}`);
    // The cell's padding is beside it.
    expect(inner.width, path).toBeGreaterThan(outer.width - 20);
    for (const x of [12, outer.width / 2, outer.width - 12]) {
      const hit = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.getAttribute('href'),
        [outer.x + x, outer.y + outer.height / 2] as const,
      );
      expect(hit, `${path}, ${x} px from the start`).toBe(await link.getAttribute('href'));
    }
  }
});

test('The focus in a list has the ring it has on the rest of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, adminPaths.leads);
  const ringOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).outline);
  const button = page.getByRole('button', { name: leadWords.exportCsv });
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const ring = await ringOf(button);
  await page.getByRole('columnheader', { name: leadEntity.fields.phone.label }).focus();
  for (const key of ['ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    await expect(focused).toHaveRole(key === 'ArrowDown' ? 'gridcell' : 'columnheader');
    expect(await ringOf(focused)).toBe(ring);
    // Within the cell, which would cut it off.
    await expect(focused).toHaveCSS('outline-offset', '-2px');
  }
});

/** @returns the texts of a grid's cells that are cut off. */
const cutCells = (page: Page) =>
  page.getByRole('gridcell').evaluateAll((all) =>
    all
      .filter((cell) =>
        [cell, ...cell.querySelectorAll('*')].some(
          (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > cell.clientHeight,
        ),
      )
      .map(({ textContent }) => textContent)
      .filter((text) => text !== ''),
  );

test('The list of leads has room for all of its values, from the narrowest grid on', async ({ page }) => {
  await visit(page, adminPaths.leads);
  for (const width of [1240, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect(await cutCells(page), `${width} px`).toEqual([]);
  }
});

for (const [text, css, cards, widths] of [
  [
    'wide letter spacing',
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    1280,
    [1470, 1920],
  ],
  ['larger text', 'html { font-size: 125% !important }', 1280, [1470, 1920]],
  ['much larger text', 'html { font-size: 175% !important }', 1440, [1968]],
  // The widest page has no room for a grid.
  ['text of double size', 'html { font-size: 200% !important }', 2200, []],
] as const) {
  test(`With ${text}, the list of leads is a grid only where it has room for all of its values`, async ({ page }) => {
    await page.setViewportSize({ width: cards, height: 800 });
    await visit(page, adminPaths.leads);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.addStyleTag({ content: css });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      expect(await cutCells(page), `${width} px`).toEqual([]);
    }
  });
}

test('The actions on a card fit on one line', async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, adminPaths.messages);
    const card = page.getByRole('article').filter({ hasText: messageWords.unread }).first();
    const heights = await card
      .getByRole('button')
      .or(card.getByRole('link'))
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.max(...heights), `px on a page ${width} px wide`).toBeLessThan(56);
  }
});

test('The longest actions on a card fit on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const name of languageNames()) {
    await visit(page, `${name === houseLanguage ? '' : `/${name}`}${adminPaths.reviews}`);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    const cut = await card.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, `px of the actions in ${name}`).toBeLessThanOrEqual(0);
  }
});

test('Page titles fit into the header of the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [adminPaths.templates, adminPaths.appointments, adminPaths.bookingRules]) {
    await visit(page, path);
    const title = page.getByRole('heading', { level: 1 });
    const missing = await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth);
    expect(missing, `px of the title of ${path}`).toBe(0);
  }
});

test('The actions for selected leads stay on the screen, and cover nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, adminPaths.leads);
  const last = page.getByRole('article').last();
  await last.getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: listWords.selection });
  await expect(page.getByRole('button', { name: leadWords.setStatus })).toBeInViewport({ ratio: 1 });
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const action = await heightOf(page.getByRole('button', { name: leadWords.setStatus }));
  // Two rows for four actions; what clears the selection is beside the count.
  expect(await heightOf(bar)).toBeLessThan(3 * action);

  const end = await bar.evaluate((group) => group.getBoundingClientRect().bottom);
  const tops: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab');
    tops.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0));
  }
  expect(Math.min(...tops), 'px from the top of the screen').toBeGreaterThan(end);

  await last.getByRole('checkbox').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: listWords.clearSelection }).click();
  await expect(bar).toBeHidden();
  await expect(last.getByRole('checkbox')).toBeInViewport();
});
