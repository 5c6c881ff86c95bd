import { useMemo, useState } from 'react';

/** Selected rows of a page, with functions to change the selection. */
export interface Selection<Row> {
  /** In the order of the page. */
  rows: readonly Row[];
  ids: ReadonlySet<string>;
  /** @param ids replace the selection. */
  choose: (ids: ReadonlySet<string>) => void;
  /** Selects or deselects a row. */
  toggle: (id: string) => void;
  clear: () => void;
}

/** @param rows of the current page; rows of other pages are never selected. @returns the selection. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]): Selection<Row> {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const there = rows.filter(({ id }) => chosen.has(id));
    const ids = new Set(there.map(({ id }) => id));
    return {
      rows: there,
      ids,
      choose,
      toggle: (id) => choose(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id])),
      clear: () => choose(new Set()),
    };
  }, [rows, chosen]);
}
