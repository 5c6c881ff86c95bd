import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aboutClosing } from '#content/about.ts';
import { blogClosing } from '#content/blog.ts';
import { galleryClosing } from '#content/gallery.ts';
import { homeClosing } from '#content/home.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { servicesClosing } from '#content/servicesPage.ts';
import type { Closing } from '#content/types.ts';
import { paths } from '#paths';
import { renderSite } from '#tests/support/renderSite.tsx';
import { recordPages } from '#tests/support/words.ts';

/** @returns the names of the photographs on the page, in order. */
const photographs = () =>
  [...document.querySelectorAll('img')].flatMap((img) => /\/photos\/(.+)-\d+\.\w+$/.exec(img.src)?.[1] ?? []);

const closings: readonly (readonly [string, Closing])[] = [
  [paths.home, homeClosing],
  [paths.about, aboutClosing],
  [paths.services, servicesClosing],
  [paths.gallery, galleryClosing],
  [paths.blog, blogClosing],
];

describe('The photographs of a page', () => {
  it('are all different, on every page, and none but the home page has the table of its first slide', async () => {
    const table = 'wedding-table';
    const withTable: string[] = [];
    for (const path of [...publicPaths, ...recordPages]) {
      await renderSite(path);
      const shown = photographs();
      expect(shown.toSorted(), path).toEqual([...new Set(shown)].toSorted());
      if (shown.includes(table)) withTable.push(path);
      cleanup();
    }
    expect(withTable).toEqual([paths.home]);
  });
});

describe('The closing call of a page', () => {
  it.each(closings)('is at the end of %s', async (path, { title, button }) => {
    await renderSite(path);
    const section = screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement;
    expect(section).toBe(screen.getByRole('main').lastElementChild);
    expect(within(section).getByRole('link', { name: button })).toBeVisible();
  });

  it('has words and a photograph of its own', () => {
    for (const part of ['title', 'text', 'photo'] as const) {
      expect(new Set(closings.map(([, closing]) => closing[part])).size, part).toBe(closings.length);
    }
  });
});
