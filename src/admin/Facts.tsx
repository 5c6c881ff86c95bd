import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { panelInset } from './Panel.tsx';

/** Multi-line text in a panel; line breaks are kept. */
export function MultilineText({ text }: { text: string }) {
  return (
    <Typography
      dir="auto"
      sx={{
        px: panelInset,
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
 * A list of labelled values; empty values are left out. Each text has its own direction, but is aligned like its label:
 * on the left, which `@mui/stylis-plugin-rtl` mirrors in right-to-left layouts.
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
        px: panelInset,
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
            <Box
              component="dd"
              dir={typeof value === 'string' ? 'auto' : undefined}
              sx={{ m: 0, textAlign: 'left', overflowWrap: 'anywhere' }}
            >
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
