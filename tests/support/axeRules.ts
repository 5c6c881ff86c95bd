import type { Result } from 'axe-core';

/** The rule sets that all pages have to pass. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @returns the findings of axe, one readable paragraph per violated rule. */
export const paragraphsOf = (violations: readonly Result[]): string[] =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary}`);
    return [`${id}: ${help}`, ...places].join('\n');
  });
