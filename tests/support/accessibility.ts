import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { paragraphsOf, rules } from './axeRules.ts';

/** The rules that depend on colours: all others find in dark what they have found in light. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const schemes = ['light', 'dark'] as const;

/**
 * @param colorsOnly whether only colours are looked at.
 * @returns what axe finds on the page as it stands, one readable paragraph per broken rule.
 */
export async function scan(page: Page, colorsOnly = false): Promise<string[]> {
  const runOnly = colorsOnly ? { type: 'rule' as const, values: colorRules } : rules;
  // A page that was scanned before holds the scanner, whose half megabyte need not be read again.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : axe.source;
  const builder = new AxeBuilder({ page, axeSource }).options({ runOnly, resultTypes: ['violations'] });
  // The other mode opens a page of its own to gather what frames contain; there are no frames here.
  const { violations } = await builder.setLegacyMode().analyze();
  return paragraphsOf(violations);
}

/**
 * Brings the page into a colour scheme and waits until nothing moves any more, so that what is looked at
 * is what stays.
 */
export async function settleIn(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/**
 * The matcher of browser tests: passes where axe finds nothing on the page as it stands, in light and in dark.
 * @param only the schemes that are looked at; of the first all rules, of the others those of colours.
 * @param scanning how the page is scanned, where that is not just `scan`.
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
