import type { Locator, Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { services } from '#content/services/services.ts';
import { menuLabels, siteLabels, footer as words } from '#content/site.ts';
import { paths } from '#paths';
import { pageEntries } from '#site/layout/menu.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const links = [
  ...pageEntries.filter(({ href }) => href !== paths.testimonials).map(({ label, href }) => [label, href] as const),
  [menuLabels.contact, paths.contact],
  [menuLabels.privacy, paths.privacy],
  [menuLabels.imprint, paths.imprint],
  ...services.map(({ name, path }) => [name, path] as const),
  [company.phone.display, `tel:${company.phone.tel}`],
  [company.email, `mailto:${company.email}`],
] as const;

test('On a narrow phone the email address continues on the next line after its @', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await visit(page, '/about');
  const address = page.getByRole('contentinfo').getByRole('link', { name: company.email });
  const lines = await address.evaluate((link) => {
    const byTop = new Map<number, string>();
    for (const node of link.childNodes) {
      for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top } = range.getBoundingClientRect();
        byTop.set(top, (byTop.get(top) ?? '') + letter);
      }
    }
    return [...byTop.values()];
  });
  const [name, host] = company.email.split('@');
  expect(lines).toEqual([`${name}@`, host]);
});

test('The footer links to every page, and the WhatsApp and call buttons cover nothing of it', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const chat = page.getByRole('link', { name: siteLabels.whatsapp });
  const call = page.getByRole('link', { name: siteLabels.call });
  await page.clock.setFixedTime('2041-06-01T12:00:00Z');
  await visit(page, '/about');

  await test.step('It shows the current year, even on a page built in an earlier one', async () => {
    await expect(footer.getByText(words.copyright(2041))).toBeVisible();
  });

  await test.step('WhatsApp and call are in view on every part of the page', async () => {
    await expect(chat).toHaveAttribute('href', `https://wa.me/${company.whatsapp}`);
    await expect(call).toHaveAttribute('href', `tel:${company.phone.tel}`);
    for (const y of [0, 800, 1600]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await expect(chat).toBeInViewport({ ratio: 1 });
      await expect(call).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('At the end of the page they cover nothing of the footer', async () => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(footer.getByText(words.copyright(2041))).toBeInViewport();
      // On phones the bar is hidden at the end of the page.
      if (width < 600) {
        await expect(chat).not.toBeInViewport();
        const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
        await expect
          .poll(async () => (await top(chat)) - (await top(footer)), 'px, its hairline as well')
          .toBeGreaterThan(1);
      }
      expect(await coveredControls(page), `on a page ${width} px wide`).toEqual([]);
    }
  });

  await test.step('The social links are disabled, and all others lead to their pages', async () => {
    for (const { label } of company.social) {
      const link = footer.getByRole('link', { name: label });
      await expect(link).toBeDisabled();
      await link.click({ force: true });
    }
    await expect(page).toHaveURL('/about');
    for (const [name, href] of links) {
      await expect(footer.locator(`a[href="${href}"]`, { hasText: name })).toBeVisible();
    }
    for (const line of company.address.lines) await expect(footer.getByText(line)).toBeVisible();
    await footer.getByRole('link', { name: menuLabels.contact }).click();
    await expect(page).toHaveURL('/contact');
  });
});

/** @returns the texts of footer controls whose centre or corners are covered by a floating button. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floating = document.querySelector('aside:has([href^="https://wa.me/"])');
    if (!floating) throw new Error('There are no floating buttons.');
    const controls = [...document.querySelectorAll('footer a, footer button')];
    if (controls.length === 0) throw new Error('The footer has no controls.');
    return controls
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
          [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
        );
        return width > 0 && points.some(([x, y]) => floating.contains(document.elementFromPoint(x, y)));
      })
      .map(({ textContent }) => textContent);
  });
}
