import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules that no page may break. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours: all others find in dark what they have found in light. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * @param colorsOnly whether only colours are looked at.
 * @returns what axe finds on the page as it stands, one readable paragraph per broken rule.
 */
export async function scan(page: Page, colorsOnly = false): Promise<string[]> {
  const runOnly = colorsOnly ? { type: 'rule' as const, values: colorRules } : tags;
  // A page that was scanned before holds the scanner, whose half megabyte need not be read again.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : axe.source;
  const builder = new AxeBuilder({ page, axeSource }).options({ runOnly, resultTypes: ['violations'] });
  // The other mode opens a page of its own to gather what frames contain; there are no frames here.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary}`);
    return [`${id}: ${help}`, ...places].join('\n');
  });
}

/**
 * Brings the page into a colour scheme and waits until nothing moves any more, so that what is looked at
 * is what stays.
 */
export async function settleIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/**
 * Expects that axe finds nothing on the page as it stands, in light and in dark.
 * @param scanning how the page is scanned, where that is not just `scan`.
 */
export async function expectAccessible(page: Page, scanning: typeof scan = scan): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await settleIn(page, scheme);
    expect.soft(await scanning(page, scheme === 'dark'), `what axe finds in ${scheme}`).toEqual([]);
  }
}
