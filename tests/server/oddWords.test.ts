import path from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { company } from '#content/company.ts';
import { missingPageWords } from '#content/site.ts';
import { siteUrlOf } from '#content/siteUrl.ts';
import { previewDays } from '#domain/article.ts';
import type { PostForm } from '#domain/post.ts';
import { paths, postPath } from '#paths';
import { buildApp } from '#server/buildApp.ts';
import { loadRenderer } from '#server/renderer.ts';
import { publishedPosts } from '#tests/support/posts.ts';
import { draft, reviewForm, sentReview } from '#tests/support/records.ts';
import { read } from './servedPage.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const day = 24 * 60 * 60 * 1000;

/** The built site on a server, with staff signed in. */
async function open() {
  const { config, database } = await testServer();
  const renderer = await loadRenderer(root, siteUrlOf(config.PUBLIC_URL));
  const app = await buildApp({ config, database, site: { renderer, dist: path.join(root, 'dist') } });
  const get = (address: string) => browserOf(app).request('GET', address);
  const staff = await signedIn(app);
  const save = async (changes: Partial<PostForm>) =>
    (await staff.request('POST', '/api/posts', { payload: { ...draft, status: 'published', ...changes } })).json() as {
      id: string;
      slug: string;
      title: string;
    };
  return { app, get, staff, save };
}

/** @returns a parsed XML document. @throws if the text is no XML. */
const xmlOf = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document;

/** @returns the body of a page, as a browser parses it; without styles, which would take jsdom most of the time. */
const bodyOf = (html: string) => new JSDOM(html.replace(/<style[\s\S]*?<\/style>/g, '')).window.document.body;

const scriptsIn = (html: string) => bodyOf(html).querySelectorAll('script:not([src]):not([type])').length;

describe('A published post', () => {
  it.each<[string, Partial<PostForm>]>([
    ['a title of 200 characters in one word', { title: 'x'.repeat(200) }],
    ['a title of 300 characters', { title: 'candles '.repeat(38).slice(0, 299).trim() }],
    ['a title of emoji only', { title: '🎂🕯️👩‍👩‍👧‍👦' }],
    ['a title in a right-to-left script', { title: 'زفاف في الحديقة' }],
    ['a title in Chinese', { title: '婚礼' }],
    [
      'quotes, ampersands and HTML tags',
      { title: '"Q" & \'s\' <b>bold</b> </title> ]]> &amp;', tags: '<i>, ", R&B', metaTitle: '' },
    ],
    [
      'characters that are invalid in XML',
      { title: 'Candles \uFFFE\uFFFF', excerpt: 'A \uFFFF b', content: '<p>A\uFFFE\u0001b</p>' },
    ],
    [
      'closing script tags',
      {
        title: '</script><script>alert(1)</script>',
        excerpt: '<!-- <script> </script>',
        content: '<p>&lt;/script&gt;</p>',
      },
    ],
    ['neither picture nor tags, and an excerpt of one character', { featuredImage: '', tags: '', excerpt: '.' }],
  ])(
    'with %s is rendered correctly as page and in list, feed, sitemap, metadata and card address',
    async (_what, changes) => {
      const { get, save } = await open();
      const { slug, title } = await save(changes);
      const page = await get(postPath(slug));
      expect(page.statusCode).toBe(200);
      const { one, meta, things } = read(page.body);
      expect(one(/<title>([^<]+)<\/title>/g)).toBe(`${title} · ${company.name}`);
      expect(bodyOf(page.body).querySelector('h1')?.textContent).toBe(title);
      const address = company.siteUrl + postPath(slug);
      expect([one(/<link rel="canonical" href="([^"]+)"/g), meta('og:url')]).toEqual([address, address]);
      expect(things.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
        headline: title,
        mainEntityOfPage: address,
        image: expect.stringContaining(company.siteUrl),
      });
      // No part of the text has become a script or closed one.
      const other = await get(postPath(String(publishedPosts[0]?.slug)));
      expect(scriptsIn(page.body)).toBe(scriptsIn(other.body));
      expect(bodyOf((await get(paths.blog)).body).textContent).toContain(title);
      const sitemap = xmlOf((await get('/sitemap.xml')).body);
      expect([...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent)).toContain(address);
      const feed = xmlOf((await get('/feed.xml')).body);
      const entry = feed.querySelector('entry');
      expect(entry?.querySelector('link')?.getAttribute('href')).toBe(address);
      const shown = new JSDOM(entry?.querySelector('title')?.textContent ?? '').window.document.body;
      expect(shown.textContent).toBe(title.replace(/[\uFFFE\uFFFF]/g, ''));
      const card = new URL(meta('og:image'));
      // Cards are drawn on request; here, the URL is enough.
      expect(card.pathname).toMatch(/^\/cards\/[\da-f]{12}\/blog\/.+\.jpg$/);
      expect((await get(`/cards/000000000000${postPath(slug)}.jpg`)).headers.location).toBe(card.pathname);
    },
  );
});

describe('A preview link', () => {
  it('that has expired or whose post is gone responds with 404 and is not indexed', async () => {
    const { get, save, staff } = await open();
    const { id, slug } = await save({ status: 'draft' });
    const { token } = (await staff.request('POST', `/api/posts/${id}/preview`, { payload: {} })).json() as {
      token: string;
    };
    const address = postPath(slug, token);
    expect((await get(address)).statusCode).toBe(200);
    const isOver = async () => {
      const { statusCode, headers, body } = await get(address);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      const words = bodyOf(body).textContent;
      expect(words).toContain(missingPageWords.previewExpired.heading);
      expect(words).not.toContain(draft.title);
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (previewDays + 1) * day });
    await isOver();
    vi.useRealTimers();
    await staff.request('DELETE', `/api/posts/${id}`);
    await isOver();
  });

  it('redirects to the post once it is published, even under a new slug', async () => {
    const { get, save, staff } = await open();
    const { id, slug } = await save({ status: 'draft' });
    const { token } = (await staff.request('POST', `/api/posts/${id}/preview`, { payload: {} })).json() as {
      token: string;
    };
    const payload = { ...draft, status: 'published', slug: 'moved', version: 1 };
    await staff.request('PUT', `/api/posts/${id}`, { payload });
    const { statusCode, headers } = await get(postPath(slug, token));
    expect([statusCode, headers.location]).toEqual([302, postPath('moved')]);
  });
});

describe('A review', () => {
  it('with HTML in its fields is rejected with an error for each of them', async () => {
    const { app } = await open();
    const html = '<img src=x onerror=alert(1)>';
    const payload = { ...sentReview, name: html, email: html, comment: html, eventType: html };
    const answer = await browserOf(app).request('POST', '/api/reviews', { payload });
    expect(answer).toBeProblem(422);
    expect(Object.keys(answer.json().fields).toSorted()).toEqual(['comment', 'email', 'eventType', 'name']);
  });

  it('is shown with its answer exactly as written, and rejected with bidirectional characters', async () => {
    const { app, get, staff } = await open();
    const comment = 'I <3 it & "them", 1 < 2 > 0 ]]>\n\u2028شكرا 🎂 &lt;b&gt;';
    const payload = { ...sentReview, name: 'Ada & "Sons" ‮'.trim(), comment };
    const refused = await browserOf(app).request('POST', '/api/reviews', { payload });
    // Characters that change the direction of surrounding text are rejected.
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['name']]);
    const name = 'Ada & "Sons"';
    await browserOf(app).request('POST', '/api/reviews', { payload: { ...payload, name } });
    const { rows } = (await staff.request('GET', '/api/reviews?q=sons')).json() as { rows: { id: string }[] };
    const answer = '<b>Thank you</b></script><script>alert(1)</script>';
    const form = { ...reviewForm, answer, version: 1 };
    expect((await staff.request('PUT', `/api/reviews/${rows[0]?.id}`, { payload: form })).statusCode).toBe(200);
    const { body } = await get(paths.testimonials);
    const figures = [...bodyOf(body).querySelectorAll('figure')].map(({ textContent }) => textContent ?? '');
    const figure = figures.find((text) => text.includes(name)) ?? '';
    expect(figure).toContain(comment);
    expect(figure).toContain(answer);
    expect(body).not.toContain('<script>alert(1)');
  });
});
