import type { ThemeOptions } from '@mui/material/styles';

/** Drawer and list buttons. */
export const navigation: ThemeOptions['components'] = {
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
};
