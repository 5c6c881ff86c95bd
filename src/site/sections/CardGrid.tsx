import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list of cards, up to four beside each other. @param children `li` elements. */
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
