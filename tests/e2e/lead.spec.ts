import type { Locator } from '@playwright/test';
import { adminPaths, leadPath } from '#adminPaths';
import { leadPage, leadForm as words } from '#content/admin/lead.ts';
import { leadBoard } from '#content/admin/leadBoard.ts';
import { leadFiles } from '#content/admin/leadFiles.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { leadForm } from '#tests/support/records.ts';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

const { fields } = leadEntity;

test('On a phone, a long name takes six lines on its page, three on its card, two on the board', async ({ page }) => {
  const name = 'Maximiliana-Theodora '.repeat(9).trim();
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, adminPaths.newLead);
  await page.getByRole('textbox', { name: fields.name.label }).fill(name);
  await page.getByRole('textbox', { name: fields.phone.label }).fill(leadForm.phone);
  await page.getByRole('combobox', { name: fields.eventType.label }).selectOption(leadForm.eventType);
  await page.getByRole('button', { name: words.save }).click();
  const main = page.getByRole('main');
  const onPage = main.getByRole('heading', { name, level: 2 });
  await expect(onPage).toHaveAttribute('title', name);
  const linesOf = (element: Locator) =>
    element.evaluate((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight));
  expect(await linesOf(onPage), 'lines on the page').toBeLessThan(6.5);
  await page.getByRole('link', { name: words.missing.back }).click();
  const onCard = page.getByRole('article').getByRole('heading', { name });
  await expect(onCard).toHaveAttribute('title', name);
  expect(await linesOf(onCard), 'lines on the card').toBeLessThan(3.5);
  await page.getByRole('button', { name: leadBoard.board }).click();
  const onBoard = page.getByRole('article').getByRole('link', { name, exact: true });
  await expect(onBoard).toHaveAttribute('title', name);
  expect(await linesOf(onBoard), 'lines on the board').toBeLessThan(2.5);
});

test('Staff create a lead, change its status, edit it, and find it on top of the list', async ({ page }) => {
  const box = (name: keyof typeof fields) => page.getByRole('textbox', { name: fields[name].label });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
  await visit(page, adminPaths.leads);
  await page.getByRole('link', { name: leadWords.newLead }).click();

  await test.step('The form is accessible, fits every screen, and focuses the first required field', async () => {
    await expect(heading(words.create)).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [1000, 360]);
    await page.getByRole('button', { name: words.save }).click();
    await expect(box('name')).toBeFocused();
  });

  await test.step('The saved lead has a page of its own, which is accessible and fits every screen', async () => {
    await box('name').fill(leadForm.name);
    await box('phone').fill(leadForm.phone);
    await page.getByRole('combobox', { name: fields.eventType.label }).selectOption(leadForm.eventType);
    await page.getByRole('button', { name: words.save }).click();
    await expect(heading(leadForm.name)).toBeVisible();
    await expect(page).toHaveURL(leadPath('21'));
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [1240, 360]);
  });

  await test.step('Its status is changed in place', async () => {
    const status = page.getByRole('combobox', { name: leadPage.changeStatus(leadForm.name) });
    await status.selectOption('contacted');
    await expect(page.getByText(leadPage.statusChanged(leadForm.name, leadStatusLabels.contacted))).toBeVisible();
    await expect(status).toHaveValue('contacted');
  });

  await test.step('A file is uploaded, and downloaded under its name', async () => {
    const name = 'plan.txt';
    await page.getByLabel(leadFiles.add).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('a plan') });
    const open = page.getByRole('button', { name: leadFiles.open(name) });
    await expect(open).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    const [download] = await Promise.all([page.waitForEvent('download'), open.click()]);
    expect(download.suggestedFilename()).toBe(name);
  });

  await test.step('It is edited in its form, and its page links back to the list', async () => {
    await page.getByRole('link', { name: leadPage.edit }).click();
    await box('notes').fill(leadForm.notes);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(leadForm.notes.split('\n')[0] as string)).toBeVisible();
    await page.getByRole('link', { name: words.missing.back }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(leadForm.name);
  });
});

test('Leads are selected by keyboard, given a status together, and changed back by Undo', async ({ page }) => {
  await visit(page, adminPaths.leads);
  await page.getByRole('checkbox', { name: listWords.selectAll }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText(listWords.selected(2))).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [1240, 360]);
  await page.getByRole('button', { name: leadWords.setStatus }).press('Enter');
  await page.getByRole('menuitem', { name: leadStatusLabels.converted }).press('Enter');
  await expect(page.getByText(leadWords.statusesSet(2, leadStatusLabels.converted))).toBeVisible();
  await page.getByRole('button', { name: listWords.undo }).click();
  await expect(page.getByText(leadWords.changesUndone(2, 2))).toBeVisible();
});
