import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { spaceBetweenRow } from '../Panel.tsx';

/** Row between a list's toolbar and its records: the number of records on the left, view options on the right. */
export const CountRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      ...spaceBetweenRow,
      columnGap: 2,
      minHeight: 48,
      my: 0.5,
      // Margin for the case that the count wraps to its own line.
      '& > [role="status"]': { my: 1 },
    }}
  >
    {children}
  </Box>
);
