import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { services } from '#content/services/services.ts';
import { siteUrlOf } from '#content/siteUrl.ts';
import { galleryStoryPath, paths, postPath } from '#paths';
import { stories } from '#sample/stories/stories.ts';
import { buildApp } from '#server/buildApp.ts';
import { loadRenderer } from '#server/renderer.ts';
import { publishedPosts } from '#tests/support/posts.ts';
import { draft } from '#tests/support/records.ts';
import { recordPages } from '#tests/support/words.ts';
import { read, requiredProperties } from './servedPage.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const everyPage = [...publicPaths, ...recordPages];

/** The built site on a server. */
async function liveSite() {
  const { config, database } = await testServer();
  const renderer = await loadRenderer(root, siteUrlOf(config.PUBLIC_URL));
  const app = await buildApp({ config, database, site: { renderer, dist: path.join(root, 'dist') } });
  return { app, get: async (address: string) => (await browserOf(app).request('GET', address)).body };
}

describe.each([
  [
    'the demo',
    async () => (address: string) => readFile(path.join(root, 'dist', address, 'index.html'), 'utf8'),
    (file: string) => readFile(path.join(root, 'dist', file), 'utf8'),
  ],
  ['a live site', async () => (await liveSite()).get, async (file: string) => (await liveSite()).get(`/${file}`)],
])('Every page of %s', (_which, open, file) => {
  const html = new Map<string, string>();
  beforeEach(async () => {
    if (html.size > 0) return;
    const get = await open();
    for (const page of everyPage) html.set(page, await get(page));
  });
  const pages = () => [...html].map(([page, text]) => [page, read(text)] as const);

  it('has its own title, description and heading, and a canonical URL', () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [page, { one, meta }] of pages()) {
      const title = one(/<title>([^<]+)<\/title>/g);
      expect(title, page).toMatch(new RegExp(` · ${company.name}$`));
      titles.add(title);
      descriptions.add(meta('description'));
      expect(one(/<link rel="canonical" href="([^"]+)"/g), page).toBe(company.siteUrl + page);
      expect(one(/<h1[^>]*>([\s\S]*?)<\/h1>/g).length, page).toBeGreaterThan(2);
    }
    expect([titles.size, descriptions.size]).toEqual([everyPage.length, everyPage.length]);
  });

  it('has metadata for sharing with a card of its own', async () => {
    const cards = new Set<string>();
    for (const [page, { one, meta }] of pages()) {
      expect(meta('og:title'), page).toBe(one(/<title>([^<]+)<\/title>/g));
      expect(meta('og:description'), page).toBe(meta('description'));
      expect(meta('og:url'), page).toBe(company.siteUrl + page);
      expect(meta('og:locale'), page).toBe('en_US');
      expect(meta('og:type'), page).toBe(page.startsWith(postPath('')) ? 'article' : 'website');
      expect(meta('twitter:card'), page).toBe('summary_large_image');
      expect(meta('og:image:alt').length, page).toBeGreaterThan(10);
      expect([meta('og:image:width'), meta('og:image:height')], page).toEqual(['1200', '630']);
      expect([meta('twitter:image'), meta('twitter:image:alt')], page).toEqual([
        meta('og:image'),
        meta('og:image:alt'),
      ]);
      const card = new URL(meta('og:image'));
      expect(card.origin, page).toBe(company.siteUrl);
      expect(cards.size, page).toBe(cards.add(card.href).size - 1);
      const { format, width, height } = await sharp(path.join(root, 'dist', card.pathname)).metadata();
      expect([format, width, height], page).toEqual(['jpeg', 1200, 630]);
    }
  });

  it('has complete structured data with URLs of the site only', () => {
    for (const [page, { context, things }] of pages()) {
      expect(context, page).toBe('https://schema.org');
      for (const thing of things) {
        const type = String(thing['@type']);
        for (const name of requiredProperties[type] ?? ['of a kind that this test knows'])
          expect(thing[name], `${name} of ${type} on ${page}`).toBeTruthy();
        // The company must not publish ratings of itself.
        expect(JSON.stringify(thing), page).not.toMatch(/rating/i);
      }
      for (const [, address] of JSON.stringify(things).matchAll(/"(https?:[^"]+)"/g))
        expect(address?.startsWith('https://schema.org') || address?.startsWith(company.siteUrl), address).toBe(true);
    }
  });

  it('has breadcrumbs of existing pages, the same as visitors see', () => {
    for (const [page, { things, trail: shown }] of pages()) {
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
        | { position: number; name: string; item: string }[]
        | undefined;
      if (page === paths.home) {
        expect(trail).toBeUndefined();
        continue;
      }
      for (const [index, { position }] of (trail ?? []).entries()) expect(position, page).toBe(index + 1);
      expect(trail?.[0]?.item, page).toBe(company.siteUrl + paths.home);
      expect(trail?.at(-1)?.item, page).toBe(company.siteUrl + page);
      const between = trail?.slice(1, -1).map(({ name, item }) => [name, item.slice(company.siteUrl.length)]);
      expect(shown, `what visitors see on ${page}`).toEqual(between);
      for (const { item } of trail ?? []) expect(everyPage, page).toContain(new URL(item).pathname);
    }
  });

  it('has structured data of the expected types, with the address of the company', () => {
    const kinds = (page: string) =>
      new Set(
        pages()
          .find(([each]) => each === page)?.[1]
          .things.map((thing) => thing['@type']),
      );
    expect(kinds(paths.home)).toEqual(new Set(['LocalBusiness', 'WebSite']));
    const things = pages().find(([page]) => page === paths.home)?.[1].things;
    const [streetAddress, addressLocality] = company.address.lines;
    expect(things?.find((thing) => thing['@type'] === 'LocalBusiness')?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      addressCountry: company.address.country,
    });
    for (const service of services)
      expect(kinds(service.path)).toEqual(new Set(['BreadcrumbList', 'Service', 'FAQPage']));
    for (const { slug } of publishedPosts)
      expect(kinds(postPath(slug))).toEqual(new Set(['BreadcrumbList', 'BlogPosting']));
    for (const page of [paths.gallery, ...stories.map(({ slug }) => galleryStoryPath(slug))])
      expect(kinds(page), page).toEqual(new Set(['BreadcrumbList', 'ImageObject']));
  });

  it('declares exactly the theme variables that it uses, without prefixes for old browsers', () => {
    for (const [page, text] of html) {
      const declared = new Set(Array.from(text.matchAll(/[{;](--mui-[\w-]+):/g), ([, name]) => name));
      const mentioned = Array.from(text.matchAll(/var\((--mui-[\w-]+)/g), ([, name]) => name);
      expect(declared, page).toEqual(new Set(mentioned));
      expect(text, page).not.toMatch(/-ms-flex|-moz-user-select|:-webkit-flex/);
    }
  });

  it('is in the sitemap, posts with their last change and their picture, services with their pictures', async () => {
    const xml = await file('sitemap.xml');
    const entries = new Map(
      [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => [
        new URL(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
        entry,
      ]),
    );
    expect([...entries.keys()].toSorted()).toEqual(everyPage.toSorted());
    for (const { slug } of publishedPosts) {
      expect(entries.get(postPath(slug))).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T/);
      expect(entries.get(postPath(slug))).toContain('<image:loc>');
    }
    for (const { path, gallery } of services) {
      expect(entries.get(path)?.match(/<image:loc>/g)).toHaveLength(gallery.length + 1);
    }
    const pictures = stories.flatMap(({ slug }) => [
      ...(entries.get(galleryStoryPath(slug)) ?? '').matchAll(/<image:loc>/g),
    ]);
    expect(pictures).toHaveLength(12);
    expect(await file('robots.txt')).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
  });

  it('of the blog is in the feed with its full text and absolute links', async () => {
    const xml = await file('feed.xml');
    expect(xml).toMatch(/^<\?xml[^>]*\?>\s*<feed xml:lang="en" xmlns="http:\/\/www.w3.org\/2005\/Atom">/);
    const entries = [...xml.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, entry = '']) => entry);
    expect(entries).toHaveLength(publishedPosts.length);
    for (const [index, post] of publishedPosts.entries()) {
      expect(entries[index]).toContain(`<link href="${company.siteUrl}${postPath(post.slug)}"/>`);
      expect(entries[index]).toContain(`<name>${post.author}</name>`);
      expect(entries[index]?.length).toBeGreaterThan(1500);
    }
    expect(xml).not.toMatch(/(href|src)="\//);
    expect(html.get(paths.blog)).toContain(`type="application/atom+xml"`);
  });
});

describe('Search engines on a live site', () => {
  it('find a new post with valid markup, sitemap and feed whatever its title contains', async () => {
    const { app, get } = await liveSite();
    const staff = await signedIn(app);
    const title = `“Quotes” & <b>tags</b> 🎂 ${'long '.repeat(30)}زفاف`;
    const payload = { ...draft, title, excerpt: '</script><script>alert(1)</script>', status: 'published', tags: '' };
    const { slug } = (await staff.request('POST', '/api/posts', { payload })).json() as { slug: string };
    const { one, things } = read(await get(postPath(slug)));
    expect(one(/<title>([^<]+)<\/title>/g)).toBe(`${title} · ${company.name}`);
    expect(things.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
      headline: title,
      description: payload.excerpt,
    });
    for (const file of ['/sitemap.xml', '/feed.xml']) {
      const { body, headers } = await browserOf(app).request('GET', file);
      expect(headers['content-type'], file).toBe('application/xml; charset=utf-8');
      expect(body, file).toContain(encodeURI(slug).slice(0, 20));
      // Throws if the text is no XML.
      expect(
        new JSDOM(body, { contentType: 'application/xml' }).window.document.documentElement.childElementCount,
        file,
      ).toBeGreaterThan(1);
    }
    expect(await get('/feed.xml')).toContain('tags');
  });

  it('get a permanent redirect for a moved post and 404 for a missing one', async () => {
    const { app, get } = await liveSite();
    const staff = await signedIn(app);
    const { id, slug } = (
      await staff.request('POST', '/api/posts', { payload: { ...draft, status: 'published' } })
    ).json() as { id: string; slug: string };
    const moved = { ...draft, status: 'published', slug: 'moved', version: 1 };
    await staff.request('PUT', `/api/posts/${id}`, { payload: moved });
    const answer = await browserOf(app).request('GET', `${postPath(slug)}?utm_source=mail`);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `${postPath('moved')}?utm_source=mail`]);
    for (const address of ['/blog/nothing', '/services/nothing', postPath('moved', 'guessed')]) {
      const missing = await browserOf(app).request('GET', address);
      expect([missing.statusCode, missing.headers['cache-control']], address).toEqual([404, 'no-store']);
      expect(missing.body, address).toContain('<meta name="robots" content="noindex"/>');
    }
    expect(await get('/blog/nothing')).toContain(`href="${paths.blog}"`);
    // One page for all missing URLs, so that requests for many of them take no rendering time.
    expect(await get('/blog/nothing-else')).toBe(await get('/blog/nothing'));
  });

  it('find no drafts, and previews are readable by link only and not indexed', async () => {
    const { app, get } = await liveSite();
    const staff = await signedIn(app);
    const { id, slug }: { id: string; slug: string } = (
      await staff.request('POST', '/api/posts', { payload: draft })
    ).json();
    const { token }: { token: string } = (
      await staff.request('POST', `/api/posts/${id}/preview`, { payload: {} })
    ).json();
    const preview = await get(postPath(slug, token));
    expect(preview).toContain(draft.title);
    expect(preview).toContain('<meta name="robots" content="noindex"/>');
    expect(preview).not.toContain('ld+json');
    expect((await browserOf(app).request('GET', postPath(slug))).statusCode).toBe(404);
    for (const file of ['/sitemap.xml', '/feed.xml', '/blog']) expect(await get(file), file).not.toContain(draft.title);
  });
});
