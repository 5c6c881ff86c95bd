import { adminPaths, leadPath } from '#adminPaths';
import { leadPage, leadForm as words } from '#content/admin/lead.ts';
import { leadFiles } from '#content/admin/leadFiles.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { leadForm } from '#tests/support/records.ts';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

const { fields } = leadEntity;

test('staff puts in a lead, moves it on, changes it, and finds it on top of the list', async ({ page }) => {
  const box = (name: keyof typeof fields) => page.getByRole('textbox', { name: fields[name].label });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
  await visit(page, adminPaths.leads);
  await page.getByRole('link', { name: leadWords.newLead }).click();

  await test.step('the form is accessible, fits every screen, and says what it needs', async () => {
    await expect(heading(words.create)).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [1000, 360]);
    await page.getByRole('button', { name: words.save }).click();
    await expect(box('name')).toBeFocused();
  });

  await test.step('what is saved has a page of its own, which is accessible and fits every screen', async () => {
    await box('name').fill(leadForm.name);
    await box('phone').fill(leadForm.phone);
    await page.getByRole('combobox', { name: fields.eventType.label }).selectOption(leadForm.eventType);
    await page.getByRole('button', { name: words.save }).click();
    await expect(heading(leadForm.name)).toBeVisible();
    await expect(page).toHaveURL(leadPath('21'));
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [1240, 360]);
  });

  await test.step('its status is changed in place', async () => {
    const status = page.getByRole('combobox', { name: leadPage.changeStatus(leadForm.name) });
    await status.selectOption('contacted');
    await expect(page.getByText(leadPage.statusChanged(leadForm.name, leadStatusLabels.contacted))).toBeVisible();
    await expect(status).toHaveValue('contacted');
  });

  await test.step('a file is laid there, and comes back under its name', async () => {
    const name = 'plan.txt';
    await page.getByLabel(leadFiles.add).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('a plan') });
    const open = page.getByRole('button', { name: leadFiles.open(name) });
    await expect(open).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    const [download] = await Promise.all([page.waitForEvent('download'), open.click()]);
    expect(download.suggestedFilename()).toBe(name);
  });

  await test.step('it is changed in its form, and Back leads from its page to the list', async () => {
    await page.getByRole('link', { name: leadPage.edit }).click();
    await box('notes').fill(leadForm.notes);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(leadForm.notes.split('\n')[0] as string)).toBeVisible();
    await page.getByRole('link', { name: words.missing.back }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(leadForm.name);
  });
});

test('leads are chosen by keyboard, moved on together, and moved back', async ({ page }) => {
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
