import { adminPaths } from '#adminPaths';
import { importAs } from '#build/brand/readBrand.ts';
import { houseLanguage, languageNames } from '#build/language/languages.ts';
import { language } from '#content/language.ts';
import { paths } from '#paths';
import { expect, expectToFit, startApplication, test, visit } from '#tests/support/site.ts';

/** The site's origin, as `npm run build` writes it into the pages. */
const origin = 'https://www.example.com';

for (const name of languageNames().filter((each) => each !== houseLanguage)) {
  const ownWords = async () => ({
    ...(await importAs<typeof import('#content/blog.ts')>('src/content/blog.ts', undefined, name)),
    ...(await importAs<typeof import('#content/site.ts')>('src/content/site.ts', undefined, name)),
    ...(await importAs<typeof import('#content/language.ts')>('src/content/language.ts', undefined, name)),
  });

  test(`The site in ${name} has URLs of its own, and the footer links to the same page in the house language`, async ({
    page,
  }) => {
    const { menuLabels, blogMeta, language: own } = await ownWords();
    await visit(page, `/${name}/blog`);
    await expect(page.locator('html')).toHaveAttribute('lang', own.tag);
    await expect(page).toHaveTitle(new RegExp(`^${blogMeta.title} `));

    await test.step('Alternate links name the page in each language', async () => {
      const alternates = page.locator('link[rel=alternate][hreflang]');
      const found = await alternates.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
      expect(Object.fromEntries(found)).toMatchObject({
        [name]: `${origin}/${name}/blog`,
        [houseLanguage]: `${origin}/blog`,
        'x-default': `${origin}/blog`,
      });
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/${name}/blog`);
    });

    await test.step('Its links stay within the language', async () => {
      await visit(page, `/${name}/blog?category=wedding`);
      const addresses = await page
        .locator('a[href^="/"]:not([hreflang])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses.filter((address) => !`${address}/`.startsWith(`/${name}/`))).toEqual([]);
      await page.getByRole('banner').getByRole('link', { name: menuLabels.gallery }).click();
      await expect(page).toHaveURL(`/${name}${paths.gallery}`);
      await page.goBack();
      await expect(page).toHaveURL(`/${name}/blog?category=wedding`);
      await expect(page).toHaveTitle(new RegExp(`^${blogMeta.title} `));
    });

    await test.step('The language switch keeps the page and its filter', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: language.name }).click();
      await expect(page).toHaveURL('/blog?category=wedding');
      await expect(page.locator('html')).toHaveAttribute('lang', houseLanguage);
      await startApplication(page);
      await page.getByRole('contentinfo').getByRole('link', { name: own.name }).click();
      await expect(page).toHaveURL(`/${name}/blog?category=wedding`);
    });
  });

  test(`Pages in ${name} are accessible and fit every screen`, async ({ page }) => {
    for (const path of [paths.home, paths.about, paths.contact, paths.services]) {
      await visit(page, `/${name}${path}`);
      await expect(page).toHaveNoAxeViolations();
      await expectToFit(page, [320, 360, 768, 1024, 1440]);
    }
  });

  test(`The back office in ${name} opens under its own URL, and is accessible`, async ({ page }) => {
    await visit(page, `/${name}${adminPaths.leads}`);
    await expect(page.locator('html')).toHaveAttribute('lang', name);
    await expect(page).toHaveURL(`/${name}${adminPaths.leads}`);
    const { leadWords } = await importAs<typeof import('#content/admin/leads.ts')>(
      'src/content/admin/leads.ts',
      undefined,
      name,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leadWords.title);
    await expect(page).toHaveNoAxeViolations();
  });

  test(`The ways to reach a lead stand in pairs on a narrow phone in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/${name}${adminPaths.leads}`);
    await page.getByRole('article').getByRole('link').first().click();
    const mail = page.locator('a[href^="mailto:"]');
    await expect(mail).toBeVisible();
    const whatsApp = page.locator('a[href^="https://wa.me/"]');
    const ways = [mail.locator('xpath=preceding-sibling::button'), mail, page.locator('a[href^="tel:"]'), whatsApp];
    const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
    const [one, two, three, four] = boxes.map((box) => box?.y);
    expect([one, three]).toEqual([two, four]);
    expect(new Set(boxes.map((box) => box?.width)).size, 'widths').toBe(1);
    await expectToFit(page, [360]);
  });
}
