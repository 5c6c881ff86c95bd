import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { value: number; nodes: string }[];
  }
}

/** Records layout shifts in pages opened from now on. */
export const listShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      const moved = list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[];
      for (const { value, sources } of moved) {
        window.shifts.push({ value, nodes: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** @returns the layout shifts once the page is loaded, if they exceed a minimum. */
export async function shiftsOf(page: Page): Promise<Window['shifts']> {
  await page.waitForLoadState('networkidle');
  // Two frames, after which all shifts have been reported.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => window.shifts);
  return shifts.reduce((total, { value }) => total + value, 0) < 0.02 ? [] : shifts;
}
