import { expect, it } from 'vitest';
import { reportLines } from './testReport.ts';

const finished = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `test ${index}`, duration: index * 1000, flaky: false }));

it('The report of a run names the ten slowest tests, slowest first', () => {
  const lines = reportLines(finished(12));
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual(['The slowest tests:', '11.0 s  test 11']);
  expect(lines.at(-1)).toBe('2.0 s  test 2');
});

it('The report of a run names the tests that passed only when run again', () => {
  const lines = reportLines([...finished(1), { name: 'sometimes', duration: 1, flaky: true }]);
  expect(lines.slice(0, 3)).toEqual(['Flaky, passed only when run again:', 'sometimes', '']);
});
