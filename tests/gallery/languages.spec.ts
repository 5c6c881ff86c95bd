import { expect, test } from '@playwright/test';
import { importAs } from '#build/brand/readBrand.ts';
import { readLanguage } from '#build/language/languagePlugin.ts';
import { houseLanguage, languageNames } from '#build/language/languages.ts';

/** @returns the first words of the blog in a language. */
const headingIn = async (name: string) =>
  (await importAs<typeof import('#content/blog.ts')>('src/content/blog.ts', undefined, name)).blogBanner.title;

for (const name of languageNames().filter((each) => each !== houseLanguage)) {
  test(`The toolbar shows stories in ${name}, with its other settings kept, and in the first language again`, async ({
    page,
  }) => {
    const [own, house] = await Promise.all([name, houseLanguage].map(readLanguage));
    const story = page.frameLocator('#storybook-preview-iframe');
    const root = story.locator('html');
    const heading = story.locator('#storybook-root').getByRole('heading', { level: 1 });
    const choose = async (shown: string, title: string) => {
      await page.getByRole('button', { name: shown }).click();
      await page.getByRole('option', { name: title }).click();
    };

    await page.goto('/?path=/story/pages-site--blog&globals=scheme:dark');
    await expect(heading).toHaveText(await headingIn(houseLanguage));
    await choose(house?.name ?? '', own?.name ?? '');
    await expect(heading).toHaveText(await headingIn(name));
    await expect(root).toHaveAttribute('lang', name);
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');

    await page.reload();
    await expect(heading).toHaveText(await headingIn(name));
    await choose(own?.name ?? '', house?.name ?? '');
    await expect(heading).toHaveText(await headingIn(houseLanguage));
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  });
}
