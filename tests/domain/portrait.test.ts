import { expect, it } from 'vitest';
import { portraitFor } from '#domain/testimonial.ts';

it('A client always gets the same portrait, and neighbours get different ones', () => {
  const portraits = [...'abcdefghij'].map(portraitFor);
  expect(new Set(portraits).size).toBe(9);
  expect(portraits[9]).toBe(portraits[0]);
  expect(portraitFor('ab')).toBe(portraitFor('ab'));
  expect(portraitFor('ab')).not.toBe(portraitFor('a'));
  for (const portrait of portraits) expect(portrait).toMatch(/^\/portraits\/portrait-([5-9]|1[0-3])\.svg$/);
});
