import type { Page } from '@playwright/test';
import { enquiry } from '#content/enquiry.ts';
import { heroControls, heroSlides } from '#content/home.ts';
import { menuLabels } from '#content/site.ts';
import { settleIn } from '#tests/support/accessibility.ts';
import { timerGone, timerSet, visitFrozen } from '#tests/support/clock.ts';
import { expect, startApplication, test, visit } from '#tests/support/site.ts';

/** Time for which a slide is shown, in ms. */
const interval = 5000;

const hero = (page: Page) => page.getByRole('region', { name: heroControls.region });
const dot = (page: Page, number: number) =>
  hero(page).getByRole('button', { name: heroControls.slide(number, heroSlides.length) });
const control = (page: Page, name: string) => hero(page).getByRole('button', { name });

async function expectSlide(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  const title = String(heroSlides[number - 1]?.title);
  await expect(hero(page).getByRole('heading', { name: title })).toBeVisible();
}

test('The slides change and can be clicked before the application runs, which continues from there', async ({
  page,
}) => {
  await page.goto('/');
  const second = hero(page).getByRole('group', { name: heroControls.slide(2, heroSlides.length) });
  const pictures = hero(page).locator('img');
  await expect(pictures.nth(2)).toBeHidden();
  // Sets the animations to one and a half intervals and pauses them, so that the test does not depend on timing.
  const turn = (time: number) =>
    page.evaluate((to) => {
      for (const animation of document.getAnimations()) {
        // Scroll-driven animations have another timeline.
        if (animation.timeline !== document.timeline) continue;
        animation.pause();
        animation.currentTime = to;
      }
    }, time);
  await turn(1.5 * interval);
  await expect(second.getByRole('heading', { name: heroSlides[1]?.title })).toBeVisible();
  await expect(hero(page).getByRole('heading', { name: heroSlides[0]?.title })).toBeHidden();
  await expect(pictures.nth(1)).toBeVisible();
  expect(await page.locator('html').getAttribute('data-ready')).toBeNull();
  // Moving the pointer over the link starts the application.
  await second.getByRole('link', { name: heroSlides[1]?.buttonText }).click({ trial: true });

  // Repeated, as Chromium drops input before the first paint, which a busy machine may delay.
  await startApplication(page);
  await expectSlide(page, 2);
});

test('Before the application runs, the first slide stays if reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(hero(page).getByRole('heading', { name: heroSlides[0]?.title })).toBeVisible();
});

test('The slides pause while the pointer or the focus is on them', async ({ page }) => {
  await visitFrozen(page, '/');
  await timerSet(page, interval);

  await test.step('The pointer', async () => {
    await hero(page).hover();
    await timerGone(page, interval);
    await page.clock.runFor(4 * interval);
    await expectSlide(page, 1);
    await page.mouse.move(640, 5);
    await timerSet(page, interval);
    await page.clock.runFor(interval);
    await expectSlide(page, 2);
  });

  await test.step('The focus', async () => {
    await page.getByRole('banner').getByRole('link', { name: menuLabels.bookNow }).focus();
    await page.keyboard.press('Tab');
    await expect(hero(page).getByRole('link', { name: heroSlides[1]?.buttonText })).toBeFocused();
    await timerGone(page, interval);
    await page.clock.runFor(4 * interval);
    await expectSlide(page, 2);
    await page.keyboard.press('Shift+Tab');
    await timerSet(page, interval);
    await page.clock.runFor(interval);
    await expectSlide(page, 3);
  });
});

test('Every slide can be selected, is accessible, and links to a page or opens the enquiry dialog', async ({
  page,
}) => {
  await visit(page, '/');
  // Slides look the same in both schemes.
  await settleIn(page, 'light');

  for (const [index, slide] of heroSlides.entries()) {
    const number = index + 1;
    await test.step(`Slide ${number}`, async () => {
      await dot(page, number).click();
      await expectSlide(page, number);
      const shown = hero(page).getByRole('group', { name: heroControls.slide(number, heroSlides.length) });
      const link = shown.getByRole('link', { name: slide.buttonText });
      if (slide.buttonLink) {
        await expect(link).toHaveAttribute('href', slide.buttonLink);
      } else {
        await link.click();
        await expect(page.getByRole('dialog', { name: enquiry.title })).toBeVisible();
        await expect(page).toHaveURL('/');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      // The first slide is checked with the page.
      if (number === 1) return;
      await expect.soft(page, `slide ${number}`).toHaveNoAxeViolations({ only: ['light'] });
    });
  }

  await test.step('Buttons and arrow keys change the slide, past both ends', async () => {
    await control(page, heroControls.next).click();
    await expectSlide(page, 1);
    await control(page, heroControls.previous).click();
    await expectSlide(page, 4);
    await control(page, heroControls.next).focus();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 3);
  });

  await test.step('Arrow keys are reversed in a right-to-left layout', async () => {
    await page.evaluate(() => {
      document.dir = 'rtl';
    });
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 4);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 3);
  });
});
