import { expect, it } from 'vitest';
import { recordPaths } from '#app/recordPaths.ts';
import { siteFiles } from '#app/siteFiles.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { galleryStoryPath } from '#paths';
import { stories } from '#sample/stories/stories.ts';
import { backendThat } from '../support/backends.ts';

it('The pages of records are those of the stories that pictures name, each once', async () => {
  expect((await recordPaths(async () => backendThat({}))).toSorted()).toEqual(
    stories.map(({ slug }) => galleryStoryPath(slug)).toSorted(),
  );
  expect(await recordPaths(async () => backendThat({ gallery: { list: async () => [] } }))).toEqual([]);
});

it('The sitemap lists them beside the pages that are always there', async () => {
  const { 'sitemap.xml': sitemap } = await siteFiles('https://events.example', ['/gallery/a-story']);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual([...publicPaths, '/gallery/a-story'].map((page) => `https://events.example${page}`));
});
