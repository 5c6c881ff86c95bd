import { createAppTheme } from '#theme';
import { LinkBehavior } from './LinkBehavior.tsx';

/** The product's theme, with links that know the router. */
export const theme = createAppTheme({
  components: {
    MuiLink: { defaultProps: { component: LinkBehavior } },
    MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
  },
});
