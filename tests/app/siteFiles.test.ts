import { otherLanguages } from 'virtual:languages';
import { JSDOM } from 'jsdom';
import { expect, it, onTestFinished } from 'vitest';
import { siteFile } from '#app/siteFiles.ts';
import { language } from '#content/language.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { services } from '#content/services/services.ts';
import { galleryStoryPath, paths } from '#paths';
import { stories } from '#sample/stories/stories.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { reviewForm } from '#tests/support/records.ts';

it('The feed is XML whatever the text of a post contains', async () => {
  const posts = await sampleBackendWith({}).posts.listLatest();
  // The last character is not allowed in XML.
  const content = '<p>The end of ]]> and ]]></p>\uFFFE';
  const tags = ['Food & <drink>', '"Late"'];
  const listLatest = async () => posts.map((post) => ({ ...post, content, tags }));
  const xml = await siteFile('feed.xml', sampleBackendWith({ posts: { listLatest } }), 'https://www.example.com');
  // Throws if the text is no XML.
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  expect(document.documentElement.getAttribute('xml:lang')).toBe(language.tag);
  const texts = [...document.querySelectorAll('entry > content')].map(({ textContent }) => String(textContent));
  expect(texts).toHaveLength(posts.length);
  for (const text of texts) expect(JSDOM.fragment(text).textContent).toBe('The end of ]]> and ]]>');
  const categories = [...document.querySelectorAll('entry:first-of-type > category')];
  expect(categories.map((category) => category.getAttribute('term')).slice(1)).toEqual(tags);
});

it('robots.txt closes the back office to crawlers and names the sitemap in every language, and leaves out searches', async () => {
  const lines = (await siteFile('robots.txt', sampleBackendWith({}), 'https://www.example.com')).split('\n');
  expect(otherLanguages).not.toEqual([]);
  for (const base of ['', ...otherLanguages.map(({ basePath }) => basePath)]) {
    expect(lines).toContain(`Disallow: ${base}${paths.admin}`);
    expect(lines).toContain(`Sitemap: https://www.example.com${base}/sitemap.xml`);
  }
  expect(lines).toContain('Disallow: /*?*q=');
  expect(lines).toContain('Disallow: /*?*tag=');
});

it('The sitemap lists each page once', async () => {
  const xml = await siteFile('sitemap.xml', sampleBackendWith({}), 'https://www.example.com');
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toContain(`https://www.example.com${galleryStoryPath(String(stories[0]?.slug))}`);
  expect(listed).toEqual([...new Set(listed)]);
});

it('The sitemap lists all pictures of services, with their whole addresses and descriptions', async () => {
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
});

it('The links of a post lead to the whole address in the feed, to files without the prefix of the language', async () => {
  const posts = await sampleBackendWith({}).posts.listLatest();
  const content =
    '<p><a href="/blog/rain">Rain</a> <a href="/uploads/plan.pdf">Plan</a> <a href="https://example.org/">Map</a>' +
    '<img src="/photos/cake.webp" alt=""></p>';
  const listLatest = async () => posts.slice(0, 1).map((post) => ({ ...post, content }));
  const backend = sampleBackendWith({ posts: { listLatest } });
  const xml = await siteFile('feed.xml', backend, 'https://www.example.com/de');
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const text = JSDOM.fragment(String(document.querySelector('entry > content')?.textContent));
  const addresses = [...text.querySelectorAll('a, img')].map(
    (part) => part.getAttribute('href') ?? part.getAttribute('src'),
  );
  expect(addresses).toEqual([
    'https://www.example.com/de/blog/rain',
    'https://www.example.com/uploads/plan.pdf',
    'https://example.org/',
    'https://www.example.com/photos/cake.webp',
  ]);
});

it('The sitemap names the last change of the blog, which is that of its latest post', async () => {
  const backend = sampleBackendWith({});
  const addresses = await backend.posts.listAddresses();
  const updatedAt = '2027-07-01T10:00:00.000Z';
  const listAddresses = async () => addresses.map((each, index) => (index === 1 ? { ...each, updatedAt } : each));
  const xml = await siteFile('sitemap.xml', sampleBackendWith({ posts: { listAddresses } }), 'https://www.example.com');
  expect(xml).toContain(`<url><loc>https://www.example.com${paths.blog}</loc><lastmod>${updatedAt}</lastmod>`);
});

it('The sitemap names the last change of the testimonials, which is that of the review approved or changed last', async () => {
  const backend = sampleBackendWith({});
  const entry = async () => {
    const xml = await siteFile('sitemap.xml', backend, 'https://www.example.com');
    return new RegExp(`<loc>https://www.example.com${paths.testimonials}</loc>.*?</url>`, 's').exec(xml)?.[0];
  };
  // The date of the company's own testimonials is not known.
  expect(await entry()).not.toContain('<lastmod>');
  await backend.reviews.update('1', reviewForm, 1);
  const { updatedAt } = await backend.reviews.update('2', reviewForm, 1);
  expect(await entry()).toContain(`<lastmod>${updatedAt}</lastmod>`);
});

it('Crawlers are kept out of the back office and of searches, and let into every page', async () => {
  const robots = await siteFile('robots.txt', sampleBackendWith({}), 'https://www.example.com');
  // RFC 9309, 2.2.3: `*` is any text, and a rule matches the beginning of an address.
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule]) =>
      new RegExp(
        `^${String(rule)
          .split('*')
          .map((part) => part.replace(/[?.]/g, '\\$&'))
          .join('.*')}`,
      ),
  );
  const isClosed = (address: string) => rules.some((rule) => rule.test(address));
  for (const address of [paths.admin, '/admin/leads', '/blog?q=flowers', '/blog?category=tips&q=flowers'])
    expect([address, isClosed(address)]).toEqual([address, true]);
  for (const address of [...publicPaths, '/blog?category=tips', '/blog?page=2', '/gallery/faq'])
    expect([address, isClosed(address)]).toEqual([address, false]);
});

it('Other requests have their turn while a sitemap of 5,000 posts is written', async () => {
  const listAddresses = async () =>
    Array.from({ length: 5000 }, (_, number) => ({
      slug: `post-${number}`,
      image: '',
      updatedAt: '2027-01-01T00:00:00Z',
    }));
  let turns = 0;
  const count = () => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  onTestFinished(() => clearImmediate(waiting));
  const xml = await siteFile('sitemap.xml', sampleBackendWith({ posts: { listAddresses } }), 'https://www.example.com');
  expect(xml.match(/<loc>[^<]*\/post-/g)).toHaveLength(5000);
  expect(turns).toBeGreaterThan(20);
});
