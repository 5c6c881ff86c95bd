import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { spreadRow } from '../Panel.tsx';

/** The line between a list's tools and its records: how many there are, and opposite the ways to look at them. */
export const CountRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      ...spreadRow,
      columnGap: 2,
      minHeight: 48,
      my: 0.5,
      // Also where it has a line to itself.
      '& > [role="status"]': { my: 1 },
    }}
  >
    {children}
  </Box>
);
