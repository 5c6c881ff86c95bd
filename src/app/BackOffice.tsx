import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { createBackOfficeTheme } from '#theme/createBackOfficeTheme.ts';

/** Root of all back-office pages: adds the back office's component options to the theme. */
export function BackOffice() {
  return (
    <ThemeProvider theme={createBackOfficeTheme}>
      <Outlet />
    </ThemeProvider>
  );
}
