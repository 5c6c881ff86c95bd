/** Tile widths by row, in columns out of six; the rows repeat. */
const rows = [
  [4, 2],
  [2, 2, 2],
  [2, 4],
  [2, 2, 2],
] as const;

/**
 * Lays pictures out in rows of six columns.
 * @param count number of pictures. @returns the number of columns of each picture on wide screens.
 */
export function tileSpans(count: number): number[] {
  const spans: number[] = [];
  for (let index = 0; spans.length < count; index += 1) {
    const row = rows[index % rows.length] ?? [];
    const left = count - spans.length;
    // An incomplete last row is divided evenly.
    spans.push(...(left < row.length ? Array.from({ length: left }, () => 6 / left) : row));
  }
  return spans;
}

/**
 * Lays pictures out in two columns on phones: one wide picture, then two side by side.
 * @param position of the picture, starting at 0. @param count number of pictures.
 * @returns whether the picture is wide; also true for one that would be alone in its row.
 */
export const isWideOnPhone = (position: number, count: number): boolean =>
  position % 3 === 0 || (position % 3 === 1 && position === count - 1);
