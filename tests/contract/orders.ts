import { expect } from 'vitest';
import { type Entity, sortableFields } from '#domain/entity.ts';

/** @returns the fields that a list can be sorted by. */
export const sortsOf = (entity: Entity) => sortableFields(entity).map(([name]) => name);

/** @returns the first and the last of texts in alphabetical order. */
export function endsOf(texts: readonly string[]): [first: unknown, last: unknown] {
  const sorted = texts.toSorted();
  return [sorted[0], sorted.at(-1)];
}

/** Expects the given first and last values of a list sorted by each column, and the opposite in reverse order. */
export async function expectOrders<Row>(
  rowsBy: (sort: string) => Promise<readonly Row[]>,
  columns: readonly (readonly [field: keyof Row & string, first: unknown, last: unknown])[],
) {
  for (const [field, first, last] of columns) {
    const up = await rowsBy(field);
    const down = await rowsBy(`-${field}`);
    expect([up[0]?.[field], up.at(-1)?.[field]], field).toEqual([first, last]);
    expect([down[0]?.[field], down.at(-1)?.[field]], `-${field}`).toEqual([last, first]);
  }
}

/** Expects that rows with the same value in the sorted column are sorted by id, in the same direction. */
export async function expectIdsDecide<Field extends string>(
  rowsBy: (sort: string) => Promise<readonly ({ id: string } & Record<Field, unknown>)[]>,
  columns: readonly Field[],
) {
  for (const field of columns) {
    for (const sort of [field, `-${field}`]) {
      const rows = await rowsBy(sort);
      const equal = rows.flatMap((row, index) => {
        const next = rows[index + 1];
        return next && next[field] === row[field] ? [[row.id, next.id] as const] : [];
      });
      const rising = equal.filter(([id, next]) => id < next).length;
      expect(rising, `sorted by ${sort}`).toBe(sort === field ? equal.length : 0);
    }
  }
}
