/** The theme's public door. */
export { colorSchemeAttribute, createAppTheme } from './createAppTheme.ts';
export { durations, radii, sizes } from './tokens.ts';
