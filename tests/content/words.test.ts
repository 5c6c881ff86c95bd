import { expect, it } from 'vitest';
import { words } from '#content/words.ts';

const house = {
  title: 'House',
  count: 3,
  ways: ['by post', 'by phone'],
  steps: [
    { title: 'First', text: 'Begin' },
    { title: 'Second', text: 'End' },
  ],
  of: (count: number) => `${count} of ours`,
};

it('Texts missing in a brand are those of the house, at any depth', () => {
  expect(words(house, { steps: [{}, { title: 'Then' }] })).toEqual({
    ...house,
    steps: [house.steps[0], { title: 'Then', text: 'End' }],
  });
});

it('A list of texts is replaced as a whole', () => {
  expect(words(house, { ways: ['by boat'] }).ways).toEqual(['by boat']);
});

it('Entries beyond those of the house are added', () => {
  const third = { title: 'Third', text: 'More' };
  expect(words(house.steps, [{}, {}, third])).toEqual([...house.steps, third]);
});

it('A text with a number can be replaced by another function', () => {
  const own = words(house, { of: (count: number) => `${count} of theirs`, count: 5 });
  expect([own.of(own.count), house.of(house.count)]).toEqual(['5 of theirs', '3 of ours']);
});
