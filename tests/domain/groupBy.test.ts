import { expect, it } from 'vitest';
import { groupBy } from '#domain/groupBy.ts';

it('groups items by a key, in the order in which they are given', () => {
  const groups = groupBy(['pear', 'apple', 'plum', 'apricot'], (name) => name[0]);
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple', 'apricot']],
  ]);
});
