import { expect, it } from 'vitest';
import { readBrand } from '#build/brand/readBrand.ts';

it.each(['northlight', 'confetti', 'linden'])('The brand %s has its own colours, fonts and corners', async (name) => {
  const [house, own] = [await readBrand(undefined), await readBrand(name)];
  expect(own.tokens.colors.light.primary).not.toBe(house.tokens.colors.light.primary);
  expect(own.tokens.fonts.display).not.toBe(house.tokens.fonts.display);
  expect(own.tokens.radii).not.toEqual(house.tokens.radii);
});
