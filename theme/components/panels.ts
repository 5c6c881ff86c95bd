import type { ThemeOptions } from '@mui/material/styles';
import { darkEdge } from './surfaces.ts';

/** Selects the first cell of a row; a `td` right after a `th` is the first of its type, but not the first cell. */
const first = '&:first-of-type:not(th + td)';

/** Components used by the back office only: tables, menus, dialogs, snackbars, avatars. */
export const panels: ThemeOptions['components'] = {
  MuiListItem: { styleOverrides: { root: { '&:last-of-type': { borderBottom: 0 } } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 36,
        height: 36,
        whiteSpace: 'nowrap',
        backgroundColor: theme.vars.palette.sage.ground,
        color: theme.vars.palette.sage.text,
        '@media print': { backgroundColor: 'transparent', color: 'inherit' },
        fontSize: theme.typography.caption.fontSize,
        fontWeight: theme.typography.fontWeightSemibold,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(theme.backOffice.cell, 2),
        borderColor: theme.vars.palette.divider,
        fontSize: theme.typography.body2.fontSize,
        [first]: { paddingLeft: theme.spacing(theme.backOffice.inset) },
        '&:last-child': { paddingRight: theme.spacing(theme.backOffice.inset) },
        [theme.breakpoints.down('md')]: {
          padding: theme.spacing(theme.backOffice.cell, 1),
          [first]: { paddingLeft: theme.spacing(2) },
          '&:last-child': { paddingRight: theme.spacing(2) },
        },
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontSize: theme.typography.fine.fontSize,
        fontWeight: theme.typography.fontWeightSemibold,
      }),
    },
  },
  MuiTableRow: { styleOverrides: { root: { 'tbody &:last-child > *': { borderBottom: 0 } } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: theme.spacing(0.5),
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: theme.vars.shape.panelRadius,
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h4' },
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(3, 3, 1) }) },
  },
  MuiDialogActions: {
    styleOverrides: { root: ({ theme }) => ({ gap: theme.spacing(1), padding: theme.spacing(2, 3, 3) }) },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.deep.ground,
        color: theme.vars.palette.deep.text,
        borderRadius: theme.vars.shape.panelRadius,
        fontSize: theme.typography.body2.fontSize,
        ...darkEdge(theme),
      }),
    },
  },
};
