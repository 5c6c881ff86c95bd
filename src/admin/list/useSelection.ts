import { useMemo, useState } from 'react';

/** Which rows of a page are chosen, and the ways to choose. */
export interface Selection<Row> {
  /** In the order of the page. */
  rows: readonly Row[];
  ids: ReadonlySet<string>;
  /** @param ids all that are to be chosen from now on. */
  choose: (ids: ReadonlySet<string>) => void;
  /** Chooses a row, or no longer. */
  toggle: (id: string) => void;
  clear: () => void;
}

/** @param rows of the page that is shown: what is on another page is not chosen. */
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
