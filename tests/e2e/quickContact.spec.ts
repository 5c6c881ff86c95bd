import type { Page } from '@playwright/test';
import { importAs } from '#build/brand/readBrand.ts';
import { houseLanguage, languageNames } from '#build/language/languages.ts';
import { enquiry } from '#content/enquiry.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { phone } from '#tests/support/devices.ts';
import { expect, test, visit } from '#tests/support/site.ts';

test.use(phone);

const quickContact = (page: Page) => page.getByRole('complementary', { name: siteLabels.quickContact });

test('The quick contact bar hides on scrolling down and while typing, and comes back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, paths.contact);
  const links = [siteLabels.call, siteLabels.whatsapp, menuLabels.bookNow].map((name) =>
    quickContact(page).getByRole('link', { name }),
  );
  const expectShown = async (shown: boolean) => {
    for (const link of links) await (shown ? expect(link) : expect(link).not).toBeInViewport({ ratio: 1 });
  };
  await expectShown(true);
  await expect(quickContact(page).getByText(siteLabels.whatsappShort)).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await page.mouse.wheel(0, 600);
  await expectShown(false);
  await page.mouse.wheel(0, -200);
  await expectShown(true);
  await page.getByRole('textbox', { name: enquiry.labels.name }).focus();
  for (const link of links) await expect(link).toBeHidden();
  await page.mouse.wheel(0, 600);
  await page.getByRole('textbox', { name: enquiry.labels.name }).blur();
  // The hidden bar is still reachable by keyboard, which shows it.
  await links[0]?.focus();
  await expectShown(true);
});

test('The labels of the quick contact bar are beside each other on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of languageNames()) {
    const module = 'src/content/site.ts';
    const words = await importAs<typeof import('#content/site.ts')>(module, undefined, name);
    await visit(page, name === houseLanguage ? paths.home : `/${name}`);
    const links = page.getByRole('complementary', { name: words.siteLabels.quickContact }).getByRole('link');
    await expect(links).toHaveCount(3);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows in ${name}`).toBe(1);
  }
});

test('A field half covered by the bar does not count as too small, as it can be scrolled out', async ({ page }) => {
  await visit(page, paths.contact);
  const field = await page.getByRole('textbox', { name: enquiry.labels.name }).boundingBox();
  const bar = await quickContact(page).getByRole('link').first().boundingBox();
  if (!field || !bar) throw new Error('The form or the bar is not on the screen.');
  const { width, height } = phone.viewport;
  const below = height - bar.y;
  await page.setViewportSize({ width, height: Math.round(field.y + field.height / 4 + below) });
  await expect(page).toHaveNoAxeViolations({ only: ['light'] });
  await page.setViewportSize(phone.viewport);
});

test('The footer covers the quick contact bar, but not a link in it that has focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, paths.contact);
  const chat = quickContact(page).getByRole('link', { name: siteLabels.whatsapp });
  const lowerEdge = async () => {
    const box = await chat.boundingBox();
    return box && box.y + box.height;
  };
  await page.mouse.wheel(0, 100_000);
  await expect.poll(lowerEdge).toBeGreaterThan(phone.viewport.height);
  await page.mouse.wheel(0, -200);
  await expect.poll(lowerEdge, 'it is back').toBe(phone.viewport.height);
  await expect(chat, 'beneath the footer').not.toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let link = 0; link < 2; link += 1) await page.keyboard.press('Shift+Tab');
  await expect(chat).toBeFocused();
  await expect(chat).toBeInViewport({ ratio: 1 });
});

test('No link that a keyboard reaches on a phone is behind the bar', async ({ page }) => {
  // On this page and screen, links to categories would be.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, paths.blog);
  const bar = await quickContact(page).locator('> div').elementHandle();
  const last = page.getByRole('main').getByRole('link').last();
  const covered: string[] = [];
  do {
    await page.keyboard.press('Tab');
    const name = await page.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused?.closest('main') || !element) return '';
      return focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top ? focused.textContent : '';
    }, bar);
    if (name) covered.push(name);
  } while (!(await last.evaluate((link) => link === document.activeElement)));
  expect(covered).toEqual([]);
});
