import type { Page } from '@playwright/test';
import { enquiry } from '#content/enquiry.ts';
import { homeTestimonials } from '#content/home.ts';
import { birthdayPage } from '#content/services/birthday/page.ts';
import { errorScreen, menuLabels, siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { pageEntries } from '#site/layout/menu.ts';
import { phone } from '#tests/support/devices.ts';
import { expect, test, visit } from '#tests/support/site.ts';
import { headings } from '#tests/support/words.ts';

/** @returns how far a page is scrolled, in px. */
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('The first Tab offers to skip the menu, which links to every page, each with its own title', async ({ page }) => {
  await visit(page, '/services/wedding');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: siteLabels.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const titles = new Set([await page.title()]);
  for (const { label: name, href: path } of pageEntries) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: headings[path] })).toBeVisible();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pageEntries.length + 1);
});

test('A page opened by its URL starts at its top, wherever another page was left, and keeps its place on reload', async ({
  page,
}) => {
  const scrollTo = async (y: number) => {
    await page.mouse.wheel(0, y);
    await expect.poll(() => scrollY(page)).toBe(y);
  };
  await visit(page, paths.blog);
  await scrollTo(900);
  await visit(page, `${paths.gallery}?category=wedding`);
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(400);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(400);
});

test.describe('An unknown URL', () => {
  // The static host responds with its 404 page, which the browser logs.
  test.use({ allowed: /404 \(Not Found\)/ });

  test('redirects home, from where a new page starts at its top and Back restores the position', async ({ page }) => {
    for (const path of ['/admin/nothing', '/no/such/page']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1, name: headings[paths.home] })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(1);
    }

    const link = page.getByRole('link', { name: homeTestimonials.link.text });
    await link.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(1000);

    await link.click();
    await expect(page).toHaveURL('/testimonials');
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL('/testimonials');
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

/** @returns the names of the scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url());
  });
  return names;
}

test('The code of a page is loaded as soon as its link is under the pointer or has focus', async ({ page }) => {
  await visit(page, paths.imprint);
  const scripts = scriptsOf(page);
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await link(menuLabels.gallery).hover();
  await expect.poll(() => scripts.some((url) => url.includes('/gallery-'))).toBe(true);
  await link(menuLabels.about).focus();
  await expect.poll(() => scripts.some((url) => url.includes('/about-'))).toBe(true);
  expect(scripts.filter((url) => /\/(blog|testimonials)-/.test(url))).toEqual([]);
});

test.describe('Where the screen is touched', () => {
  test.use(phone);

  test('the code of pages is loaded as soon as a link to them is in view', async ({ page }) => {
    await visit(page, paths.imprint);
    const scripts = scriptsOf(page);
    const isLoaded = (name: string) => scripts.some((url) => url.includes(`/${name}-`));
    await page.getByRole('heading', { level: 1 }).tap();
    expect(isLoaded('gallery')).toBe(false);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded('gallery')).toBe(true);
    expect(scripts.filter((url) => url.includes('/article-'))).toEqual([]);
  });
});

test('The button of a service leads to the contact page with its event type selected', async ({ page }) => {
  const eventType = page.getByRole('combobox', { name: enquiry.labels.eventType });
  await visit(page, '/services/birthday');
  await page.getByRole('link', { name: birthdayPage.ctaLabel }).click();
  await expect(page).toHaveURL('/contact?service=birthday');
  await expect(eventType).toHaveValue('birthday');
  await page.reload();
  await expect(eventType).toHaveValue('birthday');
  await expect(page.locator('header')).toHaveCount(1);
});

test('An invalid query string does not break the page', async ({ page }) => {
  const odd = encodeURIComponent('%_[\\(.*😀<script>');
  for (const address of [`/blog?category=nothing&page=-1&q=${odd}`, '/?x=%E0%A4']) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: errorScreen.heading })).toBeHidden();
  }
});
