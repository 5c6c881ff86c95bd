import type { Page } from '@playwright/test';
import { heroSlides } from '#content/home.ts';
import { scan, settleIn } from '#tests/support/accessibility.ts';
import { timerGone, timerSet, visitFrozen } from '#tests/support/clock.ts';
import { phone } from '#tests/support/devices.ts';
import { expect, test, visit } from '#tests/support/site.ts';
import { swipe } from '#tests/support/swipe.ts';

/** How long a slide stands, in ms. */
const interval = 5000;

const hero = (page: Page) => page.getByRole('region', { name: 'What we plan' });
const dot = (page: Page, number: number) => hero(page).getByRole('button', { name: `Slide ${number} of 4` });
const control = (page: Page, name: string) => hero(page).getByRole('button', { name });

async function expectSlide(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  const title = String(heroSlides[number - 1]?.title);
  await expect(hero(page).getByRole('heading', { name: title })).toBeVisible();
}

test('the slides wait while the pointer is on them', async ({ page }) => {
  await visitFrozen(page, '/');
  await timerSet(page, interval);
  await hero(page).hover();
  await timerGone(page, interval);
  await page.clock.runFor(4 * interval);
  await expectSlide(page, 1);
  await page.mouse.move(640, 5);
  await timerSet(page, interval);
  await page.clock.runFor(interval);
  await expectSlide(page, 2);
});

test('the slides wait while the keyboard is on them', async ({ page }) => {
  await visitFrozen(page, '/');
  await timerSet(page, interval);
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).focus();
  await page.keyboard.press('Tab');
  await expect(hero(page).getByRole('link', { name: heroSlides[0]?.buttonText })).toBeFocused();
  await timerGone(page, interval);
  await page.clock.runFor(4 * interval);
  await expectSlide(page, 1);
  await page.keyboard.press('Shift+Tab');
  await timerSet(page, interval);
  await page.clock.runFor(interval);
  await expectSlide(page, 2);
});

test('next, previous, the dots and the arrow keys turn the slides, past both ends', async ({ page }) => {
  await visit(page, '/');
  await control(page, 'Previous slide').click();
  await expectSlide(page, 4);
  await control(page, 'Next slide').click();
  await expectSlide(page, 1);
  await control(page, 'Next slide').click();
  await expectSlide(page, 2);
  await dot(page, 4).click();
  await expectSlide(page, 4);
  await control(page, 'Next slide').focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 3);
});

test('every slide leads on: three to a page, the consultation to the form', async ({ page }) => {
  await visit(page, '/');
  for (const [index, slide] of heroSlides.entries()) {
    await dot(page, index + 1).click();
    await expectSlide(page, index + 1);
    const shown = hero(page).getByRole('group', { name: `Slide ${index + 1} of 4` });
    if (slide.buttonLink) {
      await expect(shown.getByRole('link', { name: slide.buttonText })).toHaveAttribute('href', slide.buttonLink);
    } else {
      await shown.getByRole('link', { name: slide.buttonText }).click();
      await expect(page.getByRole('dialog', { name: 'Tell us about your day' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
});

test('every slide is accessible', async ({ page }) => {
  await visit(page, '/');
  // The first is scanned with the page; slides look the same in light and dark.
  await settleIn(page, 'light');
  for (const number of [2, 3, 4]) {
    await dot(page, number).click();
    await expectSlide(page, number);
    await settleIn(page, 'light');
    expect.soft(await scan(page), `slide ${number}`).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a swipe turns the slides', async ({ page }) => {
    await visit(page, '/');
    await swipe(hero(page), 'left');
    await expectSlide(page, 2);
    await swipe(hero(page), 'right');
    await expectSlide(page, 1);
    await swipe(hero(page), 'right');
    await expectSlide(page, 4);
    await expect(page).toHaveURL('/');
  });
});
