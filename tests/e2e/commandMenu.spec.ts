import { adminPaths, leadPath } from '#adminPaths';
import { commandMenu, keysDialog } from '#content/admin/commandMenu.ts';
import { leads } from '#sample/leads.ts';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

test('The command menu opens a lead by keyboard, and the question mark lists the shortcuts', async ({ page }) => {
  const [, lead] = leads;
  const menu = page.getByRole('dialog', { name: commandMenu.title });
  await visit(page, adminPaths.adminBlog);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: commandMenu.title }).pressSequentially(String(lead?.name).slice(0, 6));
  await expect(menu.getByRole('option').filter({ hasText: lead?.email })).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [360]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(leadPath(String(lead?.id)));
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(adminPaths.adminBlog);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: keysDialog.title })).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
