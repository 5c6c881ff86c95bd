import type { Theme, ThemeOptions } from '@mui/material/styles';

/** The page itself: ground, selection, focus ring, anchors below the fixed header, print. */
export const baseline: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':root': { '--focus-ring': theme.vars.palette.primary.main },
      html: {
        scrollPaddingTop: theme.measures.header.md + 16,
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
      // A filter that does nothing would cost each picture a layer. The colour that stands for a photograph until it is
      // there belongs to its box.
      ...(theme.palette.picture.filter !== 'none' && {
        ':has(> picture), .AppPortrait-root': { filter: theme.vars.palette.picture.filter },
      }),
      // Outweighs every component's own motion; MUI's is switched off by `motion.reducedMotion`.
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Paper is light, whatever the screen is: dark on white, pictures with words on them under a veil of white.
      '@media print': {
        [`:root, ${theme.getColorSchemeSelector('dark').replace(' &', '')}`]: printVariables(theme),
        body: { printColorAdjust: 'exact' },
      },
    }),
  },
};

/** The light scheme's colours, on white instead of paper: also where a theme within the page, as the back office's, says its own. */
function printVariables({ cssVarPrefix, colorSchemes, palette }: Theme) {
  const { text, primary, success, error, gold, background, divider, status } = colorSchemes.light?.palette ?? palette;
  return Object.fromEntries(
    Object.entries({
      'text-primary': text.primary,
      'text-secondary': text.secondary,
      'primary-main': primary.main,
      'success-main': success.main,
      'error-main': error.main,
      'gold-text': gold.text,
      'background-default': background.paper,
      'background-paper': background.paper,
      'background-sunken': background.paper,
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
