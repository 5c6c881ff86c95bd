/** The theme's public exports. */
export { colorSchemeAttribute, createAppTheme } from './createAppTheme.ts';
export { type ColorTokens, houseTokens, type PictureTokens, type ThemeTokens } from './tokens.ts';
