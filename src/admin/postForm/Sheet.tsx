import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { sheetSx } from '../sheetSx.ts';

/** A white sheet with a few fields on it. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: { xs: 2.5, md: 3 },
        p: { xs: 2, md: 3 },
        ...sheetSx,
      }}
    >
      {children}
    </Box>
  );
}
