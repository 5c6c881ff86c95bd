import { expect } from 'vitest';
import { type Entity, sortableFields } from '#domain/entity.ts';

/** @returns the fields by which a list can be sorted. */
export const sortsOf = (entity: Entity) => sortableFields(entity).map(([name]) => name);

/** Expects the first and last values of a list sorted by each column, ascending and descending. */
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

/** Expects that rows with equal values in the sorted column are sorted by id, in the same direction. */
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
