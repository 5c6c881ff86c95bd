import type { Result } from 'axe-core';

/** The rules that no page may break. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @returns what axe has found, one readable paragraph per broken rule. */
export const paragraphsOf = (violations: readonly Result[]): string[] =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary}`);
    return [`${id}: ${help}`, ...places].join('\n');
  });
