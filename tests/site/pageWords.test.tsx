import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as about from '#content/about.ts';
import * as contact from '#content/contact.ts';
import * as home from '#content/home.ts';
import { photo } from '#content/photos/photo.ts';
import { services } from '#content/services/services.ts';
import * as servicesPage from '#content/servicesPage.ts';
import * as testimonials from '#content/testimonials.ts';
import { paths } from '#paths';
import { sampleBackendWith } from '../support/backends.ts';
import { renderSite } from '../support/renderSite.tsx';

/** Parts of the content that stand elsewhere: in the page's head, on other pages, or in another state of the page. */
const elsewhere = /[mM]eta$|^(overview|summary|heroControls|empty|withoutScript)$/;

/** @returns the texts of three words and more; shorter ones may also stand in the page by chance. */
function sentencesOf(content: unknown): string[] {
  if (typeof content === 'string') return content.trim().split(/\s+/).length > 2 ? [content] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) => (elsewhere.test(name) ? [] : sentencesOf(part)));
}

/** @returns the texts of the page, including labels and descriptions of pictures. */
const pageTexts = () =>
  [...document.body.querySelectorAll('[aria-label], [alt]')]
    .flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('alt')])
    .concat(document.body.textContent)
    .join('\n');

it.each<readonly [path: string, content: object]>([
  [paths.home, home],
  [paths.about, about],
  [paths.contact, contact],
  [paths.services, servicesPage],
  [paths.testimonials, testimonials],
  ...services.map((service) => [service.path, service] as const),
])('The page %s shows all of its words', async (path, content) => {
  const sentences = sentencesOf(content);
  expect(sentences).not.toEqual([]);
  await renderSite(path);
  const shown = pageTexts();
  expect(sentences.filter((sentence) => !shown.includes(sentence))).toEqual([]);
});

it('The home page introduces the company with its two pictures, in their order', async () => {
  await renderSite(paths.home);
  const { title, photos } = home.aboutTeaser;
  const pictures = within(screen.getByRole('region', { name: title })).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(photos.map((name) => photo(name).alt));
});

it('The home page leaves out sections that have nothing to show', async () => {
  const nothing = { events: { listRecent: async () => [] }, testimonials: { list: async () => [] } };
  await renderSite(paths.home, { backend: sampleBackendWith(nothing) });
  expect(screen.getByRole('region', { name: home.aboutTeaser.title })).toBeVisible();
  for (const { title } of [home.homeEvents, home.homeTestimonials]) {
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  }
});
