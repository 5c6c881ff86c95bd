import { expect, it } from 'vitest';
import { themeOf } from '#app/theme.ts';
import { brandNames } from '#build/brand/brandFolders.ts';
import { readOverrides } from '#build/brand/readBrand.ts';
import { houseTokens } from '#theme';
import { brands, firstLook, themeIn } from './looks.ts';

/** @returns a theme's components without their functions, which are never equal in two imports of a module. */
const componentsOf = (theme: ReturnType<typeof themeOf>) => JSON.parse(JSON.stringify(theme.components));

it.each(brandNames())('The toolbar shows the brand %s with the overrides that its build has', async (brand) => {
  const shown = themeIn({ ...firstLook, brand }, houseTokens);
  expect(componentsOf(shown)).toEqual(
    componentsOf(themeOf(brands[brand]?.tokens ?? houseTokens, await readOverrides(brand))),
  );
});

it('The toolbar has a brand with overrides', () => {
  expect(brands.confetti?.overrides?.components).toHaveProperty('MuiButton');
});
