import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Words of one or more lines in a panel, as they were written. */
export function Words({ text }: { text: string }) {
  return (
    <Typography
      dir="auto"
      sx={{
        px: { xs: 2, md: 3 },
        py: 2.5,
        maxWidth: '68ch',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Typography>
  );
}

/**
 * Facts with their names; those that are empty are left out. Each reads in the direction of its own words, and begins where
 * its name does: on the left, which Emotion turns.
 */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1,
        m: 0,
        px: { xs: 2, md: 3 },
        py: 2.5,
        typography: 'body2',
      }}
    >
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" dir="auto" sx={{ m: 0, textAlign: 'left', overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
