import type { ThemeOptions } from '@mui/material/styles';

/** What the product says back. */
export const feedback: ThemeOptions['components'] = {
  MuiAlert: {
    styleOverrides: { root: { alignItems: 'center', fontSize: '0.9375rem' } },
    variants: [
      {
        props: { severity: 'error' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars.palette.background.error,
          color: theme.vars.palette.error.main,
          '& .MuiAlert-icon': { color: 'inherit' },
        }),
      },
    ],
  },
};
