import { leadsPath } from '#adminPaths';
import { listWords } from '#content/admin/list.ts';
import { leadEntity } from '#domain/lead.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const { display, views } = listWords;
const { phone } = leadEntity.fields;

test('Staff adjust the columns of a list and save it as a view', async ({ page }) => {
  await visit(page, leadsPath({ status: 'new' }));
  const header = page.getByRole('columnheader', { name: phone.label });

  await test.step('A column is widened by keyboard, and hidden in an accessible menu', async () => {
    await header.click();
    const before = (await header.boundingBox())?.width ?? 0;
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await header.boundingBox())?.width).toBeGreaterThan(before);
    await page.getByRole('button', { name: display.title }).click();
    await expect(page).toHaveNoAxeViolations();
    await page.getByRole('menuitemcheckbox', { name: phone.label }).click();
    await page.keyboard.press('Escape');
    await expect(header).toBeHidden();
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(header).toBeHidden();
  });

  await test.step('The list is saved as a view, and found again', async () => {
    await page.getByRole('button', { name: views.title }).click();
    await page.getByRole('menuitem', { name: views.save }).click();
    await expect(page).toHaveNoAxeViolations();
    await page.getByLabel(views.name).fill('Fresh ones');
    await page.getByRole('button', { name: views.keep }).click();
    await page.getByRole('button', { name: views.current('Fresh ones') }).click();
    await expect(page).toHaveNoAxeViolations();
    await page.getByRole('menuitem', { name: views.manage }).click();
    await expect(page).toHaveNoAxeViolations();
  });
});
