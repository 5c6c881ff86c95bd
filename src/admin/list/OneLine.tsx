import { type SxProps, styled, type Theme } from '@mui/material/styles';

// A styled component, as lists render hundreds of them and `sx` would compute the styles for each.
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
  '& > :first-of-type': { fontWeight: 'fontWeightSemibold' },
  '& > :last-of-type': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.caption.fontSize },
}));

/** Props of {@link OneLine}. */
export interface OneLineProps {
  /** User-written text in any script. */
  text: string;
  sx?: SxProps<Theme>;
}

/** One line of text in a cell, truncated with an ellipsis; the full text is its tooltip. */
export function OneLine({ text, sx }: OneLineProps) {
  return (
    <Line dir="auto" title={text} sx={sx}>
      {text}
    </Line>
  );
}

/** Class of cells with two lines, for grids with compact rows. */
export const twoLinesClass = 'two-lines';

/** A cell with two lines: the record's name, and secondary text. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <Lines className={twoLinesClass}>
      <OneLine text={first} />
      <OneLine text={second} />
    </Lines>
  );
}
