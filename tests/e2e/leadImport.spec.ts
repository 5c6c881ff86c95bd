import { adminPaths } from '#adminPaths';
import { leadImport as words } from '#content/admin/leadImport.ts';
import { leadWords } from '#content/admin/leads.ts';
import { leadsFile } from '#tests/support/leadsFile.ts';
import { liveURL } from '#tests/support/live.ts';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

test.use({ baseURL: liveURL() });

test('Staff import a file on the live server, and undo the import', async ({ staffPage: page }) => {
  await visit(page, adminPaths.importLeads);
  await expect(page).toHaveNoAxeViolations();

  await test.step('Its columns are recognised, and its errors and duplicates are shown', async () => {
    await page.getByLabel(words.file.choose).setInputFiles(leadsFile);
    await expect(page.getByText(words.preview.bad(1))).toBeVisible();
    await expect(page.getByText(words.duplicates.found(1))).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [1000, 360]);
  });

  await test.step('The valid row is imported by keyboard, and shown in the list', async () => {
    await page.getByRole('button', { name: words.start(1) }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words.result.undo })).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    await page.getByRole('link', { name: words.result.show }).click();
    await expect(page.getByRole('status').filter({ hasText: leadWords.count(1, 0).split('0')[0] })).toBeVisible();
    await expect(page.getByText('Zoë Größe').first()).toBeVisible();
    await page.goBack();
  });

  await test.step('The import is undone', async () => {
    await page.getByRole('button', { name: words.result.undo }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.result.undo }).click();
    await expect(page.getByText(words.result.undone(1, 0))).toBeVisible();
    await expect(page.getByRole('button', { name: words.result.undo })).toBeHidden();
  });
});
