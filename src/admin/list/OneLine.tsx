import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Props of {@link OneLine}. */
export interface OneLineProps {
  /** Somebody's own words, in whatever script. */
  text: string;
  sx?: SxProps<Theme>;
}

/** A text in a cell: one line, cut with an ellipsis where it is too long, whole under the pointer. */
export function OneLine({ text, sx }: OneLineProps) {
  return (
    <Box
      component="span"
      dir="auto"
      title={text}
      sx={[
        {
          display: 'block',
          minWidth: 0,
          overflow: 'hidden',
          textAlign: 'left',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {text}
    </Box>
  );
}

/** Names cells of two texts, for grids whose rows are too low for them. */
export const twoLinesClass = 'two-lines';

/** A cell of two texts: what a record is called, and a quieter line beneath. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <Box className={twoLinesClass} sx={{ minWidth: 0, lineHeight: 1.45 }}>
      <OneLine text={first} sx={{ fontWeight: 600 }} />
      <OneLine text={second} sx={{ color: 'text.secondary', fontSize: 'caption.fontSize' }} />
    </Box>
  );
}
