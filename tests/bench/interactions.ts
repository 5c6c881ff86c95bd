/**
 * `npm run bench:interactions`, part of `npm run bench`: time from an interaction to the next paint (duration of the
 * Event Timing API, the basis of INP, in steps of 8 ms), on a phone with a processor four times slower than this
 * machine's: for the first touch, which starts the application, and for later ones; the median of five runs each, in
 * fresh pages.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { galleryFilters } from '#content/categories.ts';
import { galleryWords } from '#content/gallery.ts';
import { weddingCard } from '#content/services/wedding/card.ts';
import { siteLabels } from '#content/site.ts';
import { paths, servicePath } from '#paths';
import { launchBrowser } from '../support/launch.ts';
import { startPreview } from '../support/preview.ts';

const slowdown = 4;
const runs = 5;

/** An interaction on a page, and the element that it makes visible. */
interface Interaction {
  name: string;
  path: string;
  press: (page: Page) => Locator;
  seen: (page: Page) => Locator;
  /** On the first touch the browser itself opens another document. */
  isLink?: true;
}

const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: paths.home,
    press: (page) => page.getByRole('button', { name: siteLabels.openMenu }),
    seen: (page) => page.getByRole('dialog'),
  },
  {
    name: 'enquiry dialog',
    path: paths.home,
    // The bar at the bottom, the only such link on the first screen of a phone.
    press: (page) => page.locator('a[aria-haspopup=dialog]:visible').last(),
    seen: (page) => page.getByRole('dialog'),
  },
  {
    name: 'gallery filter',
    path: paths.gallery,
    press: (page) => page.getByRole('main').getByRole('button', { name: galleryFilters[1]?.label, exact: true }),
    seen: (page) => page.getByRole('button', { name: galleryFilters[1]?.label, pressed: true }),
  },
  {
    name: 'lightbox',
    path: paths.gallery,
    press: (page) => page.getByRole('button', { name: new RegExp(`^${galleryWords.enlarge('')}`) }).first(),
    seen: (page) => page.getByRole('dialog'),
  },
  {
    name: 'link to another page',
    path: paths.home,
    press: (page) =>
      page
        .getByRole('main')
        .locator(`a[href="${servicePath(weddingCard.id)}"]:visible`)
        .first(),
    seen: (page) => page.getByRole('heading', { level: 1, name: weddingCard.name }),
    isLink: true,
  },
];

/** @returns the time from the interaction to its paint, in ms. */
async function measure(browser: Browser, url: string, interaction: Interaction, isReady: boolean): Promise<number> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    const durations: number[] = [];
    Object.assign(window, { durations });
  });
  await page.goto(url + interaction.path, { waitUntil: 'networkidle' });
  if (isReady) {
    await page.mouse.move(5, 5);
    await page.locator('html[data-ready]').waitFor();
  }
  const control = interaction.press(page);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is no ${interaction.name} to press on ${interaction.path}.`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await settled(page);
  // Uses CDP input events, as Playwright's checks before a click are work for the page as well.
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settled(page);
  await interaction.seen(page).first().waitFor();
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await context.close();
  return Math.max(0, ...durations);
}

/** Waits until the page has finished its work. */
const settled = (page: Page) => page.waitForTimeout(2000);

const preview = await startPreview();
const browser = await launchBrowser();
for (const interaction of interactions) {
  for (const isReady of interaction.isLink ? [true] : [false, true]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(browser, preview.url, interaction, isReady));
    const middle = times.toSorted((one, other) => one - other)[(runs - 1) / 2];
    console.info(`${interaction.name}, ${isReady ? 'later' : 'as the first touch'}: ${middle} ms to the paint`);
  }
}
await browser.close();
preview.stop();
process.exit(0);
