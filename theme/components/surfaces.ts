import type { Theme, ThemeOptions } from '@mui/material/styles';

/**
 * @returns the styles of a hairline around a raised surface in the dark scheme, in which its shadow cannot be seen, and the
 * page behind it is nearly as dark.
 */
export const darkEdge = (theme: Theme) =>
  theme.applyStyles('dark', { boxShadow: `0 0 0 1px ${theme.vars.palette.divider}, var(--Paper-shadow)` });

/** Paper, cards, accordions, dialogs, chips, drawers, list buttons and alerts: thin borders instead of shadows. */
export const surfaces: ThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        background: 'none',
        // A card has no ground of its own: its picture has round corners on all sides, and its text loses none to them.
        overflow: 'visible',
        '& > :has(> picture)': { borderRadius: 'inherit' },
      },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        padding: theme.spacing(2.5, 0, 0),
        '&:last-child': { paddingBottom: 0 },
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        background: 'none',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 64, padding: 0 },
      expandIconWrapper: ({ theme }) => ({ color: theme.vars.palette.gold.text }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: ({ theme }) => ({ maxWidth: '60ch', padding: theme.spacing(0, 6, 3, 0) }) },
  },
  // In print and without JavaScript, all accordions are expanded.
  MuiCollapse: {
    styleOverrides: {
      root: {
        '@media print, (scripting: none)': {
          height: 'auto !important',
          overflow: 'visible',
          visibility: 'visible !important',
        },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme, ownerState }) => ({
        borderRadius: ownerState.fullScreen ? 0 : theme.vars.shape.panelRadius,
        backgroundColor: theme.vars.palette.background.paper,
        // Visible in forced colours only, in which it has no shadow, and the page's background.
        outline: '1px solid transparent',
        ...(!ownerState.fullScreen && darkEdge(theme)),
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { variants: [{ props: { invisible: false }, style: { backgroundColor: 'var(--scrim-under-text)' } }] },
    },
  },
  MuiImageListItem: {
    styleOverrides: { root: { position: 'relative' } },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 28,
        borderRadius: theme.vars.shape.borderRadius,
        // A section with the colour of chips sets another one.
        backgroundColor: `var(--chip-ground, ${theme.vars.palette.background.sunken})`,
        color: theme.vars.palette.text.secondary,
        fontSize: theme.typography.fine.fontSize,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.default, backgroundImage: 'none' }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 48,
        // Forced colours remove the background that marks the selected entry; a border marks it instead.
        '&.Mui-selected': { '@media (forced-colors: active)': { borderInlineStart: '4px solid' } },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        fontSize: theme.typography.body2.fontSize,
        // Beside the title, not in the middle of the paragraphs below it.
        '&:has(.MuiAlertTitle-root) .MuiAlert-icon': { alignSelf: 'flex-start' },
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
