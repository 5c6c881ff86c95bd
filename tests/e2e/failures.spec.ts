import type { ConsoleMessage } from '@playwright/test';
import { leadWords } from '#content/admin/leads.ts';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { enquiry } from '#content/enquiry.ts';
import { galleryBanner, galleryWords } from '#content/gallery.ts';
import { heroControls, homeEvents } from '#content/home.ts';
import { weddingCard } from '#content/services/wedding/card.ts';
import { errorScreen, loadFailed, loading, loadingFailed, menuLabels, siteLabels } from '#content/site.ts';
import { gallery } from '#sample/gallery.ts';
import { blockApplication, blockScript, delayApplication } from '#tests/support/chunks.ts';
import { dialog, fillEnquiry, send } from '#tests/support/enquiry.ts';
import { expect, test, visit } from '#tests/support/site.ts';

/** Console message of a failed attempt to start the application. */
const isAttempt = (message: ConsoleMessage) => message.text().includes('dynamically imported module');

test.describe('When pictures do not load', () => {
  test.use({ allowed: /\/photos\// });

  test('the gallery keeps its layout and alternative texts, and the hero can still be read', async ({ page }) => {
    // Layout positions, as visual positions depend on the scroll position.
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main li')].map(
          ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
            [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(),
        ),
      );
    await visit(page, '/gallery');
    const before = await boxes();
    expect(before.length).toBeGreaterThanOrEqual(gallery.length);

    await page.route('**/photos/**', (route) => route.abort());
    await visit(page, '/gallery');
    for (const { alt } of gallery) {
      const tile = page.getByRole('button', { name: galleryWords.enlarge(alt) });
      await tile.scrollIntoViewIfNeeded();
      const image = tile.locator('img');
      await expect(image).toHaveAttribute('alt', alt);
      await expect(image).toHaveJSProperty('complete', true);
      await expect(image).toHaveJSProperty('naturalWidth', 0);
      await expect(image).toBeVisible();
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await boxes()).toEqual(before);

    await page.getByRole('contentinfo').getByRole('link', { name: menuLabels.home }).click();
    const hero = page.getByRole('region', { name: heroControls.region });
    await expect(hero.getByRole('heading').first()).toBeVisible();
    // White text needs a dark background.
    await expect(hero).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(hero.getByRole('link').first()).toBeVisible();
  });
});

test.describe('When the connection is lost', () => {
  test.use({ allowed: /\.js|dynamically imported module/ });

  test('the enquiry dialog, sending and a page each show an error, and recover with the connection', async ({
    page,
  }) => {
    const alert = page.getByRole('alert');
    await visit(page, '/about');

    await test.step('The dialog opens once the connection is back', async () => {
      const recover = await blockScript(page, 'EnquiryDialog');
      await page.getByRole('banner').getByRole('link', { name: menuLabels.bookNow }).click();
      await expect(alert).toContainText(loadFailed.text);
      await recover();
      await alert.getByRole('button', { name: loadFailed.retry }).click();
      await expect(page.getByRole('dialog', { name: enquiry.title })).toBeVisible();
      await expect(alert).toBeHidden();
    });

    await test.step('The dialog keeps what was typed if it cannot be sent', async () => {
      const recover = await blockScript(page, 'createSampleBackend');
      const desktop = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 740 });
      await fillEnquiry(page, { message: 'A launch.' });
      await send(page);
      await expect(alert).toContainText(enquiry.failed);
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByRole('button', { name: enquiry.send })).toBeInViewport({ ratio: 1 });
      if (desktop) await page.setViewportSize(desktop);
      await expect(dialog(page).getByRole('textbox', { name: enquiry.labels.message })).toHaveValue('A launch.');
      await recover();
      await send(page);
      await expect(dialog(page).getByRole('heading', { name: enquiry.success.title })).toBeVisible();
      await dialog(page).getByRole('button', { name: enquiry.closeLabel }).click();
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('A page that cannot be loaded shows an error, and can be retried', async () => {
      const recover = await blockScript(page, 'gallery');
      await page.getByRole('banner').getByRole('link', { name: menuLabels.gallery }).click();
      await expect(page.getByRole('heading', { name: errorScreen.heading })).toBeVisible();
      await recover();
      await page.getByRole('button', { name: errorScreen.retry }).click();
      await expect(page.getByRole('heading', { level: 1, name: galleryBanner.title })).toBeVisible();
    });
  });

  test('the menu of phones shows an error, and opens once the connection is back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const recover = await blockScript(page, 'MobileMenu');
    await visit(page, '/about');
    await page.getByRole('button', { name: siteLabels.openMenu }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(loadFailed.text);
    await recover();
    await alert.getByRole('button', { name: loadFailed.retry }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: menuLabels.gallery })).toBeVisible();
    await expect(alert).toBeHidden();
  });

  test('pages can be read, and their links and Book Now work without the application', async ({ page }) => {
    await blockApplication(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: homeEvents.title })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: weddingCard.name }).click();
    await expect(page).toHaveURL('/services/wedding');
    await page.getByRole('banner').getByRole('link', { name: menuLabels.bookNow }).click();
    await expect(page).toHaveURL('/contact?service=wedding');
    await expect(page.getByRole('textbox', { name: enquiry.labels.name })).toBeVisible();
  });

  test('the browser itself says what an incomplete enquiry lacks', async ({ page }) => {
    await blockApplication(page);
    await page.goto('/contact');
    await send(page);
    await expect(page.getByRole('textbox', { name: enquiry.labels.name })).toBeFocused();
  });

  test('a moving pointer requests the application once, and a press requests it again', async ({ page }) => {
    await blockApplication(page);
    let attempts = 0;
    page.on('console', (message) => {
      if (isAttempt(message)) attempts += 1;
    });
    await page.goto('/about');
    const first = page.waitForEvent('console', isAttempt);
    await page.mouse.move(300, 300);
    await first;
    for (let x = 301; x < 340; x += 1) await page.mouse.move(x, 300);
    const second = page.waitForEvent('console', isAttempt);
    await page.mouse.down();
    await second;
    expect(attempts).toBe(2);
  });

  test('a button works again once the application can be loaded', async ({ page }) => {
    const recover = await blockApplication(page);
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/about');
    const services = page.getByRole('banner').getByRole('button', { name: siteLabels.servicesMenu });
    await services.click();
    await failed;
    await recover();
    await services.click();
    await expect(page.getByRole('link', { name: weddingCard.name }).first()).toBeVisible();
    await expect(services).not.toHaveCSS('cursor', 'progress');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the login page has its ${colorScheme} background from the start, shows an error, and can be loaded again`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const recover = await blockApplication(page);
      await page.goto('/admin/login?tried=yes');
      await expect(page.getByRole('alert')).toContainText(loadingFailed);
      await expect(page.getByRole('progressbar', { name: loading })).toBeHidden();
      const background = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
      await recover();
      await page.getByRole('link', { name: errorScreen.retry }).click();
      await expect(page.getByRole('button', { name: login.submit })).toBeVisible();
      await expect(page).toHaveURL('/admin/login?tried=yes');
      await expect(page.locator('body')).toHaveCSS('background-color', background);
    });
  }

  test('the back office shows its sidebar until the application arrives, but not at the login', async ({ page }) => {
    const leads = page.getByText(shell.entries.leads, { exact: true });
    const bar = page.getByRole('progressbar', { name: loading });
    const release = await delayApplication(page);
    await page.goto('/admin/login');
    await expect(bar).toBeVisible();
    await expect(leads).toBeHidden();
    await page.goto('/admin/leads');
    await expect(bar).toBeVisible();
    await expect(leads).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: leadWords.title, level: 1 })).toBeVisible();
  });

  test('the back office shows an error instead of its sidebar if the application does not arrive', async ({ page }) => {
    await blockApplication(page);
    await page.goto('/admin/leads');
    await expect(page.getByRole('alert')).toContainText(loadingFailed);
    await expect(page.getByText(shell.entries.leads, { exact: true })).toBeHidden();
  });
});
