import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { siteFile } from '#app/siteFiles.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { services } from '#content/services/services.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';

it('The feed is XML whatever the text of a post contains', async () => {
  const posts = await sampleBackendWith({}).posts.listLatest();
  const content = '<p>The end of ]]> and ]]></p>';
  const listLatest = async () => posts.map((post) => ({ ...post, content }));
  const xml = await siteFile('feed.xml', sampleBackendWith({ posts: { listLatest } }), 'https://www.example.com');
  // Throws if the text is no XML.
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const texts = [...document.querySelectorAll('entry > content')].map(({ textContent }) => String(textContent));
  expect(texts).toHaveLength(posts.length);
  for (const text of texts) expect(JSDOM.fragment(text).textContent).toBe('The end of ]]> and ]]>');
});

it('The sitemap lists the pictures of services, each with its whole address and its description', async () => {
  const site = 'https://www.example.com';
  const xml = await siteFile('sitemap.xml', sampleBackendWith({}), site);
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const textsOf = (entry: Element, name: string) =>
    [...entry.getElementsByTagName(name)].map(({ textContent }) => textContent);
  const entries = new Map([...document.querySelectorAll('url')].map((entry) => [textsOf(entry, 'loc')[0], entry]));
  for (const { path, image, gallery } of services) {
    const pictures = [image, ...gallery.map((work) => work.image)].map((name) => pictureOf(name));
    const entry = entries.get(site + path) as Element;
    expect(textsOf(entry, 'image:loc')).toEqual(pictures.map((picture) => site + String(picture?.src)));
    expect(textsOf(entry, 'image:caption')).toEqual(pictures.map((picture) => picture?.alt));
  }
  const others = publicPaths.filter((path) => services.every((service) => service.path !== path));
  for (const path of others) expect(textsOf(entries.get(site + path) as Element, 'image:loc')).toEqual([]);
});
