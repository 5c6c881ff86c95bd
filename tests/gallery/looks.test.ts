import { expect, it } from 'vitest';
import { themeOf } from '#app/theme.ts';
import { brandNames, houseName } from '#build/brand/brandFolders.ts';
import { readOverrides } from '#build/brand/readBrand.ts';
import { houseTokens } from '#theme';
import { brands, firstLook, studio, themeIn } from './looks.ts';

/** @returns a theme's components without their functions, which are never equal in two imports of a module. */
const componentsOf = (theme: ReturnType<typeof themeOf>) => JSON.parse(JSON.stringify(theme.components));

it.each(brandNames())('The toolbar shows the brand %s with the overrides that its build has', async (brand) => {
  const shown = themeIn({ ...firstLook, brand }, { tokens: houseTokens, begunWith: 'house' });
  expect(componentsOf(shown)).toEqual(
    componentsOf(themeOf(brands[brand]?.tokens ?? houseTokens, await readOverrides(brand))),
  );
});

it('The toolbar has a brand with overrides', () => {
  expect(brands.confetti?.overrides?.components).toHaveProperty('MuiButton');
});

it('The brand being edited has its own tokens, and the overrides of the brand that it began with', () => {
  const tokens = { ...houseTokens, measures: { ...houseTokens.measures, content: 999 } };
  const shown = themeIn({ ...firstLook, brand: studio }, { tokens, begunWith: 'confetti' });
  expect(shown.measures.content).toBe(999);
  expect(componentsOf(shown)).toEqual(componentsOf(themeOf(tokens, brands.confetti?.overrides)));
});

it('The toolbar begins with the default brand if no other is chosen', () => {
  expect(firstLook.brand).toBe(houseName);
});
