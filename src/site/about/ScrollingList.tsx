import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { plainList } from '#components/styles.ts';

/** Props of {@link ScrollingList}. */
export interface ScrollingListProps {
  /** Id of the heading that labels the list. */
  labelledBy: string;
  /** `ol` where the order matters. Default `ul`. */
  component?: 'ol' | 'ul';
  /**
   * The narrowest screens with columns instead of a scrolling row: two on tablets (`sm`) and four on larger ones, or one for
   * each item on desktops (`lg`). Default: none.
   */
  columns?: 'sm' | 'lg';
  /** `li` elements with their own width. */
  children: ReactNode;
}

/** A horizontally scrolling list, also by keyboard. In print the items wrap. */
export function ScrollingList({ labelledBy, component = 'ul', columns, children }: ScrollingListProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down(columns ?? 'xl'));
  const scrolls = !columns || isNarrow;
  return (
    <Box
      tabIndex={scrolls ? 0 : undefined}
      role="group"
      aria-labelledby={labelledBy}
      sx={({ breakpoints }) => ({
        // Extends to the edge of small screens, so that a cut-off item shows that the list scrolls.
        mx: { xs: -2.5, sm: -5 },
        px: { xs: 2.5, sm: 5 },
        pb: { xs: 1, md: 4 },
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        scrollPaddingInline: { xs: '20px', sm: '40px' },
        outlineOffset: -2,
        ...(columns && { [breakpoints.up(columns)]: { mx: 0, px: 0, pb: 0, overflowX: 'visible' } }),
        '@media print': { mx: 0, px: 0, overflowX: 'visible' },
      })}
    >
      <Box
        component={component}
        data-reveal={columns === 'sm' ? '4' : undefined}
        sx={({ breakpoints }) => ({
          ...plainList,
          display: 'flex',
          width: 'max-content',
          '& > li': { scrollSnapAlign: 'start' },
          ...(columns === 'lg' && {
            [breakpoints.up('lg')]: {
              display: 'grid',
              gridAutoFlow: 'column',
              gridAutoColumns: 'minmax(0, 1fr)',
              width: 'auto',
            },
          }),
          ...(columns === 'sm' && {
            [breakpoints.up('sm')]: {
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
              columnGap: 4,
              rowGap: 6,
              width: 'auto',
            },
          }),
          '@media print': { flexWrap: 'wrap', width: 'auto', rowGap: 2 },
        })}
      >
        {children}
      </Box>
    </Box>
  );
}
