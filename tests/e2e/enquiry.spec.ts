import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { phone } from '#tests/support/devices.ts';
import { dialog, fillEnquiry, openEnquiry, send } from '#tests/support/enquiry.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const openers: readonly { name: string; path: string; press: (page: Page) => Promise<void> }[] = [
  {
    name: 'Contact in the header',
    path: '/about',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Contact' }).click(),
  },
  {
    name: 'Book Now',
    path: '/gallery',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click(),
  },
  {
    name: 'the consultation slide',
    path: '/',
    press: async (page) => {
      await page.getByRole('button', { name: 'Slide 3 of 4' }).click();
      await page
        .getByRole('region', { name: 'What we plan' })
        .getByRole('link', { name: 'Book a consultation' })
        .click();
    },
  },
  {
    name: 'Get in Touch',
    path: '/services/wedding',
    press: (page) => page.getByRole('link', { name: 'Get in Touch' }).click(),
  },
];

for (const { name, path, press } of openers) {
  test(`${name} opens the form over the page, which stays`, async ({ page }) => {
    await visit(page, path);
    await press(page);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('the form asks for what the company needs, and offers the four kinds of event', async ({ page }) => {
  await visit(page, '/about');
  await openEnquiry(page);
  for (const name of ['Your name', 'Email', 'Message']) {
    await expect(dialog(page).getByRole('textbox', { name })).toHaveJSProperty('required', true);
  }
  const eventType = dialog(page).getByRole('combobox', { name: 'Event type' });
  await expect(eventType).toHaveJSProperty('required', true);
  await expect(eventType.getByRole('option')).toHaveText([
    'Choose one',
    'Wedding',
    'Birthday Party',
    'Corporate Event',
    'Other',
  ]);
  await expect(dialog(page).getByRole('textbox', { name: 'Phone' })).toHaveJSProperty('required', false);
  await expect(dialog(page).getByLabel('Event date')).toHaveJSProperty('required', false);
});

test('the browser holds back a form with gaps or a broken address', async ({ page }) => {
  await visit(page, '/about');
  await openEnquiry(page);
  const email = dialog(page).getByRole('textbox', { name: 'Email' });
  const reason = (name: 'valueMissing' | 'typeMismatch') =>
    email.evaluate((input, key) => (input as HTMLInputElement).validity[key], name);

  await send(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Your name' })).toBeFocused();
  expect(await reason('valueMissing')).toBe(true);
  await fillEnquiry(page, { email: 'nobody' });
  await send(page);
  await expect(email).toBeFocused();
  expect(await reason('typeMismatch')).toBe(true);
  await expect(dialog(page).locator(':invalid:not(form):not(fieldset)')).toHaveCount(1);
  await expect(dialog(page).getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
});

test('what was typed survives closing by accident, but not a reload', async ({ page }) => {
  await visit(page, '/about');
  await openEnquiry(page);
  const name = dialog(page).getByRole('textbox', { name: 'Your name' });
  await name.fill('Ada Lovelace');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await openEnquiry(page);
  await expect(name).toHaveValue('Ada Lovelace');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await visit(page, '/blog');
  await openEnquiry(page);
  await expect(name).toHaveValue('');
});

test('Escape and the close button close the form and give the focus back to what opened it', async ({ page }) => {
  await visit(page, '/about');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  const close = dialog(page).getByRole('button', { name: 'Close' });
  // A second time at once: with less motion nothing gives the page time in between.
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
      await opener.click();
      await expect.poll(() => dialog(page).evaluate((form) => form.contains(document.activeElement))).toBe(true);
      await leave();
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
});

test('Back closes the form and stays on the page; the next Back leaves it', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await openEnquiry(page);
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the page behind the form neither scrolls nor moves', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const places = () =>
    page.evaluate(() => {
      const marks = [...document.querySelectorAll('header a, header button, main h1, main h2, main img')];
      return [window.scrollY, ...marks.map((mark) => JSON.stringify(mark.getBoundingClientRect()))];
    });
  const before = await places();
  await openEnquiry(page);
  expect(await places(), 'while open').toEqual(before);
  await page.mouse.move(10, 500);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await places(), 'after closing').toEqual(before);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('the keyboard stays inside the open form', async ({ page }) => {
  await visit(page, '/about');
  await openEnquiry(page);
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

test('the open form is accessible in light and dark', async ({ page }) => {
  await visit(page, '/about');
  await openEnquiry(page);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the form takes the whole screen, and nothing covers its controls', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).tap();
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport });
    await expectAccessible(page);
    // A tap that another control would take fails.
    await dialog(page).getByRole('button', { name: 'Send enquiry' }).tap();
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});
