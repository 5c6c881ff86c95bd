import type { ThemeOptions } from '@mui/material/styles';

/** Components that give feedback: alerts, snackbars, progress. */
export const feedback: ThemeOptions['components'] = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        fontSize: theme.typography.body2.fontSize,
        // On phones a button stands below the sentence; beside it, either would be a column of single words.
        '&:has(.MuiAlert-action)': { flexWrap: 'wrap' },
        '& .MuiAlert-message': { flex: '1 1 200px' },
        '& .MuiAlert-action': { flex: 'none' },
        variants: (['error', 'warning'] as const).map((severity) => ({
          props: { severity },
          style: {
            backgroundColor: theme.vars.palette.background[severity],
            color: theme.vars.palette[severity].main,
            '& .MuiAlert-icon': { color: 'inherit' },
          },
        })),
      }),
    },
  },
};
