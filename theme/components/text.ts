import type { ThemeOptions } from '@mui/material/styles';

/** Text: the HTML elements of the theme's own variants, links, and the width of containers. */
export const text: ThemeOptions['components'] = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        eyebrow: 'p',
        lead: 'p',
        quote: 'p',
        figure: 'p',
        figureMedium: 'p',
        figureSmall: 'p',
        tagline: 'p',
        fine: 'p',
        dialogTitle: 'h2',
        panelTitle: 'h2',
        formTitle: 'h2',
      },
    },
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          { props: { variant: 'eyebrow' }, style: { color: theme.vars.palette.gold.text } },
          { props: { variant: 'lead' }, style: { color: theme.vars.palette.text.secondary } },
        ],
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover', color: 'inherit' },
    styleOverrides: { root: { textUnderlineOffset: '0.25em', textDecorationThickness: 1 } },
  },
  MuiContainer: {
    defaultProps: { maxWidth: 'lg' },
    styleOverrides: {
      root: ({ theme }) => ({
        paddingInline: theme.spacing(2.5),
        [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(5) },
      }),
      maxWidthLg: ({ theme }) => ({ [theme.breakpoints.up('lg')]: { maxWidth: theme.measures.content + 80 } }),
    },
  },
};
