import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { scanFrozen, timerSet, visitFrozen } from '#tests/support/clock.ts';
import { dialog, fillEnquiry, openEnquiry, send } from '#tests/support/enquiry.ts';
import { expect, test } from '#tests/support/site.ts';

/** How long sending takes and how long the thanks stand, in ms. */
const sending = 1500;

const thankYou = (page: Page) => dialog(page).getByRole('heading', { name: 'Thank You!' });

/** Opens, fills and sends the form on a page whose time stands still. */
async function sendFrozen(page: Page) {
  await visitFrozen(page, '/about');
  await openEnquiry(page);
  await fillEnquiry(page);
  await send(page);
  await timerSet(page, sending);
}

test('an enquiry leaves nothing behind and asks no server', async ({ page }) => {
  const posted: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()));
  await sendFrozen(page);
  await page.clock.runFor(sending);
  await expect(thankYou(page)).toBeVisible();
  expect(posted).toEqual([]);
  const kept = await page.evaluate(() =>
    [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie].join(),
  );
  expect(kept).not.toContain('Ada');
});

test('a form closed while it is being sent is sent nevertheless, once', async ({ page }) => {
  await sendFrozen(page);
  // The button that was pressed is out of use now; the focus stays in the dialog all the same.
  await page.clock.runFor(100);
  await expect(page.locator('body:focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(sending);
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText('Ada Lovelace')).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Sending…' })).toHaveCount(0);
});

test('the thanks are accessible in light and dark', async ({ page }) => {
  await sendFrozen(page);
  await page.clock.runFor(sending);
  await expect(thankYou(page)).toBeVisible();
  await expectAccessible(page, scanFrozen);
});
