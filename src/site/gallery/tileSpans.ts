/** Rows of the pattern, in columns of six: wide and narrow, three equal, turned round, three equal. */
const pattern = [4, 2, 2, 2, 2, 2, 4, 2, 2, 2];

/**
 * Lays pictures out in full rows of six columns.
 * @param count how many pictures there are. @returns how many columns each takes on wide screens.
 */
export function tileSpans(count: number): number[] {
  const spans = Array.from({ length: count }, (_, index) => pattern[index % pattern.length] as number);
  const last = lastRow(spans);
  const width = 6 / last.length;
  // A last row that is not full shares its columns evenly.
  return last.reduce((sum, span) => sum + span, 0) === 6
    ? spans
    : [...spans.slice(0, -last.length), ...last.map(() => width)];
}

/**
 * Lays pictures out on phones, in two columns: a wide one, then two beside each other.
 * @param position counted from 0, of `count`. @returns whether it is a wide one; so is one that would stand alone.
 */
export const isWideOnPhone = (position: number, count: number): boolean =>
  position % 3 === 0 || (position % 3 === 1 && position === count - 1);

function lastRow(spans: readonly number[]): number[] {
  let row: number[] = [];
  for (const span of spans) {
    const full = row.reduce((sum, width) => sum + width, 0) === 6;
    row = full ? [span] : [...row, span];
  }
  return row;
}
