import type { Theme, ThemeOptions } from '@mui/material/styles';
import { paletteOf } from '../palette.ts';
import { houseTokens } from '../tokens.ts';

/** Page-wide styles: background, selection, focus ring, scroll offsets of the fixed header and of the bar on phones, reduced motion, print. */
export const baseline: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':root': {
        '--focus-ring': theme.vars.palette.primary.main,
        '--scrim-under-text': `color-mix(in srgb, ${theme.vars.palette.picture.scrim} ${theme.vars.palette.picture.scrimUnderText}, transparent)`,
      },
      html: {
        scrollPaddingTop: theme.measures.header.md + 16,
        [theme.breakpoints.down('sm')]: {
          scrollPaddingBottom: `calc(${theme.measures.quickBar + 16}px + env(safe-area-inset-bottom))`,
        },
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
      // `filter: none` is left out, as a filter costs a compositing layer per picture. The filter is set on the
      // picture's box, so that it also covers the placeholder colour shown until the photograph has loaded.
      ...(theme.palette.picture.filter !== 'none' && {
        ':has(> picture), .AppPortrait-root': { filter: theme.vars.palette.picture.filter },
      }),
      // `!important` overrides every component's own transitions; MUI's are switched off by `motion.reducedMotion`.
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Print always uses a light scheme: dark text on white, and a white scrim over pictures with text on them.
      '@media print': {
        [`:root, ${theme.getColorSchemeSelector('dark').replace(' &', '')}`]: printVariables(theme),
        body: { printColorAdjust: 'exact' },
        // A sheet ends between texts and pictures, not within them or after a heading.
        'h1, h2, h3, h4, h5, h6, p, li, dd, blockquote, figure, .MuiCard-root, :has(> picture)': {
          breakInside: 'avoid',
        },
        'h1, h2, h3, h4, h5, h6, .MuiTypography-eyebrow': { breakAfter: 'avoid' },
      },
    }),
  },
};

/**
 * Returns the colours of the brand's light scheme on a white background, also if that is the one it names dark. They also
 * replace the colours of a nested theme, e.g. the back office's.
 */
function printVariables({ cssVarPrefix, colorSchemes }: Theme) {
  const { light } = houseTokens.colors;
  const { text, primary, success, warning, error, gold, background, divider, status } =
    [colorSchemes.light, colorSchemes.dark].find((scheme) => scheme?.palette.mode === 'light')?.palette ??
    // Dark in both: light colours would hardly be seen on white, nor would grounds be paper.
    paletteOf({ ...light, primary: light.ink, goldText: light.ink }, houseTokens.picture);
  return Object.fromEntries(
    Object.entries({
      'text-primary': text.primary,
      'text-secondary': text.secondary,
      'primary-main': primary.main,
      'success-main': success.main,
      'warning-main': warning.main,
      'error-main': error.main,
      'gold-text': gold.text,
      'background-default': background.paper,
      'background-paper': background.paper,
      'background-sunken': background.paper,
      'background-success': background.success,
      'background-warning': background.warning,
      'background-error': background.error,
      'blush-ground': background.paper,
      'deep-ground': background.paper,
      'deep-text': text.primary,
      'deep-softText': text.secondary,
      'deep-gold': gold.text,
      'picture-text': text.primary,
      'picture-gold': gold.text,
      'picture-scrim': background.paper,
      divider,
      ...Object.fromEntries(
        Object.entries(status).flatMap(([name, color]) =>
          Object.entries(color).map(([part, value]) => [`status-${name}-${part}`, value]),
        ),
      ),
    }).map(([name, value]) => [`--${cssVarPrefix}-palette-${name}`, `${value} !important`]),
  );
}
