import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { paragraphsOf, rules } from './axeRules.ts';

/** Rules about colours; all other rules give the same result in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const schemes = ['light', 'dark'] as const;

/**
 * @param colorsOnly whether to check only the rules about colours.
 * @returns axe's violations on the current page, a readable paragraph for each rule.
 */
export async function scan(page: Page, colorsOnly = false): Promise<string[]> {
  const runOnly = colorsOnly ? { type: 'rule' as const, values: colorRules } : rules;
  // A page that was scanned before already contains axe, whose 0.5 MB need not be evaluated again.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : axe.source;
  const builder = new AxeBuilder({ page, axeSource }).options({ runOnly, resultTypes: ['violations'] });
  // Without legacy mode, axe opens another page to combine the results of frames; there are no frames here.
  const { violations } = await builder.setLegacyMode().analyze();
  return paragraphsOf(violations);
}

/** Switches the page to a colour scheme and waits until no animation is running. */
export async function settleIn(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/**
 * Matcher of browser tests: passes if axe finds no violations on the current page, in light and in dark.
 * @param only the schemes to check: the first with all rules, the others with those about colours.
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
