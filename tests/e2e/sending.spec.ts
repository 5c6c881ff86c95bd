import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { scanFrozen, timerSet, visitFrozen } from '#tests/support/clock.ts';
import { dialog, fillEnquiry, openEnquiry, send } from '#tests/support/enquiry.ts';
import { expect, test } from '#tests/support/site.ts';

/** How long sending takes and how long the thanks stand, in ms. */
const sending = 1500;
const thanks = 3000;

const sentence = 'Your message has been received. A member of our team will be in touch with you shortly.';
const thankYou = (page: Page) => dialog(page).getByRole('heading', { name: 'Thank You!' });

/** Opens, fills and sends the form on a page whose time stands still. */
async function sendFrozen(page: Page) {
  await visitFrozen(page, '/about');
  await openEnquiry(page);
  await fillEnquiry(page);
  await send(page);
  await timerSet(page, sending);
}

test('sending takes 1.5 s, the thanks stand for 3 s, and the next form is empty', async ({ page }) => {
  await sendFrozen(page);
  await page.clock.runFor(sending - 1);
  await expect(dialog(page).getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await expect(thankYou(page)).toHaveCount(0);

  await page.clock.runFor(1);
  await expect(thankYou(page)).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText(sentence);
  await expect(dialog(page).getByRole('status')).toBeFocused();

  await timerSet(page, thanks);
  await page.clock.runFor(thanks - 1);
  await expect(thankYou(page)).toBeVisible();
  await page.clock.runFor(1);
  // The dialog fades out.
  await page.clock.runFor(1000);
  await expect(dialog(page)).toBeHidden();

  await openEnquiry(page);
  for (const name of ['Your name', 'Email', 'Phone', 'Message']) {
    await expect(dialog(page).getByRole('textbox', { name })).toHaveValue('');
  }
  await expect(dialog(page).getByRole('combobox', { name: 'Event type' })).toHaveValue('');
});

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

test('the thanks can be closed at once, and the next form is empty', async ({ page }) => {
  await sendFrozen(page);
  await page.clock.runFor(sending);
  await expect(thankYou(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1000);
  await expect(dialog(page)).toBeHidden();
  await openEnquiry(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Your name' })).toHaveValue('');
});

test('the thanks are accessible in light and dark', async ({ page }) => {
  await sendFrozen(page);
  await page.clock.runFor(sending);
  await expect(thankYou(page)).toBeVisible();
  await expectAccessible(page, scanFrozen);
});
