import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordPages, siteFile } from '#app/siteFiles.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { galleryStoryPath, paths } from '#paths';
import { gallery } from '#sample/gallery.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const site = 'https://www.example.com';

it('The sitemap lists pictures of every page but those of text, each with its address and description', async () => {
  const xml = await siteFile('sitemap.xml', sampleBackendWith({}), site);
  const sitemap = new DOMParser().parseFromString(xml, 'application/xml');
  const textsOf = (entry: Element, name: string) =>
    [...entry.getElementsByTagName(name)].map(({ textContent }) => String(textContent));
  const entries = new Map([...sitemap.querySelectorAll('url')].map((entry) => [textsOf(entry, 'loc')[0], entry]));
  const withoutPictures: string[] = [];
  for (const path of publicPaths) {
    const entry = entries.get(site + path) as Element;
    const [addresses, captions] = [textsOf(entry, 'image:loc'), textsOf(entry, 'image:caption')];
    if (addresses.length === 0) withoutPictures.push(path);
    await renderSite(path);
    const shown = [...document.querySelectorAll('img')].map(({ src }) => site + new URL(src).pathname);
    expect(shown, path).toEqual(expect.arrayContaining(addresses));
    expect(captions.filter(Boolean), path).toHaveLength(addresses.length);
    cleanup();
  }
  expect(withoutPictures).toEqual([paths.privacy, paths.imprint]);
});

it('The sitemap lists with each story the pictures of the gallery that belong to it, and no others', async () => {
  const pages = await recordPages(sampleBackendWith({}));
  const slugs = new Set(gallery.map(({ story }) => story));
  expect(slugs.size).toBeGreaterThan(1);
  for (const slug of slugs) {
    const pictures = gallery.filter(({ story }) => story === slug).map(({ src }) => src);
    expect(pages.find(({ url }) => url === galleryStoryPath(slug))?.images).toEqual(pictures);
  }
});
