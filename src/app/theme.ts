import type { Theme, ThemeOptions } from '@mui/material/styles';
import { RouterLink } from '#frame/RouterLink.tsx';
import { createAppTheme, type ThemeTokens } from '#theme';
import { brandOverrides } from '#theme/brandOverrides.ts';
import { brandTokens } from '#theme/brandTokens.ts';
import { mergeComponents } from '#theme/mergeOptions.ts';

export { brandTokens };

/** Makes MUI's links and buttons use the router. */
const routerLinks: NonNullable<ThemeOptions['components']> = {
  MuiLink: { defaultProps: { component: RouterLink } },
  MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
};

/**
 * @param tokens of a brand. @param overrides of the same brand. @param direction of the text.
 * @returns a brand's theme, with router links.
 */
export const themeOf = (
  tokens: ThemeTokens,
  { components = {}, ...others }: ThemeOptions = {},
  direction: Theme['direction'] = 'ltr',
): Theme => createAppTheme(tokens, { direction, ...others, components: mergeComponents(routerLinks, components) });

/** @returns the product's theme. Takes about 20 ms on a phone: create it once and keep it. */
export const createProductTheme = (): Theme => themeOf(brandTokens, brandOverrides);
