import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { spaceBetweenRow } from '../Panel.tsx';

/** Props of {@link CountRow}. */
export interface CountRowProps {
  /** Whether the row stays below the header while the page scrolls. Default: false. */
  sticky?: boolean;
  children: ReactNode;
}

/** Row between a list's toolbar and its records: the number of records on the left, view options on the right. */
export const CountRow = ({ sticky = false, children }: CountRowProps) => (
  <Box
    sx={[
      {
        ...spaceBetweenRow,
        columnGap: 2,
        minHeight: 48,
        my: 0.5,
        // Margin for the case that the count wraps to its own line.
        '& > [role="status"]': { my: 1 },
      },
      sticky && stickySx,
    ]}
  >
    {children}
  </Box>
);

/** The view options; if they wrap to a row of their own, it is as wide as the list. */
export const countRowOptions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  justifyContent: { sm: 'flex-end' },
  flexGrow: 1,
} as const;

/** Above the grid, whose own parts have a `z-index` of up to 6. */
const stickySx = {
  position: 'sticky',
  top: ({ measures }: Theme) => measures.adminHeader,
  zIndex: 7,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { position: 'static' },
  // Keeps what gets the focus in the list from being scrolled behind the row. A scroll padding of the page would also
  // apply to the row itself, so that the page would scroll when one of its buttons gets the focus.
  '& ~ * :is(a, button, input, [tabindex])': { scrollMarginTop: { xs: 200, lg: 64 } },
} as const;
