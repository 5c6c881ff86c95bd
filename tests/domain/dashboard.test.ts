import { expect, it } from 'vitest';
import { percentChange } from '#domain/dashboard.ts';

it.each([
  [30, 20, 50],
  [10, 20, -50],
  [0, 20, -100],
  [20, 20, 0],
  [4, 3, 33],
  [5, 3, 67],
])('%i after %i is a change of %i percent', (now, before, percent) => {
  expect(percentChange(now, before)).toBe(percent);
});

it('A change from zero has no percentage', () => {
  expect([percentChange(5, 0), percentChange(0, 0)]).toEqual([null, null]);
});
