import type { ThemeOptions } from '@mui/material/styles';

/** Angular buttons beside round cards, and a card whose title changes its colour with the scheme's. */
export const brandOverrides: ThemeOptions = {
  components: {
    MuiButton: { styleOverrides: { root: { borderRadius: 0 } } },
    AppServiceCard: {
      styleOverrides: { title: ({ theme }) => ({ color: theme.vars.palette.primary.main }) },
    },
  },
};
