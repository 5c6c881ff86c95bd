/**
 * `npm run shots`: pictures of every page of the built site, and of the states a hand brings it into, on
 * three screens in light and dark, into `shots/`. Ends with a list of what is wrong in them.
 * `npm run shots -- gallery` takes only the pages and states with that in their name.
 */
import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { staffPaths } from '#adminPaths';
import { publicPaths, unlistedPaths } from '#content/publicPaths.ts';
import { scan, settleIn } from '../support/accessibility.ts';
import { launchBrowser, routeName, wanted } from '../support/launch.ts';
import { startPreview } from '../support/preview.ts';
import { visit } from '../support/site.ts';
import { watch } from '../support/watch.ts';
import { recordPages } from '../support/words.ts';
import { type State, states } from './states.ts';

const folder = 'shots';
const widths = [360, 768, 1440];
const heights: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };
const schemes = ['light', 'dark'] as const;

/** Pictures taken side by side. */
const hands = 2;

interface Shot {
  file: string;
  path: string;
  width: number;
  scheme: (typeof schemes)[number];
  arrange?: State['arrange'];
}

const filter = process.argv[2];
const shots: Shot[] = schemes.flatMap((scheme) => [
  ...[...publicPaths, ...recordPages, ...unlistedPaths, ...staffPaths]
    .filter((path) => wanted(path, filter))
    .flatMap((path) => widths.map((width) => ({ file: `${routeName(path)}-${width}-${scheme}`, path, width, scheme }))),
  ...states
    .filter(({ name, path }) => wanted(`/${name}`, filter) || wanted(path, filter))
    .flatMap(({ name, path, arrange, ...state }) =>
      state.widths.map((width) => ({ file: `state-${name}-${width}-${scheme}`, path, width, scheme, arrange })),
    ),
]);

const preview = await startPreview();
const browser = await launchBrowser();
await mkdir(folder, { recursive: true });
const queue = [...shots];
/** What is wrong, and the pictures in which it is. */
const faults = new Map<string, string[]>();
await Promise.all(Array.from({ length: hands }, work));
await browser.close();
preview.stop();

console.info(`\n${shots.length} pictures in ${folder}/.`);
for (const [fault, files] of faults) console.error(`\n${fault}\n  in ${files.join(', ')}`);
if (faults.size === 0) console.info('No console message, no sideways overflow, nothing found by axe.');
process.exit(faults.size > 0 ? 1 : 0);

async function work() {
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    const { file } = shot;
    const found = await take(browser, shot).catch((error: unknown) => [`could not be taken: ${error}`]);
    for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), file]);
    console.info(`${file}${found.length > 0 ? `: ${found.length} faults` : ''}`);
  }
}

async function take(from: Browser, { file, path, width, scheme, arrange }: Shot): Promise<string[]> {
  const mobile = width < 900;
  const context = await from.newContext({
    baseURL: preview.url,
    viewport: { width, height: heights[width] ?? 900 },
    isMobile: mobile,
    hasTouch: mobile,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const found = watch(context, preview.url);
  try {
    const page = await context.newPage();
    await visit(page, path);
    await loadPictures(page);
    await arrange?.(page);
    await settleIn(page, scheme);
    await page.screenshot({ path: `${folder}/${file}.png`, fullPage: !arrange });
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (tooWide > 0) found.push(`${tooWide} px too wide`);
    return [...found, ...(await scan(page))];
  } finally {
    await context.close();
  }
}

/** Scrolls through the page as a reader does, so that every picture comes near, and returns to the top. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // Pictures that this screen leaves out never load.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
