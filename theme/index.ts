/** The theme's public exports. */
export { colorSchemeAttribute } from './colorSchemeAttribute.ts';
export { createAppTheme } from './createAppTheme.ts';
export { type ColorTokens, houseTokens, type PictureTokens, type ThemeTokens } from './tokens.ts';
