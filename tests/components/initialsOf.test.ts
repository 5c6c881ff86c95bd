import { expect, it } from 'vitest';
import { initialsOf } from '#components/initialsOf.ts';

it.each([
  ['Mei Chen', 'MC'],
  ['Anna Maria von Berg', 'AM'],
  ['Tomás', 'T'],
  ['Ada  Byron', 'AB'],
  ['𐐀da Byron', '𐐀B'],
])('The initials of %s are whole letters of its first two words', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
