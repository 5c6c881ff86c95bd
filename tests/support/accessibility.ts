import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { paragraphsOf, rules } from './axeRules.ts';

/** Rules that depend on colours; all others have the same results in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const schemes = ['light', 'dark'] as const;

/**
 * @param colorsOnly whether only the rules of colours are checked.
 * @returns the findings of axe on the current page, one readable paragraph per violated rule.
 */
export async function scan(page: Page, colorsOnly = false): Promise<string[]> {
  const runOnly = colorsOnly ? { type: 'rule' as const, values: colorRules } : rules;
  // Reuses the scanner of an earlier scan, to avoid injecting half a megabyte again.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : axe.source;
  const builder = new AxeBuilder({ page, axeSource }).options({ runOnly, resultTypes: ['violations'] });
  // The default mode opens another page to collect results from frames, which do not exist here.
  const { violations } = await builder.setLegacyMode().analyze();
  return paragraphsOf(violations);
}

/** Sets the colour scheme and waits for all animations to end, so that the final state is scanned. */
export async function settleIn(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/**
 * Matcher for browser tests: passes if axe finds nothing on the current page, in light and in dark.
 * @param only the schemes to check: all rules in the first one, and those of colours in the others.
 * @param scanning replaces `scan`.
 */
export async function toHaveNoAxeViolations(
  page: Page,
  { only = schemes, scanning = scan }: { only?: readonly (typeof schemes)[number][]; scanning?: typeof scan } = {},
) {
  const found: string[] = [];
  for (const [index, scheme] of only.entries()) {
    await settleIn(page, scheme);
    found.push(...(await scanning(page, index > 0)).map((paragraph) => `in ${scheme}, ${paragraph}`));
  }
  return {
    name: 'toHaveNoAxeViolations',
    pass: found.length === 0,
    message: () => (found.length > 0 ? `What axe finds:\n\n${found.join('\n\n')}` : 'axe finds nothing on this page.'),
  };
}
