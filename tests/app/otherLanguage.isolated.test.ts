// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';

// As in a build of another language, whose addresses begin with its name.
vi.mock('#paths', async (original) => ({ ...(await original<object>()), basePath: '/de' }));
const { chooseBackend } = await import('#app/chooseBackend.ts');
const { createSampleBackend } = await import('#backend/createSampleBackend.ts');
const { language } = await import('#content/language.ts');
const { errorScreen } = await import('#content/site.ts');
const { share } = await import('#content/testimonials.ts');
const { requestPage } = await import('#tests/support/requestPage.tsx');
const { createAppTheme } = await import('#theme');
const { alternateTags } = await import('../../src/app/headTags.tsx');
const { loadingPageOf } = await import('../../src/app/loadingPage.tsx');

const ask = (path: string, backend: Backend = createSampleBackend({ latency: 0 })) =>
  requestPage(`/de${path}`, backend, undefined, '/de');

const withoutScript = () => document.querySelector('noscript')?.textContent;

it('The blog names the feed of its own language', async () => {
  await ask('/blog');
  expect(document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe('/de/feed.xml');
});

it('An error leads to the home page of its own language', async () => {
  const backend = createSampleBackend({ latency: 0 });
  backend.gallery.list = () => Promise.reject(new Error('The disk is full.'));
  await ask('/gallery', backend);
  expect(screen.getByRole('link', { name: errorScreen.homeLink }).getAttribute('href')).toBe('/de/');
});

it('Without JavaScript, reviews are sent to the contact page of the same language', async () => {
  await ask('/testimonials');
  expect(withoutScript()).toContain(`href="/de/contact">${share.withoutScript.link}<`);
});

it('Without JavaScript, a page that only the browser renders leads to the home page of its own language', () => {
  document.body.innerHTML = loadingPageOf(createAppTheme()).root;
  expect(withoutScript()).toMatch(/href="\/de\/"/);
});

it('The language without a prefix is the one for visitors whose language is not available', () => {
  const tags = alternateTags('/about', 'https://events.example/de', [{ tag: 'it', name: 'Italiano', basePath: '' }]);
  expect([...tags.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, href]) => [tag, href])).toEqual([
    [language.tag, 'https://events.example/de/about'],
    ['it', 'https://events.example/about'],
    ['x-default', 'https://events.example/about'],
  ]);
});

it('The server is asked for records and for news at the addresses of its own language', async () => {
  const { dataset } = document.documentElement;
  dataset.backend = 'live';
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([]));
  const openStream = vi.fn(function (this: object) {
    Object.assign(this, { close: () => undefined });
  });
  vi.stubGlobal('EventSource', openStream);
  onTestFinished(() => {
    delete dataset.backend;
    vi.unstubAllGlobals();
  });
  const { gallery, conversations } = await chooseBackend();
  await gallery.list({ category: 'all' });
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([expect.stringMatching(/^\/de\/api\//)]);
  const stop = conversations.subscribe(() => undefined);
  await vi.waitFor(() => expect(openStream).toHaveBeenCalledWith(expect.stringMatching(/^\/de\/api\//)));
  stop();
});
