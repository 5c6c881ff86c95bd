import type { ThemeOptions } from '@mui/material/styles';
import { colorSchemeAttribute } from '../colorSchemeAttribute.ts';
import { lightColors, sizes } from '../tokens.ts';

/** The page itself: ground, selection, focus ring, anchors below the fixed header, print. */
export const baseline: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':root': { '--focus-ring': theme.vars.palette.primary.main },
      html: {
        scrollPaddingTop: sizes.header + 16,
        WebkitTextSizeAdjust: '100%',
      },
      body: { overflowWrap: 'anywhere' },
      '::selection': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      ':focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 3 },
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      'img, svg': { maxWidth: '100%' },
      // Outweighs every component's own motion; MUI's is switched off by `motion.reducedMotion`.
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Paper is light, whatever the screen is; pictures and deep bands keep the ground their text needs.
      '@media print': {
        [`:root, [${colorSchemeAttribute}="dark"]`]: printVariables,
        body: { printColorAdjust: 'exact' },
      },
    }),
  },
};

const printVariables = {
  '--mui-palette-text-primary': lightColors.ink,
  '--mui-palette-text-secondary': lightColors.softText,
  '--mui-palette-primary-main': lightColors.primary,
  '--mui-palette-gold-text': lightColors.goldText,
  '--mui-palette-background-default': lightColors.surface,
  '--mui-palette-background-paper': lightColors.surface,
  '--mui-palette-background-sunken': lightColors.surface,
  '--mui-palette-blush-ground': lightColors.surface,
  '--mui-palette-divider': lightColors.hairline,
};
