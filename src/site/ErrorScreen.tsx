import Box from '@mui/material/Box';
import { PageError } from './PageError.tsx';

/** The router's error screen, where not even the layout could be shown. */
export function ErrorScreen() {
  return (
    <Box component="main">
      <PageError />
    </Box>
  );
}
