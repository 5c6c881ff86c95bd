/**
 * `npm run bench:interactions`, a part of `npm run bench`: how long what is pressed takes to be painted (the Event Timing
 * API's duration, of which INP is made, in steps of 8 ms), on a phone whose processor is four times slower than this
 * machine's: by the first touch of a page, which starts the application, and by later ones. Each is done five times in a
 * page of its own; the middle one counts.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { galleryFilters } from '#content/categories.ts';
import { galleryWords } from '#content/gallery.ts';
import { siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { launchBrowser } from '../support/launch.ts';
import { startPreview } from '../support/preview.ts';

const slowdown = 4;
const runs = 5;

/** What is pressed on which page, and what is seen then. */
interface Interaction {
  name: string;
  path: string;
  press: (page: Page) => Locator;
  seen: (page: Page) => Locator;
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
    press: (page) => page.locator('a[aria-haspopup=dialog]:visible').first(),
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
];

/** @returns how long the press took until its paint, in ms. */
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
  // By the browser's own input: what Playwright looks at before it presses is work for the page, too.
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settled(page);
  await interaction.seen(page).first().waitFor();
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await context.close();
  return Math.max(0, ...durations);
}

/** Lets a page do what it has begun. */
const settled = (page: Page) => page.waitForTimeout(2000);

const preview = await startPreview();
const browser = await launchBrowser();
for (const interaction of interactions) {
  for (const isReady of [false, true]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(browser, preview.url, interaction, isReady));
    const middle = times.toSorted((one, other) => one - other)[(runs - 1) / 2];
    console.info(`${interaction.name}, ${isReady ? 'later' : 'as the first touch'}: ${middle} ms to the paint`);
  }
}
await browser.close();
preview.stop();
process.exit(0);
