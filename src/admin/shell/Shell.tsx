import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Styles of the area that a page is shown in. */
export const pageSx: SxProps<Theme> = {
  flexGrow: 1,
  width: '100%',
  maxWidth: 1720,
  px: { xs: 2, md: 4 },
  py: { xs: 2.5, md: 4 },
};

/** Props of {@link Shell}. */
export interface ShellProps {
  /** Shown beside the page on wide screens. */
  sidebar: ReactNode;
  /** Header and page. */
  children: ReactNode;
}

/** Layout of the back office: a sidebar beside header and page. */
export function Shell({ sidebar, children }: ShellProps) {
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', typography: 'body2' }}>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: ({ measures }) => measures.sidebar,
          flex: 'none',
          displayPrint: 'none',
        }}
        slotProps={{ paper: { sx: { width: ({ measures }) => measures.sidebar } } }}
      >
        {sidebar}
      </Drawer>
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
