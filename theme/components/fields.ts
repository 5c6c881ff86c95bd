import type { ThemeOptions } from '@mui/material/styles';
import { fonts } from '../tokens.ts';

/** Form controls: the label stands above its field, borders reach 3:1, targets are 48 px high. */
export const fields: ThemeOptions['components'] = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: theme.spacing(0.75),
        color: theme.vars.palette.text.primary,
        fontFamily: fonts.text,
        fontSize: '0.9375rem',
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
        fontSize: '1rem',
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
    styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } },
  },
};
