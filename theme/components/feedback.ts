import type { ThemeOptions } from '@mui/material/styles';

/** What the product says back. */
export const feedback: ThemeOptions['components'] = {
  MuiAlert: {
    styleOverrides: { root: { alignItems: 'center', fontSize: '0.9375rem' } },
    variants: (['error', 'warning'] as const).map((severity) => ({
      props: { severity },
      style: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background[severity],
        color: theme.vars.palette[severity].main,
        '& .MuiAlert-icon': { color: 'inherit' },
      }),
    })),
  },
};
