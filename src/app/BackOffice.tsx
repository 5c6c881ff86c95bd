import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { createBackOfficeTheme } from '#theme/createBackOfficeTheme.ts';

/** Around all of the back office: the one theme, with what only staff needs of it. */
export function BackOffice() {
  return (
    <ThemeProvider theme={createBackOfficeTheme}>
      <Outlet />
    </ThemeProvider>
  );
}
