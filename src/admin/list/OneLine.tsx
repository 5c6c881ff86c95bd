import { type SxProps, styled, type Theme } from '@mui/material/styles';

// Lists show hundreds of them: their styles are made once, which `sx` would not.
const Line = styled('span')({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'left',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Lines = styled('div')(({ theme }) => ({
  minWidth: 0,
  lineHeight: 1.45,
  '& > :first-of-type': { fontWeight: 600 },
  '& > :last-of-type': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.caption.fontSize },
}));

/** Props of {@link OneLine}. */
export interface OneLineProps {
  /** Somebody's own words, in whatever script. */
  text: string;
  sx?: SxProps<Theme>;
}

/** A text in a cell: one line, cut with an ellipsis where it is too long, whole under the pointer. */
export function OneLine({ text, sx }: OneLineProps) {
  return (
    <Line dir="auto" title={text} sx={sx}>
      {text}
    </Line>
  );
}

/** Names cells of two texts, for grids whose rows are too low for them. */
export const twoLinesClass = 'two-lines';

/** A cell of two texts: what a record is called, and a quieter line beneath. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <Lines className={twoLinesClass}>
      <OneLine text={first} />
      <OneLine text={second} />
    </Lines>
  );
}
