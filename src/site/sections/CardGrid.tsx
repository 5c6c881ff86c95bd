import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A grid of cards with up to four columns. @param children `li` elements. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      data-reveal="4"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        columnGap: 3,
        rowGap: 6,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}
