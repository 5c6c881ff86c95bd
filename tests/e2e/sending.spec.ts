import { enquiry } from '#content/enquiry.ts';
import { menuLabels } from '#content/site.ts';
import { scanFrozen, timerSet, visitFrozen } from '#tests/support/clock.ts';
import { dialog, fillEnquiry, send } from '#tests/support/enquiry.ts';
import { expect, test } from '#tests/support/site.ts';

/** Duration of sending in the demo, in ms. */
const sending = 1500;

test('An enquiry dialog closed while sending completes it, and leaves nothing in the browser', async ({ page }) => {
  const posted: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()));
  const pressBookNow = async () => {
    await page.getByRole('banner').getByRole('link', { name: menuLabels.bookNow }).click();
    // The dialog follows the frame that shows the press.
    await page.clock.runFor(100);
  };
  await visitFrozen(page, '/about');
  await pressBookNow();
  await fillEnquiry(page);
  await send(page);
  await timerSet(page, sending);

  await test.step('Focus stays in the dialog although the button is disabled', async () => {
    await page.clock.runFor(100);
    await expect(page.locator('body:focus')).toHaveCount(0);
  });

  await test.step('Reopened, the dialog shows the confirmation', async () => {
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(dialog(page)).toBeHidden();
    await page.clock.runFor(sending);
    await pressBookNow();
    await expect(dialog(page).getByRole('heading', { name: enquiry.success.title })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: new RegExp(`^${enquiry.send}`) })).toHaveCount(0);
    await expect(page).toHaveNoAxeViolations({ scanning: scanFrozen });
  });

  expect(posted).toEqual([]);
  const kept = await page.evaluate(() =>
    [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie].join(),
  );
  expect(kept).not.toContain('Ada');
});
