import { it } from 'vitest';

it.fails('Every test file fails on console output, even after another file in the same process', () => {
  console.error('a complaint');
});
