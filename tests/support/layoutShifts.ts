import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { value: number; nodes: string }[];
  }
}

/** Records layout shifts in the pages opened from now on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      const moved = list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[];
      for (const { value, sources } of moved) {
        window.shifts.push({ value, nodes: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** @returns the layout shifts after everything has loaded, unless they are negligible. */
export async function layoutShiftsOf(page: Page): Promise<Window['shifts']> {
  await page.waitForLoadState('networkidle');
  // After two frames, all shifts have happened and been reported.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => window.shifts);
  return shifts.reduce((total, { value }) => total + value, 0) < 0.02 ? [] : shifts;
}
