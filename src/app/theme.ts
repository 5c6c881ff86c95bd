import type { Theme } from '@mui/material/styles';
import { RouterLink } from '#frame/RouterLink.tsx';
import { createAppTheme, houseTokens } from '#theme';

/** @returns the product's theme, with links that know the router. Costs a phone some 20 ms: make one and keep it. */
export function createProductTheme(): Theme {
  return createAppTheme(houseTokens, {
    components: {
      MuiLink: { defaultProps: { component: RouterLink } },
      MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
    },
  });
}
