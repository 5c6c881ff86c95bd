import type { Page } from '@playwright/test';
import { galleryWords } from '#content/gallery.ts';
import { homeServices } from '#content/home.ts';
import { paths, servicePath } from '#paths';
import { gallery } from '#sample/gallery.ts';
import { delayFonts } from '#tests/support/chunks.ts';
import { layoutShiftsOf, recordLayoutShifts } from '#tests/support/layoutShifts.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const cards = (page: Page) => page.getByRole('region', { name: homeServices.title }).getByRole('listitem');

/** @returns the state of the scroll animations: last card, its picture, and the line beside the heading (0 to 1). */
const cardsOf = (page: Page) =>
  cards(page)
    .last()
    .evaluate((card) => ({
      risen: getComputedStyle(card).transform === 'none' || new DOMMatrix(getComputedStyle(card).transform).isIdentity,
      developed: Number(getComputedStyle(card.querySelector('img') as Element).opacity),
      drawn: (() => {
        const line = card.closest('section')?.querySelector('[data-hairline]') as Element;
        const { transform } = getComputedStyle(line, '::after');
        return transform === 'none' ? 1 : new DOMMatrix(transform).a;
      })(),
    }));

const whole = { risen: true, developed: 1, drawn: 1 };

/** Scrolls until the cards' top is the given number of px above the bottom of the viewport. */
const scrollTo = (page: Page, above: number) =>
  cards(page)
    .first()
    .evaluate((card, px) => {
      const top = card.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: top - window.innerHeight + px, behavior: 'instant' });
    }, above);

test('Cards, pictures and lines appear as they are scrolled to, without shifting anything else', async ({ page }) => {
  await recordLayoutShifts(page);
  await visit(page, paths.home);
  await expect.poll(() => cardsOf(page)).toEqual({ risen: false, developed: 0, drawn: 0 });
  await scrollTo(page, 160);
  await expect.poll(async () => (await cardsOf(page)).drawn).toBeGreaterThan(0);
  await scrollTo(page, 600);
  await expect.poll(() => cardsOf(page)).toEqual(whole);
  expect(await layoutShiftsOf(page)).toEqual([]);
});

for (const path of [paths.blog, servicePath('corporate')]) {
  test(`On ${path}, lines of text on a phone break in the same places when the web fonts arrive`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const release = await delayFonts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const places = () =>
      page.getByRole('main').evaluate((main) => {
        const shown = [...main.querySelectorAll('h1, p, li')].map((part) => part.getBoundingClientRect());
        return shown.filter(({ top }) => top < innerHeight).map(({ top }) => Math.round(top));
      });
    const before = await places();
    release();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await places()).toEqual(before);
  });
}

test('Everything is visible without animation in reduced motion, print and forced colours', async ({ page }) => {
  await visit(page, paths.home);
  for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia({ reducedMotion: null, media: null, forcedColors: null, ...media });
    await expect.poll(() => cardsOf(page), JSON.stringify(media)).toEqual(whole);
  }
  await page.emulateMedia({ reducedMotion: null, media: null, forcedColors: null });
});

/** Records the elements moved by each view transition. */
const noteTransitions = (page: Page) =>
  page.evaluate(() => {
    const noted: string[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const pseudos = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        noted.push(pseudos.filter((pseudo) => pseudo.startsWith('::view-transition-group(enlarged')));
      });
      return transition;
    };
    Object.assign(window, { noted });
  });
const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: string[][] }).noted);

test('A gallery picture grows out of its tile and shrinks back, unless reduced motion is preferred', async ({
  page,
}) => {
  const lightbox = page.getByRole('dialog');
  const openFirst = async () => {
    await page.getByRole('button', { name: galleryWords.enlarge(String(gallery[0]?.alt)) }).click();
    await expect(lightbox).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
  };
  const lookAtFirst = async () => {
    await openFirst();
    await close();
  };
  await visit(page, paths.gallery);
  // The lightbox's code is loaded by the second click.
  await lookAtFirst();
  await noteTransitions(page);
  const picture = '::view-transition-group(enlarged-picture)';
  await openFirst();
  // A transition that is interrupted before it is ready moves nothing.
  await expect.poll(() => noted(page)).toEqual([[picture]]);
  await close();
  await expect.poll(() => noted(page)).toEqual([[picture], [picture]]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lookAtFirst();
  await noteTransitions(page);
  await lookAtFirst();
  expect((await noted(page)).flat()).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
});
