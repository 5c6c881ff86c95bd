import type { Browser, Page } from '@playwright/test';
import { scan, settleIn } from '../support/accessibility.ts';
import { visit } from '../support/site.ts';
import { watch } from '../support/watch.ts';
import type { State } from './states.ts';

/** The schemes that every page has. */
export const schemes = ['light', 'dark'] as const;

/** By width, in px. */
const heights: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };

/** A picture that is to be taken. */
export interface Shot {
  /** Where it goes, without its ending. */
  file: string;
  path: string;
  /** Of the screen, in px. */
  width: number;
  scheme: (typeof schemes)[number];
  /** Brings the page into a state. */
  arrange?: State['arrange'];
  /** Whether the page is taken to its end; a state is not. */
  fullPage?: boolean;
}

/**
 * Takes a picture of a page as it stands once all of it is there.
 * @param baseURL of the site. @returns what is wrong with it: console messages, sideways overflow, what axe finds.
 */
export async function takeShot(
  from: Browser,
  baseURL: string,
  { file, path, width, scheme, arrange, fullPage = !arrange }: Shot,
): Promise<string[]> {
  const mobile = width < 900;
  const context = await from.newContext({
    baseURL,
    viewport: { width, height: heights[width] ?? 900 },
    isMobile: mobile,
    hasTouch: mobile,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const found = watch(context, baseURL);
  // Also where a brand has a scheme that comes first.
  await context.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('mui-mode', 'system');
  });
  try {
    const page = await context.newPage();
    await visit(page, path);
    await loadPictures(page);
    await arrange?.(page);
    await settleIn(page, scheme);
    await page.screenshot({ path: `${file}.png`, fullPage });
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
