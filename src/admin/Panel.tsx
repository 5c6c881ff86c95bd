import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { sheetSx } from './sheetSx.ts';

/** Props of {@link Panel}. */
export interface PanelProps {
  title: string;
  /** Stands opposite the title: a link to more, say. */
  action?: ReactNode;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A white sheet with a title, the back office's unit of layout. */
export function Panel({ title, action, sx, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={[
        {
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          ...sheetSx,
          overflow: 'hidden',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: ({ desk }) => desk.panel,
          px: ({ desk }) => ({ xs: 2, md: desk.inset }),
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} variant="panelTitle">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
