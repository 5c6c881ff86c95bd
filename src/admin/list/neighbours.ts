import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Entity, readListQuery } from '#domain/entity.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { keyWithoutModifiers, useKeys } from '../keys.ts';

/** Maximum number of records listed beside the current one. */
const maxNeighbours = 100;

/**
 * @param params of the URL. @returns the list's query with larger pages, on the page that contains the same records.
 */
export function listPaneQuery(entity: Entity, params: URLSearchParams): ListQuery {
  const query = readListQuery(entity, params);
  const before = (query.page - 1) * query.pageSize;
  return { ...query, pageSize: maxNeighbours, page: Math.floor(before / maxNeighbours) + 1 };
}

/** URLs of the previous and next record in the list. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

/**
 * @param rows of the list.
 * @param id of the current record.
 * @param pathOf returns a record's URL.
 * @returns links to the previous and next record, which the keys `k` and `j` also open. A record that no longer matches
 * the list, e.g. a lead that is no longer new, keeps its position.
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
    const key = keyWithoutModifiers(event);
    const path = key === 'j' ? next : key === 'k' ? previous : undefined;
    if (path) navigate(path);
  });

  return { previous, next };
}
