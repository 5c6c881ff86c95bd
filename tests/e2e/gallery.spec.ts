import type { Page } from '@playwright/test';
import { galleryFilters } from '#content/categories.ts';
import { gallery } from '#sample/gallery.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { phone } from '#tests/support/devices.ts';
import { expect, test, visit } from '#tests/support/site.ts';
import { swipe } from '#tests/support/swipe.ts';

const pictures = (page: Page) => page.getByRole('button', { name: /^Enlarge/ });
const picture = (page: Page, alt: string) => page.getByRole('button', { name: `Enlarge: ${alt}` });
const filter = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const lightbox = (page: Page) => page.getByRole('dialog');
const alt = (position: number) => String(gallery.at(position)?.alt);

async function expectEnlarged(page: Page, position: number, total = gallery.length) {
  await expect(lightbox(page).getByRole('img', { name: alt(position) })).toBeVisible();
  await expect(lightbox(page).getByText(alt(position))).toBeVisible();
  await expect(lightbox(page).getByText(`${((position + total) % total) + 1} of ${total}`)).toBeVisible();
}

test('every picture leads to its own address, and each filter shows its pictures and stands in the address', async ({
  page,
}) => {
  await visit(page, '/gallery');
  await expect(pictures(page)).toHaveCount(12);
  for (const { id, alt: name } of gallery) {
    await expect(page.getByRole('link', { name: `View picture: ${name}` })).toHaveAttribute('href', `/gallery/${id}`);
  }
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  for (const { value, label } of galleryFilters.toReversed()) {
    await filter(page, label).click();
    await expect(page).toHaveURL(value === 'all' ? '/gallery' : `/gallery?category=${value}`);
    await expect(filter(page, label)).toHaveAttribute('aria-pressed', 'true');
    const expected = gallery.filter(({ category }) => value === 'all' || category === value);
    await expect(pictures(page)).toHaveCount(expected.length);
    for (const shown of expected) await expect(picture(page, shown.alt)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/gallery?category=wedding');
  await expect(pictures(page)).toHaveCount(3);
  await page.reload();
  await expect(pictures(page)).toHaveCount(3);
});

test('a filter that does not exist shows all pictures', async ({ page }) => {
  await visit(page, '/gallery?category=funerals&photo=99');
  await expect(pictures(page)).toHaveCount(12);
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(lightbox(page)).toBeHidden();
});

test('a filter leaves the page where it is scrolled to', async ({ page }) => {
  await visit(page, '/gallery');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await filter(page, 'Birthdays').click();
  await expect(pictures(page)).toHaveCount(2);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test('a picture opens full screen, with its description and its number', async ({ page }) => {
  await visit(page, '/gallery');
  await picture(page, alt(1)).click();
  await expectEnlarged(page, 1);
  await expect(lightbox(page)).toHaveJSProperty('clientWidth', await page.evaluate(() => window.innerWidth));
  await expect(lightbox(page)).toHaveJSProperty('clientHeight', await page.evaluate(() => window.innerHeight));
});

test('arrow keys and buttons turn the pictures, past both ends', async ({ page }) => {
  await visit(page, '/gallery');
  await picture(page, alt(0)).click();
  await expectEnlarged(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectEnlarged(page, 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectEnlarged(page, -1);
  await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
  await expectEnlarged(page, 0);
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click();
  await expectEnlarged(page, -1);
});

test('a filtered gallery turns only its own pictures', async ({ page }) => {
  await visit(page, '/gallery?category=wedding');
  await pictures(page).first().click();
  await expect(lightbox(page).getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page).getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery?category=wedding');
  await expect(pictures(page)).toHaveCount(3);
});

test('Escape, the close button and Back close the picture and lead back to where it was opened', async ({ page }) => {
  await visit(page, '/gallery');
  await picture(page, alt(7)).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const close = lightbox(page).getByRole('button', { name: 'Close' });
  for (const leave of [() => page.keyboard.press('Escape'), () => close.click(), () => page.goBack()]) {
    await picture(page, alt(7)).click();
    await expectEnlarged(page, 7);
    await page.keyboard.press('ArrowRight');
    await expectEnlarged(page, 8);
    await leave();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await expect(picture(page, alt(7))).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
});

test('the keyboard alone opens, turns and closes a picture', async ({ page }) => {
  await visit(page, '/gallery');
  await picture(page, alt(2)).focus();
  await page.keyboard.press('Enter');
  await expectEnlarged(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectEnlarged(page, 3);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(picture(page, alt(2))).toBeFocused();
});

test('the open picture is accessible in light and dark', async ({ page }) => {
  await visit(page, '/gallery');
  await picture(page, alt(0)).click();
  await expectEnlarged(page, 0);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a swipe turns the pictures', async ({ page }) => {
    await visit(page, '/gallery');
    await picture(page, alt(0)).tap();
    await expectEnlarged(page, 0);
    await swipe(lightbox(page), 'left');
    await expectEnlarged(page, 1);
    await swipe(lightbox(page), 'right');
    await expectEnlarged(page, 0);
    await swipe(lightbox(page), 'right');
    await expectEnlarged(page, -1);
  });
});
