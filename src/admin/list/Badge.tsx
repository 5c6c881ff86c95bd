import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Props of {@link Badge}; both colours are paths of the palette. */
export interface BadgeProps {
  ground: string;
  color: string;
  children: ReactNode;
}

/** A state in a word; the colour only helps the eye. */
export function Badge({ ground, color, children }: BadgeProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        flex: 'none',
        px: 1.25,
        py: 0.25,
        borderRadius: 3,
        bgcolor: ground,
        color,
        typography: 'caption',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
