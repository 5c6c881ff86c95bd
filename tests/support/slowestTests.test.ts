import { expect, it } from 'vitest';
import { slowest } from './slowestTests.ts';

it('slowest names the ten slowest tests, slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, duration: index * 1000 }));
  const lines = slowest(tests);
  expect(lines).toHaveLength(10);
  expect([lines[0], lines.at(-1)]).toEqual(['11.0 s  test 11', '2.0 s  test 2']);
});
