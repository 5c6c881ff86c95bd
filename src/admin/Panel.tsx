import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A row whose parts stand at both ends, and below each other where there is no room. */
export const spreadRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Makes it a section of this name; a panel without one only holds together what stands on it. */
  title?: string;
  /** Stands opposite the title: a link to more, say. */
  action?: ReactNode;
  component?: 'article' | 'div';
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A white sheet, the back office's unit of layout. */
export function Panel({ title, action, component = 'div', sx, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      {...(title ? { component: 'section', 'aria-labelledby': id } : { component })}
      sx={[
        {
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: ({ vars }) => vars.shape.panelRadius,
          bgcolor: 'background.paper',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {title && (
        <Box
          sx={{
            ...spreadRow,
            columnGap: 2,
            minHeight: ({ desk }) => desk.panel,
            py: 1,
            px: ({ desk }) => ({ xs: 2, md: desk.inset }),
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography id={id} variant="panelTitle" sx={{ flex: 'none', maxWidth: 1 }}>
            {title}
          </Typography>
          {action}
        </Box>
      )}
      {children}
    </Box>
  );
}
