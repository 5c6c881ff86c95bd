import type { Locator } from '@playwright/test';
import { company } from '#content/company.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const links = [
  ['Home', '/'],
  ['About', '/about'],
  ['Services', '/services'],
  ['Gallery', '/gallery'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
  ['Weddings', '/services/wedding'],
  ['Birthdays', '/services/birthday'],
  ['Corporate', '/services/corporate'],
  ['Photography', '/services/photography'],
  ['Decoration', '/services/decoration'],
  [company.phone.display, `tel:${company.phone.tel}`],
  [company.email, `mailto:${company.email}`],
] as const;

test('the footer leads to every page and to the company', async ({ page }) => {
  await visit(page, '/gallery');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of links) await expect(footer.locator(`a[href="${href}"]`, { hasText: name })).toBeVisible();
  for (const line of company.address.lines) await expect(footer.getByText(line)).toBeVisible();
  await footer.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the footer names this year, even on a page that was made in an earlier one', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`© ${new Date().getFullYear()} ${company.name}`)).toBeVisible();
  await page.clock.setFixedTime('2041-06-01T12:00:00Z');
  await visit(page, '/about');
  await expect(footer.getByText(`© 2041 ${company.name}`)).toBeVisible();
});

test('WhatsApp and a call are in reach on every part of the page; the social links lead nowhere yet', async ({
  page,
}) => {
  await visit(page, '/about');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  const call = page.getByRole('link', { name: `Call us at ${company.phone.display}` });
  await expect(chat).toHaveAttribute('href', `https://wa.me/${company.whatsapp}`);
  await expect(call).toHaveAttribute('href', `tel:${company.phone.tel}`);
  for (const y of [0, 800, 1600]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect(chat).toBeInViewport({ ratio: 1 });
    await expect(call).toBeInViewport({ ratio: 1 });
  }
  for (const { label } of company.social) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: label });
    await expect(link).toBeDisabled();
    await link.click({ force: true });
  }
  await expect(page).toHaveURL('/about');
});

test('at the end of a page the floating buttons cover nothing of the footer', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeInViewport();
    const floating = await Promise.all(
      [/WhatsApp/, /Call us at/].map((name) => boxOf(page.getByRole('link', { name }))),
    );
    for (const control of await footer.locator('a, button').all()) {
      const box = await boxOf(control);
      const covered = floating.some((button) => overlap(box, button));
      expect(covered, `${await control.textContent()} on a page ${width} px wide`).toBe(false);
    }
  }
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  return box;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
