/** The theme's public door. */
export { colorSchemeAttribute } from './colorSchemeAttribute.ts';
export { createAppTheme } from './createAppTheme.ts';
export { groundColors } from './palette.ts';
