import type { Theme, ThemeOptions } from '@mui/material/styles';
import { RouterLink } from '#frame/RouterLink.tsx';
import { createAppTheme } from '#theme';
import { brandTokens } from '#theme/brandTokens.ts';

export { brandTokens };

/** Makes MUI's links and buttons use the router. */
export const routerLinks: ThemeOptions['components'] = {
  MuiLink: { defaultProps: { component: RouterLink } },
  MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
};

/** @returns the product's theme, with router links. Takes about 20 ms on a phone: create it once and keep it. */
export const createProductTheme = (): Theme => createAppTheme(brandTokens, { components: routerLinks });
