import type { Locator } from '@playwright/test';
import { adminPaths } from '#adminPaths';
import { calendarWords } from '#content/admin/appointments.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { leadBoard } from '#content/admin/leadBoard.ts';
import { leadWords } from '#content/admin/leads.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { shell } from '#content/admin/shell.ts';
import { heroControls, heroSecondary, heroSlides } from '#content/home.ts';
import { siteLabels } from '#content/site.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { paths } from '#paths';
import { dialog, openEnquiry } from '#tests/support/enquiry.ts';
import { expect, styleOf, test, visit } from '#tests/support/site.ts';

test('In forced colours, buttons have a border and the current choice stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  /** @returns whether an element keeps its own colours in forced colours mode. */
  const adjusted = (locator: Locator) => styleOf(locator, 'forced-color-adjust');

  await test.step('On the slides', async () => {
    await visit(page, paths.home);
    const transparent = 'rgba(0, 0, 0, 0)';
    expect(await styleOf(page.getByRole('banner'), 'background-color')).not.toBe(transparent);
    const bars = page.getByRole('region', { name: heroControls.region }).locator('[aria-current]');
    const colors = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar, '::after').backgroundColor));
    expect(colors).toHaveLength(heroSlides.length);
    expect(colors).not.toContain(transparent);
    expect(new Set(colors).size, 'one of them stands out').toBe(2);
    const ground = (name: string, role: 'link' | 'button') =>
      styleOf(page.getByRole(role, { name }), 'background-color');
    expect(await ground(heroControls.next, 'button')).not.toBe(transparent);
    expect(await ground(heroControls.pause, 'button')).not.toBe(transparent);
    expect(colors, 'they stand out from their ground').not.toContain(await ground(heroControls.next, 'button'));
    expect(await ground(heroSecondary.text, 'link')).not.toBe(transparent);
    expect(await styleOf(page.getByRole('link', { name: siteLabels.call }), 'border-top-width')).toBe('2px');
  });

  await test.step('The dialog has an edge', async () => {
    await openEnquiry(page);
    await expect(dialog(page)).toHaveCSS('outline-width', '1px');
    expect(await styleOf(dialog(page), 'outline-color')).toBe(await styleOf(page.locator('body'), 'color'));
    await page.keyboard.press('Escape');
  });

  await test.step('Icons and the sign in the logo have the colour of the text beside them', async () => {
    const isAsText = async (icon: Locator) =>
      expect(await styleOf(icon, 'color')).toBe(await styleOf(icon.locator('..'), 'color'));
    await isAsText(page.getByRole('banner').getByRole('link').first().locator('svg'));
    await visit(page, adminPaths.leads);
    await isAsText(page.getByRole('combobox', { name: leadEntity.fields.status.label }).locator('~ svg'));
  });

  await test.step('In the menu', async () => {
    await visit(page, paths.gallery);
    const lines = page.getByRole('banner').getByRole('navigation').locator('[aria-current=page]');
    const line = await lines.evaluate((entry) => {
      const { opacity, borderBottomWidth, borderBottomStyle } = getComputedStyle(entry, '::after');
      return [opacity, borderBottomWidth, borderBottomStyle];
    });
    expect(line).toEqual(['1', '1px', 'solid']);
  });

  await test.step('On the board', async () => {
    await visit(page, `${adminPaths.leads}?view=board`);
    expect(await styleOf(page.getByRole('link', { name: leadWords.newLead }), 'border-top-width')).toBe('1px');
    const [board, list] = [leadBoard.board, leadBoard.list].map((label) => page.getByLabel(label, { exact: true }));
    expect(await Promise.all([board, list].map((button) => adjusted(button as Locator)))).toEqual(['none', 'auto']);
    const [current, other] = [shell.entries.leads, shell.entries.messages].map((label) =>
      page.getByRole('navigation').getByRole('link', { name: label }),
    );
    expect(await styleOf(current as Locator, 'border-left-width')).toBe('4px');
    expect(await styleOf(other as Locator, 'border-left-width')).toBe('0px');
  });

  await test.step('The charts of the dashboard have the colour of text', async () => {
    await visit(page, paths.admin);
    const text = await styleOf(page.locator('body'), 'color');
    const bars = page.getByRole('region', { name: dashboard.pipeline.title }).locator('[aria-hidden] > *');
    await expect(bars.first()).toHaveCSS('background-color', text);
    const line = page.getByRole('region', { name: dashboard.cards.totalLeads.label }).locator('svg path');
    await expect(line.last()).toHaveCSS('stroke', text);
  });

  await test.step('In the settings', async () => {
    await visit(page, adminPaths.settings);
    const pages = page.getByRole('main').getByRole('navigation').getByRole('link');
    expect(await adjusted(pages.and(page.locator('[aria-current]')))).toBe('none');
    expect(await adjusted(pages.last())).toBe('auto');
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      expect(await styleOf(button, 'border-top-width')).toBe('1px');
    }
  });

  await test.step('In the lists', async () => {
    await visit(page, adminPaths.reviews);
    const approve = page.getByRole('button', { name: reviewWords.approve });
    await approve.first().click();
    await expect(approve.first()).toHaveAttribute('aria-pressed', 'true');
    expect(await adjusted(approve.first())).toBe('none');
    expect(await adjusted(approve.last())).toBe('auto');
    await visit(page, adminPaths.leads);
    const status = page.getByRole('button', { name: new RegExp(`: ${leadStatusLabels.contacted}$`) }).first();
    expect(await styleOf(status, 'border-top-width')).toBe('1px');
    await status.click();
    const [current, other] = ['contacted', 'converted'] as const;
    const choice = (name: 'contacted' | 'converted') =>
      page.getByRole('menuitemradio', { name: leadStatusLabels[name] });
    expect(await adjusted(choice(current))).toBe('none');
    expect(await adjusted(choice(other))).toBe('auto');
  });

  await test.step('On the calendar', async () => {
    await visit(page, adminPaths.appointments);
    const views = page.getByRole('group', { name: calendarWords.views }).getByRole('link');
    expect(await adjusted(views.and(page.locator('[aria-current]')))).toBe('none');
    expect(await adjusted(views.last())).toBe('auto');
  });
  await page.emulateMedia({ forcedColors: null });
});
