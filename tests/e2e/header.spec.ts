import { getContrastRatio } from '@mui/material/styles';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { birthdayCard } from '#content/services/birthday/card.ts';
import { services } from '#content/services/services.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { desktopMenuFrom } from '#site/header/DesktopMenu.tsx';
import { settleIn } from '#tests/support/accessibility.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const header = (page: Page) => page.getByRole('banner');
const servicesLink = (page: Page) => header(page).getByRole('link', { name: menuLabels.services, exact: true });
const chevron = (page: Page) => header(page).getByRole('button', { name: siteLabels.servicesMenu });
const serviceLinks = (page: Page) =>
  header(page).getByRole('link', { name: new RegExp(services.map(({ name }) => name).join('|')) });

/** @returns the computed background colour of the header in the current scheme. */
const solid = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.backgroundColor = 'var(--mui-palette-background-header)';
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });

test('The header is transparent over the hero and solid once scrolled past 20 px', async ({ page }) => {
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  const clear = 'rgba(0, 0, 0, 0)';
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await expect(header(page)).toHaveCSS('background-color', clear);
  await scrollTo(20);
  await expect(header(page)).toHaveCSS('background-color', clear);
  await scrollTo(21);
  await expect(header(page)).toHaveCSS('background-color', await solid(page));
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(0);
  await expect(header(page)).toHaveCSS('background-color', clear);
  await settleIn(page, 'dark');
  await scrollTo(21);
  await expect(header(page)).toHaveCSS('background-color', await solid(page));
});

/** @returns the links of the header whose text is broken into several lines. */
const brokenLinks = (page: Page) =>
  header(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const range = document.createRange();
      const isBroken = (link: Element) => {
        range.selectNodeContents(link);
        const rects = [...range.getClientRects()].filter(({ height }) => height > 0);
        return Math.max(...rects.map(({ top }) => top)) >= Math.min(...rects.map(({ bottom }) => bottom));
      };
      return links.filter(isBroken).map((link) => link.textContent);
    });

test('Every name in the menu has one line on the narrowest screen that shows the menu, in each language', async ({
  page,
}) => {
  await page.setViewportSize({ width: desktopMenuFrom, height: 800 });
  await page.goto(paths.about);
  const addresses = await page
    .locator('link[hreflang]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  for (const address of new Set([paths.about, ...addresses])) {
    await page.goto(address);
    await expect(header(page).getByRole('navigation')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const hint = `${address}: shorter names, fewer entries, or a larger desktopMenuFrom (src/site/header/DesktopMenu.tsx)`;
    expect.soft(await brokenLinks(page), hint).toEqual([]);
  }
});

test('The services menu opens on hover, by its arrow and by keyboard, and links to its pages', async ({ page }) => {
  await visit(page, '/about');
  const marked = header(page).locator('[aria-current="page"]');
  await expect(marked).toHaveText([menuLabels.about]);

  await test.step('It opens on hover, and closes when the mouse leaves it', async () => {
    await expect(serviceLinks(page)).toHaveCount(0);
    await servicesLink(page).hover();
    await expect(serviceLinks(page)).toHaveCount(services.length);
    await serviceLinks(page).last().hover();
    await expect(serviceLinks(page)).toHaveCount(services.length);
    await page.mouse.move(5, 600);
    await expect(serviceLinks(page)).toHaveCount(0);
  });

  await test.step('It opens by keyboard, is accessible, and closes on Escape', async () => {
    await servicesLink(page).focus();
    await page.keyboard.press('Tab');
    await expect(chevron(page)).toBeFocused();
    await expect(serviceLinks(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(serviceLinks(page)).toHaveCount(services.length);
    await expect(page).toHaveNoAxeViolations();
    await page.keyboard.press('Tab');
    await expect(serviceLinks(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(serviceLinks(page)).toHaveCount(0);
    await expect(chevron(page)).toBeFocused();
  });

  await test.step('Tab moves through it, and closes it when leaving', async () => {
    await page.keyboard.press('Space');
    await expect(serviceLinks(page)).toHaveCount(services.length);
    for (const { name } of services) {
      await page.keyboard.press('Tab');
      await expect(header(page).getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(serviceLinks(page)).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: menuLabels.gallery })).toBeFocused();
  });

  await test.step('A click on the arrow opens it, and its links lead to their pages', async () => {
    await chevron(page).click();
    await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(serviceLinks(page)).toHaveText(services.map(({ name }) => name));
    await serviceLinks(page).nth(1).click();
    await expect(page).toHaveURL('/services/birthday');
    await expect(marked).toHaveText([menuLabels.services, birthdayCard.name]);
    await page.mouse.move(5, 600);
    await expect(serviceLinks(page)).toHaveCount(0);
  });
});

test('The header’s white text is readable over a white picture', async ({ page }) => {
  await visit(page, paths.gallery);
  await settleIn(page, 'light');
  // Only the ground of the text is left.
  const hidden =
    'header :is(*, *::after) { color: transparent !important; border-color: transparent !important; background: none !important }';
  await page.addStyleTag({ content: `main img { filter: brightness(0) invert(1) } ${hidden}` });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const contrasts: number[] = [];
    // The button has a ground of its own.
    for (const link of await header(page).locator('a:visible:not(.MuiButton-root)').all()) {
      const { channels } = await sharp(await link.screenshot({ animations: 'disabled' })).stats();
      const brightest = channels.slice(0, 3).map(({ max }) => max);
      contrasts.push(getContrastRatio('#FFFFFF', `rgb(${brightest})`));
    }
    // WCAG 1.4.3, for text that is not large.
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  }
});
