import type { GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Entity, readListQuery } from '#domain/entity.ts';
import { all, withParam } from '#domain/listQuery.ts';
import { type ListQuery, type Page, writeSort } from '#domain/pagedQuery.ts';
import { useListParam } from '#lists/useListParam.ts';

/** A list's state in the terms of those who show it, and the ways to change it: each writes the address. */
export interface ListModel {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  /** The sort as it stands in an address: `-createdAt`. */
  sort: string;
  /** Whether search or filters are on. */
  narrowed: boolean;
  sortBy: (sort: string) => void;
  onSortModelChange: (model: GridSortModel) => void;
  /** @param page counted from 1. */
  showPage: (page: number) => void;
  /** @param size one of `pageSizes`. */
  showRows: (size: number) => void;
  /** @param name the filter's parameter. @param value its choice, or `all`. */
  filter: (name: string, value: string) => void;
  /** Ends search and filters; the sort stays. */
  clear: () => void;
}

/**
 * The one translation between the address, the list query and the DataGrid's models. What is the default
 * never stands in the address; every change but a search letter is an entry of its own in the history.
 * @param query what the address asks for. @param list the page that was found.
 */
export function useListModel(entity: Entity, query: ListQuery, list: Page<unknown>): ListModel {
  const setParam = useListParam();
  const navigate = useNavigate();
  const { search } = useLocation();
  const standard = readListQuery(entity, new URLSearchParams());
  const change = (name: string, value: string, standard: string) => setParam(name, value, { standard });
  const sortBy = (sort: string) => change('sort', sort, writeSort(standard.sort));

  const { field, order } = query.sort;
  const { page } = list;
  const { pageSize } = query;
  return {
    paginationModel: useMemo(() => ({ page: page - 1, pageSize }), [page, pageSize]),
    sortModel: useMemo(() => [{ field, sort: order }], [field, order]),
    sort: writeSort(query.sort),
    narrowed:
      query.q !== '' || Object.entries(query.filters).some(([name, choice]) => choice !== standard.filters[name]),
    sortBy,
    onSortModelChange: ([item]) => item?.sort && sortBy(writeSort({ field: item.field, order: item.sort })),
    showPage: (next) => change('page', String(next), '1'),
    showRows: (size) => change('rows', String(size), String(standard.pageSize)),
    filter: (name, value) => change(name, value, standard.filters[name] ?? all),
    clear: () => {
      const narrowing = ['q', ...Object.keys(query.filters)];
      const cleared = narrowing.reduce((params, name) => withParam(params, name, ''), new URLSearchParams(search));
      navigate({ search: cleared.toString() }, { preventScrollReset: true });
    },
  };
}
