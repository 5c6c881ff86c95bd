import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { paths } from '#paths';
import { layoutShiftsOf, recordLayoutShifts } from '#tests/support/layoutShifts.ts';
import { expect, expectToFit, startApplication, test } from '#tests/support/site.ts';
import { headings, recordPages } from '#tests/support/words.ts';

/** All public pages. */
const pages = [...publicPaths, ...recordPages];

/** Two pages of each kind of record suffice, as they only differ in their texts. */
const looked = [paths.blog, paths.gallery].flatMap((parent) =>
  recordPages.filter((path) => path.startsWith(`${parent}/`)).slice(0, 2),
);

for (const path of [...publicPaths, ...looked]) {
  test(`The page ${path} is complete in its HTML, accessible in light and dark, and fits every screen`, async ({
    page,
    request,
  }) => {
    await recordLayoutShifts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const sentHeader = await page.getByRole('banner').elementHandle();
    await startApplication(page);

    await test.step('The application takes over the HTML without duplicates, shifts or repeated styles', async () => {
      for (const part of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(part)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(headings[path]));
      expect(await sentHeader?.evaluate((header) => header.isConnected), 'the header of the HTML is in use').toBe(true);
      expect(await page.evaluate(stylesWrittenAgain)).toEqual([]);
      expect(await layoutShiftsOf(page)).toEqual([]);
    });

    await test.step('All of its text was in the HTML', async () => {
      const html = await (await request.get(path)).text();
      const [shown, sent] = await page.evaluate(textsOfBoth, html);
      expect(sent).toEqual(shown);
    });

    expect.soft(await pictureFaults(page)).toEqual([]);
    expect.soft(await page.evaluate(unusedPreloads), 'preloaded pictures that the page does not show').toEqual([]);
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [768, 360]);
  });
}

test('Every page has a title, a description and a canonical URL of its own', async ({ request }) => {
  const facts = await Promise.all(
    pages.map(async (path) => {
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
  expect(new Set(facts.flatMap(({ titles }) => titles)).size).toBe(pages.length);
  expect(new Set(facts.flatMap(({ descriptions }) => descriptions)).size).toBe(pages.length);
});

/** @returns the classes that Emotion inserted although the HTML already contained them. */
function stylesWrittenAgain() {
  // Emotion also inserts classes that are only composed into others; no element has these.
  const rules = document.querySelector<HTMLStyleElement>('style[data-emotion="css"]')?.sheet?.cssRules ?? [];
  const names = new Set([...rules].flatMap((rule) => /\.css-\w+/.exec(rule.cssText) ?? []));
  return [...names].filter((name) => document.querySelector(name));
}

/** @returns the texts of the rendered document and of the HTML that was sent. */
function textsOfBoth(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [document, parsed].map(({ body }) => {
    const copy = body.cloneNode(true) as HTMLElement;
    // With scripting enabled, `noscript` is invisible and its content is parsed as text.
    for (const unseen of copy.querySelectorAll('noscript')) unseen.remove();
    return ['header', 'main', 'footer'].map((part) => copy.querySelector(part)?.textContent);
  });
}

/** @returns the preloaded pictures that no picture on the page has as a source, at the same sizes. */
function unusedPreloads() {
  const keyOf = (srcset: string, sizes: string, src = '') => (srcset ? `${srcset} at ${sizes}` : src);
  const shown = new Set([
    ...Array.from(document.querySelectorAll('source'), ({ srcset, sizes }) => keyOf(srcset, sizes)),
    ...Array.from(document.images, ({ srcset, sizes, src }) => keyOf(srcset, sizes, src)),
  ]);
  return Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]'), (link) =>
    keyOf(link.imageSrcset, link.imageSizes, link.href),
  ).filter((preloaded) => !shown.has(preloaded));
}

/** @returns the defects of the page's pictures: missing size, alt text, variants, or file. */
function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faults: string[] = [];
    for (const image of document.images) {
      const lacks = ['alt', 'width', 'height'].filter((name) => !image.hasAttribute(name));
      if (image.src.includes('/photos/')) {
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
        if (!sources.some(({ srcset, sizes }) => srcset && sizes)) lacks.push('variants');
      }
      // Lazy pictures are loaded eagerly here.
      image.loading = 'eager';
      await new Promise((done) => {
        if (image.complete) return done(null);
        image.onload = image.onerror = done;
      });
      if (image.naturalWidth === 0) lacks.push('a file that opens');
      if (lacks.length > 0) faults.push(`${image.src} lacks ${lacks.join(', ')}`);
    }
    return faults;
  });
}
