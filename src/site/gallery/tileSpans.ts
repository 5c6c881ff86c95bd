/** Tile widths by row, in columns out of six: wide and narrow, three equal, narrow and wide, three equal. */
const pattern = [4, 2, 2, 2, 2, 2, 4, 2, 2, 2];

/**
 * Lays pictures out in rows of six columns.
 * @param count number of pictures. @returns the number of columns of each picture on wide screens.
 */
export function tileSpans(count: number): number[] {
  const spans = Array.from({ length: count }, (_, index) => pattern[index % pattern.length] as number);
  const last = lastRow(spans);
  const width = 6 / last.length;
  // Divides an incomplete last row evenly.
  return last.reduce((sum, span) => sum + span, 0) === 6
    ? spans
    : [...spans.slice(0, -last.length), ...last.map(() => width)];
}

/**
 * Lays pictures out in two columns on phones: one wide picture, then two side by side.
 * @param position of the picture, starting at 0. @param count number of pictures.
 * @returns whether the picture is wide; also true for one that would be alone in its row.
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
