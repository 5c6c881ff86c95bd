import type { Theme, ThemeOptions } from '@mui/material/styles';
import { RouterLink } from '#frame/RouterLink.tsx';
import { createAppTheme } from '#theme';
import { brandTokens } from '#theme/brandTokens.ts';

export { brandTokens };

/** Default props by which links of the theme use the router. */
export const routerLinks: ThemeOptions['components'] = {
  MuiLink: { defaultProps: { component: RouterLink } },
  MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
};

/** @returns the product's theme, with links that know the router. Costs a phone some 20 ms: make one and keep it. */
export const createProductTheme = (): Theme => createAppTheme(brandTokens, { components: routerLinks });
