import type { Theme, ThemeOptions } from '@mui/material/styles';

/** @returns the theme's short transition of some CSS properties. */
const transitionOf =
  (...properties: string[]) =>
  ({ transitions }: Pick<Theme, 'transitions'>) =>
    transitions.create(properties, { duration: transitions.duration.short, easing: transitions.easing.quiet });

/** Marks what is selected in forced colours, which remove its background. */
export const selectedInForcedColors = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;

/** Buttons, icon buttons and toggle buttons. Ripples are switched off. */
export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Feedback in the next frame, however long the click handler takes.
    styleOverrides: { root: { '&:active:not([aria-disabled="true"])': { opacity: 0.8 } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: theme.spacing(1.25, 3.5),
        textAlign: 'center',
        transition: transitionOf('background-color', 'border-color', 'color')(theme),
        '&[aria-disabled="true"]': { opacity: 0.75, cursor: 'progress' },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: 40,
              padding: theme.spacing(0.75, 2.5),
              fontSize: theme.typography.body2.fontSize,
            },
          },
          {
            props: { variant: 'contained' },
            // Forced colours remove the background: without a border, the button would look like plain text.
            style: {
              boxShadow: 'none',
              '@media (forced-colors: active)': { border: '1px solid', '&[aria-current]': selectedInForcedColors },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'currentColor',
              '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, transparent)` },
            },
          },
          {
            props: { variant: 'outlined', color: 'onPicture' },
            style: {
              '&:hover': {
                backgroundColor: `color-mix(in srgb, ${theme.vars.palette.onPicture.main} 16%, transparent)`,
              },
            },
          },
          {
            // A text button with a thin underline, e.g. for "Learn more".
            props: { variant: 'underlined' },
            style: {
              minHeight: 44,
              minWidth: 0,
              padding: 0,
              borderRadius: 0,
              color: theme.vars.palette.primary.main,
              textDecoration: 'underline',
              textDecorationThickness: 1,
              textUnderlineOffset: '0.45em',
              transition: transitionOf('text-decoration-color')(theme),
              '&:hover': { backgroundColor: 'transparent', textDecorationColor: 'transparent' },
            },
          },
          {
            props: { variant: 'underlined', color: 'onPicture' },
            style: { color: theme.vars.palette.onPicture.main },
          },
        ],
      }),
    },
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
        // MUI joins the buttons into one bar; here they are separate. The class is doubled for a higher specificity
        // than MUI's.
        '& .MuiToggleButtonGroup-grouped.MuiToggleButtonGroup-grouped': {
          marginLeft: 0,
          border: '1px solid var(--toggle-border)',
          borderRadius: theme.vars.shape.borderRadius,
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
        fontSize: theme.typography.body2.fontSize,
        textTransform: 'none',
        transition: transitionOf('background-color', 'color')(theme),
        '&.Mui-selected, &.Mui-selected:hover': {
          '--toggle-border': theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
          '@media (forced-colors: active)': selectedInForcedColors,
        },
      }),
    },
  },
};
