import type { ThemeOptions } from '@mui/material/styles';
import { durations, radii } from '../tokens.ts';

const motion = `${durations.quick}ms ease-out`;

/** Everything that is pressed. Ripples are off: the house answers a press quietly. */
export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: theme.spacing(1.25, 3.5),
        textAlign: 'center',
        transition: `background-color ${motion}, border-color ${motion}, color ${motion}`,
        '&[aria-disabled="true"]': { opacity: 0.75, cursor: 'progress' },
      }),
      sizeSmall: ({ theme }) => ({ minHeight: 40, padding: theme.spacing(0.75, 2.5), fontSize: '0.9375rem' }),
    },
    variants: [
      { props: { variant: 'contained' }, style: { boxShadow: 'none' } },
      {
        props: { variant: 'outlined' },
        style: ({ theme }) => ({
          borderColor: 'currentColor',
          '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, transparent)` },
        }),
      },
      {
        props: { variant: 'outlined', color: 'onPicture' },
        style: ({ theme }) => ({
          '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.onPicture.main} 16%, transparent)` },
        }),
      },
      {
        // The quiet call: a word over a hairline, for "Learn more" and its kind.
        props: { variant: 'underlined' },
        style: ({ theme }) => ({
          minHeight: 44,
          minWidth: 0,
          padding: 0,
          borderRadius: 0,
          color: theme.vars.palette.primary.main,
          textDecoration: 'underline',
          textDecorationThickness: 1,
          textUnderlineOffset: '0.45em',
          transition: `text-decoration-color ${motion}`,
          '&:hover': { backgroundColor: 'transparent', textDecorationColor: 'transparent' },
        }),
      },
      {
        props: { variant: 'underlined', color: 'onPicture' },
        style: ({ theme }) => ({ color: theme.vars.palette.onPicture.main }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: 44, minHeight: 44, color: 'inherit' },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: theme.spacing(1),
        // MUI joins the buttons into one bar; here each stands for itself. Twice, to outweigh the bar.
        '& .MuiToggleButtonGroup-grouped.MuiToggleButtonGroup-grouped': {
          marginLeft: 0,
          border: '1px solid var(--toggle-border)',
          borderRadius: radii.site,
        },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: theme.spacing(1, 2.5),
        '--toggle-border': theme.vars.palette.control.border,
        color: theme.vars.palette.text.primary,
        fontSize: '0.9375rem',
        textTransform: 'none',
        transition: `background-color ${motion}, color ${motion}`,
        '&.Mui-selected, &.Mui-selected:hover': {
          '--toggle-border': theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
        },
      }),
    },
  },
};
