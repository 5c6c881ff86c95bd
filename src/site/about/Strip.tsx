import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

/** Props of {@link Strip}. */
export interface StripProps {
  /** Id of the heading that says what stands here. */
  labelledBy: string;
  /** `ol` where the order matters. Default `ul`. */
  component?: 'ol' | 'ul';
  /** Whether they stand in two columns on tablets and in four beyond. Default: a strip there, too. */
  columns?: boolean;
  /** `li` elements with a width of their own. */
  children: ReactNode;
}

/** Entries beside each other; what does not fit is scrolled to, by the keyboard, too. On paper they stand in rows. */
export function Strip({ labelledBy, component = 'ul', columns = false, children }: StripProps) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const scrolls = !columns || narrow;
  return (
    <Box
      tabIndex={scrolls ? 0 : undefined}
      role="group"
      aria-labelledby={labelledBy}
      sx={({ breakpoints }) => ({
        // Up to the edge of small screens: what is cut off is seen to go on.
        mx: { xs: -2.5, sm: -5 },
        px: { xs: 2.5, sm: 5 },
        pb: { xs: 1, md: 4 },
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        scrollPaddingInline: { xs: '20px', sm: '40px' },
        outlineOffset: -2,
        ...(columns && { [breakpoints.up('sm')]: { mx: 0, px: 0, pb: 0, overflowX: 'visible' } }),
        '@media print': { mx: 0, px: 0, overflowX: 'visible' },
      })}
    >
      <Box
        component={component}
        data-reveal={columns ? '4' : undefined}
        sx={({ breakpoints }) => ({
          display: 'flex',
          width: 'max-content',
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li': { scrollSnapAlign: 'start' },
          ...(columns && {
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
