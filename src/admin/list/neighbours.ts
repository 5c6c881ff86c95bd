import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Entity, readListQuery } from '#domain/entity.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { plainKeyOf, useKeys } from '../keys.ts';

/** Records that stand beside the one that is shown, at most. */
const mostBeside = 100;

/** @param params of an address. @returns the query of the list that it names, in larger pages: the one with the same records. */
export function besideQuery(entity: Entity, params: URLSearchParams): ListQuery {
  const query = readListQuery(entity, params);
  const before = (query.page - 1) * query.pageSize;
  return { ...query, pageSize: mostBeside, page: Math.floor(before / mostBeside) + 1 };
}

/** The addresses of the records before and after one in its list. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

/**
 * @param rows the list. @param id the record that is shown. @param pathOf gives a record's address.
 * @returns the way to the records before and after it, also by the keys `k` and `j`. One that has left the list since, as
 * a lead that is no longer new does, keeps its place between the two.
 */
export function useNeighbours<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  pathOf: (row: Row) => string,
): Neighbours {
  const navigate = useNavigate();
  const at = rows.findIndex((row) => row.id === id);
  const [place, setPlace] = useState({ id, at });
  if (at >= 0 && (place.id !== id || place.at !== at)) setPlace({ id, at });
  const known = at >= 0 ? at : place.id === id ? place.at : -1;
  const pathAt = (index: number) => {
    const row = known < 0 ? undefined : rows[index];
    return row && pathOf(row);
  };
  const previous = pathAt(known - 1);
  const next = pathAt(at >= 0 ? known + 1 : known);

  useKeys((event) => {
    const key = plainKeyOf(event);
    const path = key === 'j' ? next : key === 'k' ? previous : undefined;
    if (path) navigate(path);
  });

  return { previous, next };
}
