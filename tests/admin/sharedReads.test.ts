import { expect, it } from 'vitest';
import { revalidateUnlessFiltered } from '#admin/sharedReads.ts';
import { adminPaths } from '#adminPaths';

it.each([
  ['another page', `${adminPaths.leads}?status=new`, adminPaths.log, true],
  ['a change of records', `${adminPaths.leads}?status=new`, `${adminPaths.leads}?status=new`, true],
  ['a filter of a list', adminPaths.leads, `${adminPaths.leads}?status=new`, false],
])('The counters of the back office are read again after %s: %s to %s: %s', (_what, from, to, isRead) => {
  const [currentUrl, nextUrl] = [new URL(from, 'http://here'), new URL(to, 'http://here')];
  const args = { currentUrl, nextUrl, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  expect(revalidateUnlessFiltered(args)).toBe(isRead);
});
