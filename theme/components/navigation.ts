import type { ThemeOptions } from '@mui/material/styles';

/** Ways through the site. */
export const navigation: ThemeOptions['components'] = {
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.default, backgroundImage: 'none' }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: 48 } } },
};
