import type { Browser, Page } from '@playwright/test';
import { scan, settleIn } from '../support/accessibility.ts';
import { recordBrowserProblems } from '../support/browserProblems.ts';
import { visit } from '../support/site.ts';
import type { State } from './states.ts';

/** Colour schemes of the screenshots. */
export const schemes = ['light', 'dark'] as const;

/** Viewport heights by width, in px. */
const heights: Record<number, number> = { 360: 740, 768: 1024, 1440: 900, 1920: 1080 };

/** A screenshot to take. */
export interface Shot {
  /** Path of the file, without extension. */
  file: string;
  path: string;
  /** Width of the viewport, in px. */
  width: number;
  scheme: (typeof schemes)[number];
  /** Brings the page into a state. */
  arrange?: State['arrange'];
  /** Whether to capture the full page. Default: true without `arrange`. */
  fullPage?: boolean;
}

/**
 * Takes a screenshot of a fully loaded page.
 * @param baseURL of the site.
 * @returns the faults found: console messages, horizontal overflow, axe violations.
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
  const found = recordBrowserProblems(context, baseURL);
  // Uses the system's scheme even if the brand has a fixed default.
  await context.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('mui-mode', 'system');
  });
  try {
    const page = await context.newPage();
    await visit(page, path);
    await loadPictures(page);
    // Charts and other parts that load after the page.
    await page.waitForLoadState('networkidle');
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

/** Scrolls through the page, so that lazy pictures load, and back to the top. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // Pictures hidden on this viewport never load.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
