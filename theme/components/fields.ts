import type { ThemeOptions } from '@mui/material/styles';

/** Form controls: labels above the fields, borders with 3:1 contrast, fields 48 px high, small ones 40 px. */
export const fields: ThemeOptions['components'] = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: theme.spacing(0.75),
        color: theme.vars.palette.text.primary,
        fontFamily: theme.typography.fontFamily,
        fontSize: theme.typography.body2.fontSize,
        fontWeight: theme.typography.fontWeightSemibold,
        lineHeight: 1.4,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.text.primary },
      }),
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
        // Room for the label, and for a dialog's button, where a refused attempt scrolls to the field.
        scrollMarginBlock: theme.spacing(8),
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        // Shows that a placeholder goes on, where a narrow field cuts it.
        '&:placeholder-shown': { textOverflow: 'ellipsis' },
        // Keeps the browser's native date field, which follows the colour scheme, as high as a text field.
        '&[type="date"]': { minHeight: 24 },
        variants: [{ props: { size: 'small' }, style: { padding: theme.spacing(1, 1.75) } }],
      }),
      // The icon has its own margin.
      adornedStart: { '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
      // The hidden textarea with which MUI measures the height is resized late when the window gets narrower, and
      // overflows.
      multiline: { padding: 0, overflowX: 'clip' },
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.control.border,
        '& legend': { display: 'none' },
        top: 0,
      }),
    },
  },
  // Browsers round the position of a select's text up with MUI's fractional line height, 1 px above that of its neighbours.
  MuiNativeSelect: {
    // `&&` beats the `font` of MUI's inputs.
    styleOverrides: { select: ({ theme }) => ({ '&&': { lineHeight: theme.typography.pxToRem(24) } }) },
  },
  // The label's first line is beside the checkbox or radio, also if it has several.
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'body2' } } },
    styleOverrides: {
      root: { alignItems: 'flex-start' },
      label: ({ theme }) => ({ paddingBlock: theme.spacing(1.125) }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ marginInline: 0, fontSize: theme.typography.caption.fontSize }),
    },
  },
};
