import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { publicPaths } from '#paths';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { phone } from '#tests/support/devices.ts';
import { expect, overflow, test, visit } from '#tests/support/site.ts';
import { headings } from '#tests/support/words.ts';

for (const path of publicPaths) {
  test(`the page ${path} is whole in its HTML, accessible in light and dark, and fits every screen`, async ({
    page,
    request,
  }) => {
    await visit(page, path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(headings[path]));

    const html = await (await request.get(path)).text();
    const [shown, sent] = await page.evaluate(textsOfBoth, html);
    expect(sent).toEqual(shown);

    expect.soft(await pictureFaults(page)).toEqual([]);
    await expectAccessible(page);
    for (const width of [768, 360]) {
      expect.soft(await overflow(page, width), `px too wide for a screen of ${width} px`).toBe(0);
    }
  });
}

test('every page has a title, a description and a canonical address of its own', async ({ request }) => {
  const facts = await Promise.all(
    publicPaths.map(async (path) => {
      const html = await (await request.get(path)).text();
      const head = html.slice(0, html.indexOf('</head>'));
      const all = (pattern: RegExp) => [...head.matchAll(pattern)].map((match) => match[1]);
      return {
        path,
        titles: all(/<title>([^<]+)<\/title>/g),
        descriptions: all(/<meta name="description" content="([^"]+)"/g),
        canonicals: all(/<link rel="canonical" href="([^"]+)"/g),
      };
    }),
  );
  for (const { path, titles, descriptions, canonicals } of facts) {
    expect.soft(titles, `titles of ${path}`).toHaveLength(1);
    expect.soft(descriptions, `descriptions of ${path}`).toHaveLength(1);
    expect.soft(canonicals, `canonical address of ${path}`).toEqual([`${company.siteUrl}${path}`]);
  }
  expect(new Set(facts.flatMap(({ titles }) => titles)).size).toBe(publicPaths.length);
  expect(new Set(facts.flatMap(({ descriptions }) => descriptions)).size).toBe(publicPaths.length);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the open menu is accessible in light and dark', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Services menu' }).tap();
    await expect(menu.getByRole('link', { name: 'Weddings' })).toBeVisible();
    await expectAccessible(page);
  });
});

/** @returns the texts of the document as it is shown, and as it was sent. */
function textsOfBoth(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [document, parsed].map(({ body }) =>
    ['header', 'main', 'footer'].map((part) => body.querySelector(part)?.textContent),
  );
}

/** @returns what the page's pictures lack: size, alternative text, variants, or a file that opens. */
function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faults: string[] = [];
    for (const image of document.images) {
      const lacks = ['alt', 'width', 'height'].filter((name) => !image.hasAttribute(name));
      if (image.src.includes('/photos/')) {
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
        if (!sources.some(({ srcset, sizes }) => srcset && sizes)) lacks.push('variants');
      }
      // Pictures further down load when they come near; here all are wanted now.
      image.loading = 'eager';
      await image.decode().catch(() => lacks.push('a file that opens'));
      if (lacks.length > 0) faults.push(`${image.src} lacks ${lacks.join(', ')}`);
    }
    return faults;
  });
}
