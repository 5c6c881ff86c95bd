import type { Result } from 'axe-core';

/** Tags of the axe rules that every page must pass. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @returns axe's violations, a readable paragraph for each rule. */
export const paragraphsOf = (violations: readonly Result[]): string[] =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary}`);
    return [`${id}: ${help}`, ...places].join('\n');
  });
