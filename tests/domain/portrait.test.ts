import { expect, it } from 'vitest';
import { portraitFor } from '#domain/testimonial.ts';

it('A client always gets the same portrait, and neighbours get different ones', () => {
  const portraits = ['a', 'b', 'c', 'd', 'e', 'f'].map(portraitFor);
  expect(new Set(portraits).size).toBe(5);
  expect(portraits[5]).toBe(portraits[0]);
  expect(portraitFor('ab')).toBe(portraitFor('ab'));
  expect(portraitFor('ab')).not.toBe(portraitFor('a'));
  for (const portrait of portraits) expect(portrait).toMatch(/^\/portraits\/portrait-[5-9]\.svg$/);
});
