import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A row with content at both ends, which wraps if there is not enough space. */
export const spaceBetweenRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/** Padding of a panel's title and content, by the theme's density; a value of `sx`. */
export const panelInset = ({ backOffice }: Theme) => ({ xs: 2, md: backOffice.inset });

/** An item of a list in a panel. */
export const panelRow = {
  px: panelInset,
  py: 1.5,
  typography: 'body2',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Makes the panel a labelled section; without it, the panel only groups its content. */
  title?: string;
  /** Target of links to the panel. */
  id?: string;
  /** Element opposite the title, e.g. a link. */
  action?: ReactNode;
  component?: 'article' | 'div';
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A white box, the basic layout element of the back office. */
export function Panel({ title, id, action, component = 'div', sx, children }: PanelProps) {
  const titleId = useId();
  return (
    <Box
      id={id}
      {...(title ? { component: 'section', 'aria-labelledby': titleId } : { component })}
      sx={[
        {
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          overflow: 'hidden',
          breakInside: 'avoid',
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
            ...spaceBetweenRow,
            columnGap: 2,
            minHeight: ({ backOffice }) => backOffice.panel,
            py: 1,
            px: panelInset,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {/* The margin adds space around a title of two lines; one line fits into the minimum height. */}
          <Typography id={titleId} variant="panelTitle" sx={{ flex: 'none', maxWidth: 1, my: 0.5 }}>
            {title}
          </Typography>
          {action}
        </Box>
      )}
      {children}
    </Box>
  );
}

/** Text in a panel that has nothing to show. */
export function PanelEmpty({ sx, children }: Pick<PanelProps, 'sx' | 'children'>) {
  return (
    <Typography
      variant="body2"
      sx={[{ px: panelInset, py: 3, color: 'text.secondary' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Typography>
  );
}
