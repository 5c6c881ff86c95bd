import { expect, it } from 'vitest';
import { aboutClosing } from '#content/about.ts';
import { articleClosings } from '#content/article.ts';
import { galleryClosing } from '#content/gallery.ts';
import { heroSlides, homeClosing } from '#content/home.ts';
import { photo } from '#content/photos/photo.ts';
import { services } from '#content/services/services.ts';
import { servicesClosing } from '#content/servicesPage.ts';
import type { Banner } from '#content/types.ts';

/** The modules of `content/`, whose banners are found by their names. */
const pages = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/content/*.ts', { eager: true });
const banners = Object.values(pages)
  .flatMap((page) => Object.entries(page))
  .filter(([name]) => name.endsWith('Banner'))
  .map(([, banner]) => banner as Banner);

it('Photographs of this brand are 2400 px wide if they fill the width of a page', () => {
  const names = [
    ...banners.map((banner) => banner.photo),
    ...[homeClosing, galleryClosing, aboutClosing, servicesClosing, ...Object.values(articleClosings)].map(
      (closing) => closing.photo,
    ),
    ...heroSlides.map(({ backgroundImage }) => backgroundImage),
    ...services.map(({ closingPhoto }) => closingPhoto),
  ];
  expect(banners.length).toBeGreaterThan(0);
  for (const name of names) expect(photo(name), name).toMatchObject({ avif: expect.stringMatching(/ 2400w$/) });
});
