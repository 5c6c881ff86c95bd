import type { Page } from '@playwright/test';
import { articleWords } from '#content/article.ts';
import { blogWords } from '#content/blog.ts';
import { company } from '#content/company.ts';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { enquiry } from '#content/enquiry.ts';
import { galleryBanner, galleryWords } from '#content/gallery.ts';
import { heroSlides, homeEvents } from '#content/home.ts';
import { menuLabels } from '#content/site.ts';
import { postPath } from '#paths';
import { delayApplication } from '#tests/support/chunks.ts';
import { fillEnquiry, send } from '#tests/support/enquiry.ts';
import { listedPosts } from '#tests/support/posts.ts';
import { expect, ready, test, visit } from '#tests/support/site.ts';

test.describe('Without JavaScript', () => {
  // Without JavaScript, Chromium logs that it does not preload scripts.
  test.use({ javaScriptEnabled: false, colorScheme: 'dark', allowed: /\.js \(csp\)/ });

  test('pages can be read, on a dark system too, and their links work', async ({ page }) => {
    const follow = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: heroSlides[0]?.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: homeEvents.title })).toBeVisible();
    await expect(page.getByText(`© ${new Date().getFullYear()} ${company.name}`)).toBeVisible();
    await follow(menuLabels.gallery);
    await expect(page.getByRole('main').getByRole('button', { name: galleryWords.enlarge('') })).toHaveCount(12);
    await follow(menuLabels.testimonials);
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(9);
    await follow(menuLabels.blog);
    await expect(page.getByRole('article')).toHaveCount(6);
    await follow(menuLabels.bookNow);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('textbox', { name: enquiry.labels.name })).toBeEditable();
  });

  test('an article can be shared, but its address not copied', async ({ page }) => {
    await page.goto(postPath(String(listedPosts[0]?.slug)));
    await expect(page.getByRole('link', { name: articleWords.share.mail })).toBeVisible();
    await expect(page.getByText(articleWords.share.copy)).toBeHidden();
  });
});

test('Book Now opens its page in a tab or its dialog, before and after the application has loaded', async ({
  page,
  context,
}) => {
  const bookNow = page.getByRole('banner').getByRole('link', { name: menuLabels.bookNow });
  const openTab = async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), bookNow.click({ modifiers: ['ControlOrMeta'] })]);
    await expect(tab).toHaveURL('/contact');
    await tab.close();
  };
  const release = await delayApplication(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await openTab();
  await expect(bookNow).not.toHaveCSS('cursor', 'progress');
  await bookNow.click();
  await expect(bookNow).toHaveCSS('cursor', 'progress');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: enquiry.title })).toBeVisible();
  await expect(page.locator('header')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bookNow).not.toHaveCSS('cursor', 'progress');
  await openTab();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('An enquiry submitted before the application has loaded is sent', async ({ page }) => {
  const release = await delayApplication(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillEnquiry(page);
  await send(page);
  release();
  await expect(page.getByRole('heading', { name: enquiry.success.title })).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

/** Serves the demo's contact page with the mark of a live one. */
const showAsLive = (page: Page) =>
  page.route('/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html data-backend="live"') });
  });

test('On a live page, a form submitted before the application has loaded is posted to the server', async ({ page }) => {
  await delayApplication(page);
  const posted: string[] = [];
  await showAsLive(page);
  await page.route('/contact', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posted.push(String(route.request().postData()));
    return route.fulfill({ contentType: 'text/html', body: '<title>Sent</title>' });
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillEnquiry(page, { name: 'Ada', eventType: 'other', message: 'A launch.' });
  await send(page);
  await expect(page).toHaveTitle('Sent');
  expect(posted).toEqual([
    'name=Ada&email=ada%40example.com&phone=&eventDate=&eventType=other&message=A+launch.&leave-empty=',
  ]);
});

test('On a live page, an incomplete form submitted before the application has loaded is told all that it lacks', async ({
  page,
}) => {
  const release = await delayApplication(page);
  await showAsLive(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await send(page);
  release();
  for (const text of Object.values(enquirySentences)) await expect(page.getByText(text)).toBeVisible();
});

test('A search typed before the application has loaded is carried out', async ({ page }) => {
  const release = await delayApplication(page);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox', { name: blogWords.search.label }).pressSequentially('candle');
  release();
  await ready(page);
  await expect(page.getByRole('searchbox', { name: blogWords.search.label })).toHaveValue('candle');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('A link followed before the application has loaded leads to its page', async ({ page }) => {
  await delayApplication(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: menuLabels.gallery }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: galleryBanner.title })).toBeVisible();
});

test('The canonical URL keeps the public origin once the application runs', async ({ page }) => {
  const known = 'https://events.example';
  await page.route(/\/(gallery)?(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(company.siteUrl, known) });
  });
  const canonical = page.locator('link[rel=canonical]');
  await visit(page, '/');
  await expect(canonical).toHaveAttribute('href', `${known}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: menuLabels.about }).click();
  await expect(canonical).toHaveAttribute('href', `${known}/about`);
  // With a filter the browser renders the page from scratch: its tag is added to that of the static HTML.
  await visit(page, '/gallery?category=wedding');
  await expect(canonical.last()).toHaveAttribute('href', `${known}/gallery`);
});

test('A page rendered anew for its filter has one description and one canonical URL', async ({ page }) => {
  await visit(page, '/blog?category=wedding');
  for (const tag of ['link[rel=canonical]', 'meta[name=description]', 'meta[property="og:title"]']) {
    await expect(page.locator(tag), tag).toHaveCount(1);
  }
});

test('The whole theme is available once the application runs, although the HTML has only part of it', async ({
  page,
}) => {
  const variables = () =>
    page.evaluate(
      () =>
        new Set(
          [...document.styleSheets]
            .flatMap((sheet) => [...sheet.cssRules])
            .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
            .filter((name) => name.startsWith('--mui-')),
        ).size,
    );
  await page.goto('/');
  const before = await variables();
  expect(before).toBeGreaterThan(0);
  await page.mouse.move(10, 10);
  await ready(page);
  expect(await variables()).toBeGreaterThan(2 * before);
});
