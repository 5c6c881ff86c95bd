import { leadsPath } from '#adminPaths';
import { listWords } from '#content/admin/list.ts';
import { leadEntity } from '#domain/lead.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const { display, views } = listWords;
const { phone } = leadEntity.fields;

test('a list is seen as somebody likes it, and kept under a name', async ({ page }) => {
  await visit(page, leadsPath({ status: 'new' }));
  const header = page.getByRole('columnheader', { name: phone.label });

  await test.step('a column is made wider by keys, and hidden in a menu that is accessible', async () => {
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

  await test.step('what the list shows is saved, and found again', async () => {
    await page.getByRole('button', { name: views.title }).click();
    await page.getByRole('menuitem', { name: views.save }).click();
    await expect(page).toHaveNoAxeViolations();
    await page.getByLabel(views.name).fill('Fresh ones');
    await page.getByRole('button', { name: views.keep }).click();
    await page.getByRole('button', { name: views.present('Fresh ones') }).click();
    await expect(page).toHaveNoAxeViolations();
    await page.getByRole('menuitem', { name: views.manage }).click();
    await expect(page).toHaveNoAxeViolations();
  });
});
