import { it } from 'vitest';

it.fails('Every file of screen tests fails at what the console says, also after another file in the same process', () => {
  console.error('a complaint');
});
