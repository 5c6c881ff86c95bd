import type { Page } from '@playwright/test';
import { services } from '#content/services/services.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { phone } from '#tests/support/devices.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const header = (page: Page) => page.getByRole('banner');
const servicesLink = (page: Page) => header(page).getByRole('link', { name: 'Services', exact: true });
const chevron = (page: Page) => header(page).getByRole('button', { name: 'Services menu' });
const serviceLinks = (page: Page) =>
  header(page).getByRole('link', { name: new RegExp(services.map(({ name }) => name).join('|')) });
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

test('the header is clear over the hero and solid white once scrolled past 20 px', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(page, 20);
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(page, 21);
  await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('in dark the scrolled header is solid too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await scrollTo(page, 21);
  await expect(header(page)).toHaveCSS('background-color', /^rgb\((?!255, 255, 255\))/);
});

test('a mouse opens the services by hovering, and leaving closes them', async ({ page }) => {
  await visit(page, '/');
  await expect(serviceLinks(page)).toHaveCount(0);
  await servicesLink(page).hover();
  await expect(serviceLinks(page)).toHaveCount(5);
  await serviceLinks(page).last().hover();
  await expect(serviceLinks(page)).toHaveCount(5);
  await page.mouse.move(5, 600);
  await expect(serviceLinks(page)).toHaveCount(0);
});

test('a click on the arrow beside Services shows them, and one of them leads to its page', async ({ page }) => {
  await visit(page, '/');
  await chevron(page).click();
  await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(serviceLinks(page)).toHaveText(services.map(({ name }) => name));
  await serviceLinks(page).nth(1).click();
  await expect(page).toHaveURL('/services/birthday');
  await page.mouse.move(5, 600);
  await expect(serviceLinks(page)).toHaveCount(0);
});

test('the keyboard opens the services, walks through them, and Escape closes them', async ({ page }) => {
  await visit(page, '/about');
  await servicesLink(page).focus();
  await page.keyboard.press('Tab');
  await expect(chevron(page)).toBeFocused();
  await expect(serviceLinks(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(serviceLinks(page)).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(serviceLinks(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(serviceLinks(page)).toHaveCount(0);
  await expect(chevron(page)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(serviceLinks(page)).toHaveCount(5);
  for (const { name } of services) {
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(serviceLinks(page)).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Gallery' })).toBeFocused();
});

test('the open services are accessible in light and dark', async ({ page }) => {
  await visit(page, '/about');
  await chevron(page).press('Enter');
  await expect(serviceLinks(page)).toHaveCount(5);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use(phone);
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

  test('the menu unfolds its services and leads to them', async ({ page }) => {
    await visit(page, '/');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    for (const name of ['Home', 'About', 'Services', 'Gallery', 'Testimonials', 'Blog']) {
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    const unfold = menu(page).getByRole('button', { name: 'Services menu' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('link', { name: 'Corporate events' })).toBeHidden();
    await unfold.tap();
    for (const { name } of services) await expect(menu(page).getByRole('link', { name })).toBeVisible();
    await unfold.tap();
    await expect(menu(page).getByRole('link', { name: 'Weddings' })).toBeHidden();
    await unfold.tap();
    await menu(page).getByRole('link', { name: 'Weddings' }).tap();
    await expect(page).toHaveURL('/services/wedding');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the menu closes by its button, by Escape, and by choosing the page I am on', async ({ page }) => {
    await visit(page, '/about');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(open).toBeFocused();
    await open.tap();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await open.tap();
    await menu(page).getByRole('link', { name: 'About' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  for (const name of ['Contact', 'Book Now']) {
    test(`${name} in the menu opens the enquiry form in the menu's place`, async ({ page }) => {
      await visit(page, '/about');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(menu(page)).toBeVisible();
      await page.getByRole('presentation').getByRole('link', { name }).tap();
      await expect(page.getByRole('dialog', { name: 'Tell us about your day' })).toBeVisible();
      await expect(menu(page)).toBeHidden();
      await page.getByRole('button', { name: 'Close' }).tap();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/about');
    });
  }
});
