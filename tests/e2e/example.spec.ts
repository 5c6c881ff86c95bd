import { menuLabels } from '#content/site.ts';
import { dialog, fillEnquiry, openEnquiry } from '#tests/support/enquiry.ts';
import { expect, test, visit } from '#tests/support/site.ts';

test('The enquiry dialog is accessible, and Escape returns focus to the link that opened it', async ({ page }) => {
  await visit(page, '/');
  await openEnquiry(page);
  await expect(page).toHaveNoAxeViolations();
  await fillEnquiry(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: menuLabels.bookNow })).toBeFocused();
});
