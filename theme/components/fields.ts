import type { ThemeOptions } from '@mui/material/styles';

/** Form controls: the label stands above its field, borders reach 3:1, targets are 48 px high, small ones 40 px. */
export const fields: ThemeOptions['components'] = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: theme.spacing(0.75),
        color: theme.vars.palette.text.primary,
        fontFamily: theme.typography.fontFamily,
        fontSize: theme.typography.body2.fontSize,
        fontWeight: 600,
        lineHeight: 1.4,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: theme.typography.button.fontSize,
        '&:hover:not(.Mui-error, .Mui-focused, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
      }),
      input: ({ theme }) => ({
        minHeight: 24,
        padding: theme.spacing(1.5, 1.75),
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        // The browser's own date field follows the colour scheme.
        '&[type="date"]': { minHeight: 24 },
        variants: [{ props: { size: 'small' }, style: { padding: theme.spacing(1, 1.75) } }],
      }),
      // The hidden twin that a growing field is measured by is late to follow a narrower window.
      multiline: { padding: 0, overflowX: 'clip' },
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.control.border,
        '& legend': { display: 'none' },
        top: 0,
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ marginInline: 0, fontSize: theme.typography.caption.fontSize }),
    },
  },
};
