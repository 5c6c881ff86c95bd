import { createAppTheme, houseTokens } from '#theme';

declare module '@mui/material/styles' {
  interface AppServiceCardVariants {
    framed: true;
  }
}

/** A look that the house does not have, on every service card. */
export const theme = createAppTheme(houseTokens, {
  components: {
    AppServiceCard: {
      defaultProps: { variant: 'framed' },
      variants: [
        {
          props: { variant: 'framed' },
          style: ({ theme }) => ({ outline: `1px solid ${theme.vars.palette.divider}` }),
        },
      ],
      styleOverrides: { title: { fontStyle: 'italic' } },
    },
  },
});
