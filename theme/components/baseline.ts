import type { ThemeOptions } from '@mui/material/styles';
import { sizes } from '../tokens.ts';

/** The page itself: ground, selection, focus ring, anchors below the fixed header, print. */
export const baseline: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':root': { '--focus-ring': theme.vars.palette.primary.main },
      html: {
        scrollPaddingTop: sizes.header + 16,
        WebkitTextSizeAdjust: '100%',
      },
      body: { overflowWrap: 'break-word' },
      '::selection': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      ':focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 3 },
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      'img, svg': { maxWidth: '100%' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '1ms', animationIterationCount: 1, transitionDuration: '1ms' },
      },
      '@media print': {
        body: { backgroundColor: 'white', color: 'black' },
      },
    }),
  },
};
