import type { Locator, Page } from '@playwright/test';
import { adminPaths } from '#adminPaths';
import { leadPage } from '#content/admin/lead.ts';
import { leadBoard as words } from '#content/admin/leadBoard.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { type LeadStatus, leadStatusLabels } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { liveURL } from '#tests/support/live.ts';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

const name = sampleLeads[0]?.name ?? '';

/** @returns a column by its status and number of leads. */
const column = (page: Page, status: LeadStatus, count: number) =>
  page.getByRole('region', { name: words.column(leadStatusLabels[status], count), exact: true });
const cardIn = (page: Page, status: LeadStatus, count: number) =>
  column(page, status, count).getByRole('article').filter({ hasText: name });

/** Takes the card at its handle. */
async function takeByKey(page: Page, from: LeadStatus) {
  await page.getByRole('button', { name: words.move(name) }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(words.over(name, leadStatusLabels[from]))).toBeAttached();
  // dnd-kit attaches further key listeners in a timeout of 0 ms.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

test('In forced colours, too, the column under the held card stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${adminPaths.leads}?view=board`);
  await takeByKey(page, 'new');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(words.over(name, leadStatusLabels.contacted))).toBeAttached();
  await expect(column(page, 'contacted', 5)).toHaveCSS('outline-style', 'solid');
  await expect(column(page, 'proposalSent', 5)).toHaveCSS('outline-style', 'none');
});

test('On a phone the columns begin where the tools above them do, and scroll to the edge of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${adminPaths.leads}?view=board`);
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x;
  const left = await leftOf(page.getByRole('link', { name: leadWords.newLead }));
  expect(await leftOf(column(page, 'new', 5))).toBe(left);
  await column(page, 'converted', 5).scrollIntoViewIfNeeded();
  await expectToFit(page, [360]);
});

test('The whole focus ring of a handle is within its card, which cuts off what lies outside', async ({ page }) => {
  await visit(page, `${adminPaths.leads}?view=board`);
  const handle = page.getByRole('button', { name: words.move(name) });
  await handle.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(handle).toBeFocused();
  const beyond = await handle.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const own = element.getBoundingClientRect();
    const card = element.closest('article')?.getBoundingClientRect() ?? own;
    return { ring, top: card.top - (own.top - ring), right: own.right + ring - card.right };
  });
  expect(beyond.ring).toBe(0);
  expect(Math.max(beyond.top, beyond.right)).toBeLessThanOrEqual(0);
});

test('A lead is moved across the board by mouse and by keyboard, and moved back', async ({ page }) => {
  await visit(page, `${adminPaths.leads}?view=board`);
  await expect(cardIn(page, 'new', 5)).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  const handle = page.getByRole('button', { name: words.move(name) });
  const take = (from: LeadStatus) => takeByKey(page, from);

  await test.step('The mouse moves it to the next status, and Undo moves it back', async () => {
    await cardIn(page, 'new', 5).hover({ position: { x: 80, y: 40 } });
    await page.mouse.down();
    // Several mouse events, as in a real drag.
    for (const y of [60, 70, 80]) await column(page, 'contacted', 5).hover({ position: { x: 120, y }, force: true });
    await page.mouse.up();
    await expect(cardIn(page, 'contacted', 6)).toBeVisible();
    await expect(page.getByText(leadPage.statusChanged(name, leadStatusLabels.contacted))).toBeVisible();
    await page.getByRole('button', { name: listWords.undo }).click();
    await expect(cardIn(page, 'new', 5)).toBeVisible();
  });

  await test.step('Keys move it on by two statuses, with announcements', async () => {
    await take('new');
    for (const status of ['contacted', 'proposalSent'] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(words.over(name, leadStatusLabels[status]))).toBeAttached();
    }
    await page.keyboard.press('Space');
    await expect(cardIn(page, 'proposalSent', 6)).toBeVisible();
    await expect(handle).toBeFocused();
  });

  await test.step('Escape leaves it where it was', async () => {
    await take('proposalSent');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(words.over(name, leadStatusLabels.contacted))).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText(words.left(name))).toBeAttached();
    await expect(cardIn(page, 'proposalSent', 6)).toBeVisible();
  });
  await expectToFit(page, [1240, 360]);
});

test('A lifted card has the border of a chosen control: on the dark ground its shadow cannot be seen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, `${adminPaths.leads}?view=board`);
  await takeByKey(page, 'new');
  const resting = await cardIn(page, 'new', 5).evaluate((card) => getComputedStyle(card).borderColor);
  const newLead = page.getByRole('link', { name: leadWords.newLead });
  const chosen = await newLead.evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(chosen).not.toBe(resting);
  const lifted = page.getByRole('article').filter({ hasText: name }).last();
  await expect(lifted).toHaveCSS('border-color', chosen);
});

test.describe('On a live server', () => {
  test.use({ baseURL: liveURL(), allowed: /ERR_CONNECTION_FAILED/ });

  test('a lead that could not be moved returns to its column with the focus', async ({ staffPage: page }) => {
    await visit(page, `${adminPaths.leads}?view=board&q=${name}`);
    await page.route('**/api/leads**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort('connectionfailed'),
    );
    await takeByKey(page, 'new');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(words.over(name, leadStatusLabels.contacted))).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText(leadWords.changesFailed)).toBeVisible();
    await expect(cardIn(page, 'new', 1)).toBeVisible();
    await expect(page.getByRole('button', { name: words.move(name) })).toBeFocused();
  });
});
