import type { ThemeOptions } from '@mui/material/styles';

/** Ways through the site. */
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
        // Where the system chooses all grounds, none says which one is chosen.
        '&.Mui-selected': { '@media (forced-colors: active)': { borderInlineStart: '4px solid' } },
      },
    },
  },
};
