import type { Page } from '@playwright/test';
import { galleryFilters } from '#content/categories.ts';
import { galleryWords } from '#content/gallery.ts';
import { galleryStoryPath } from '#paths';
import { gallery } from '#sample/gallery.ts';
import { stories } from '#sample/stories/stories.ts';
import { expect, test, visit } from '#tests/support/site.ts';
import { labelOf } from '#tests/support/words.ts';

const pictures = (page: Page) => page.getByRole('button', { name: new RegExp(`^${galleryWords.enlarge('')}`) });
const picture = (page: Page, alt: string) => page.getByRole('button', { name: galleryWords.enlarge(alt) });
const filter = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const lightbox = (page: Page) => page.getByRole('dialog');
const alt = (position: number) => String(gallery.at(position)?.alt);

async function expectEnlarged(page: Page, position: number, total = gallery.length) {
  await expect(lightbox(page).getByRole('img', { name: alt(position) })).toBeVisible();
  await expect(lightbox(page).getByText(alt(position))).toBeVisible();
  await expect(lightbox(page).getByText(`${((position + total) % total) + 1} of ${total}`)).toBeVisible();
}

test('Gallery pictures link to their stories, and each filter has its own pictures and URL', async ({ page }) => {
  await visit(page, '/gallery');
  await expect(pictures(page)).toHaveCount(12);
  for (const { slug, title } of stories) {
    const links = page.getByRole('main').getByRole('link', { name: title });
    await expect(links).toHaveCount(gallery.filter(({ story }) => story === slug).length);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', galleryStoryPath(slug));
  }
  await expect(filter(page, labelOf(galleryFilters, 'all'))).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  for (const { value, label } of galleryFilters.toReversed()) {
    await filter(page, label).click();
    await expect(page).toHaveURL(value === 'all' ? '/gallery' : `/gallery?category=${value}`);
    await expect(filter(page, label)).toHaveAttribute('aria-pressed', 'true');
    const expected = gallery.filter(({ category }) => value === 'all' || category === value);
    await expect(pictures(page)).toHaveCount(expected.length);
    for (const shown of expected) await expect(picture(page, shown.alt)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY), 'the page stays where it is scrolled to').toBe(400);
  }
  await page.goBack();
  await expect(page).toHaveURL('/gallery?category=wedding');
  await expect(pictures(page)).toHaveCount(3);

  await page.getByRole('main').getByRole('link', { name: stories[0]?.title }).first().click();
  await expect(page).toHaveURL(galleryStoryPath(String(gallery[0]?.story)));
  await expect(page.getByRole('heading', { level: 1, name: stories[0]?.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/gallery?category=wedding');
  await expect(pictures(page)).toHaveCount(3);
});

test('A gallery URL with a filter shows only its pictures, also when they are enlarged', async ({ page }) => {
  // The picture in the URL does not exist.
  await visit(page, '/gallery?category=wedding&photo=99');
  await expect(page.locator('header')).toHaveCount(1);
  await expect(lightbox(page)).toBeHidden();
  await expect(page.getByRole('button', { name: labelOf(galleryFilters, 'wedding'), pressed: true })).toBeVisible();
  await expect(pictures(page)).toHaveCount(3);
  await pictures(page).first().click();
  await expect(lightbox(page).getByText(galleryWords.counter(1, 3))).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page).getByText(galleryWords.counter(3, 3))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.searchParams.get('category') === 'wedding');
  await expect(pictures(page)).toHaveCount(3);
});

test('An enlarged picture is changed by buttons and keys, and closing it returns to its place', async ({ page }) => {
  await visit(page, '/gallery');

  await test.step('The picture fills the window, has a caption, and is accessible', async () => {
    await picture(page, alt(0)).click();
    await expectEnlarged(page, 0);
    await expect(lightbox(page)).toHaveJSProperty('clientWidth', await page.evaluate(() => window.innerWidth));
    await expect(lightbox(page)).toHaveJSProperty('clientHeight', await page.evaluate(() => window.innerHeight));
    await expect(page).toHaveNoAxeViolations();
  });

  await test.step('Arrow keys and buttons change the picture, past both ends', async () => {
    await page.keyboard.press('ArrowRight');
    await expectEnlarged(page, 1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectEnlarged(page, -1);
    await lightbox(page).getByRole('button', { name: galleryWords.next }).click();
    await expectEnlarged(page, 0);
    await lightbox(page).getByRole('button', { name: galleryWords.previous }).click();
    await expectEnlarged(page, -1);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
  });

  await test.step('Escape, the close button and Back return to the picture that was opened', async () => {
    await picture(page, alt(7)).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const close = lightbox(page).getByRole('button', { name: galleryWords.close });
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

  await test.step('The keyboard alone opens, changes and closes a picture', async () => {
    await picture(page, alt(2)).focus();
    await page.keyboard.press('Enter');
    await expectEnlarged(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectEnlarged(page, 3);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(picture(page, alt(2))).toBeFocused();
  });
});

test('On a phone the buttons of an enlarged picture keep their place, however long its caption is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/gallery?photo=1');
  const next = lightbox(page).getByRole('button', { name: galleryWords.next });
  await expectEnlarged(page, 0);
  const before = await next.boundingBox();
  const heights = new Set<number | undefined>();
  for (const position of gallery.keys()) {
    await expectEnlarged(page, position);
    expect(await next.boundingBox(), `beside the caption of picture ${position + 1}`).toEqual(before);
    heights.add((await lightbox(page).getByText(alt(position)).boundingBox())?.height);
    await next.click();
  }
  expect(heights.size, 'heights of captions').toBeGreaterThan(1);
});
