import type { GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Entity, readListQuery } from '#domain/entity.ts';
import { all, withParam } from '#domain/listQuery.ts';
import { type ListQuery, type Page, writeSort } from '#domain/pagedQuery.ts';
import { useListParam } from '#lists/useListParam.ts';

/** State of a list for the components that show it, with functions that change the URL. */
export interface ListModel {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  /** Sort order as in the URL, e.g. `-createdAt`. */
  sort: string;
  /** Whether a search or filter is active. */
  isFiltered: boolean;
  setSort: (sort: string) => void;
  onSortModelChange: (model: GridSortModel) => void;
  /** @param page starting at 1. */
  setPage: (page: number) => void;
  /** @param size one of `pageSizes`. */
  setPageSize: (size: number) => void;
  /** @param name query parameter of the filter. @param value one of its options, or `all`. */
  setFilter: (name: string, value: string) => void;
  /** Clears search and filters; keeps the sort order. */
  clearFilters: () => void;
}

/**
 * Translates between the URL, the list query and the DataGrid's models. Defaults are left out of the URL; every change
 * but typing in the search box adds a history entry.
 * @param query of the URL. @param list the matching page.
 */
export function useListModel(entity: Entity, query: ListQuery, list: Page<unknown>): ListModel {
  const setParam = useListParam();
  const navigate = useNavigate();
  const { search } = useLocation();
  const defaults = readListQuery(entity, new URLSearchParams());
  const change = (name: string, value: string, defaultValue: string) => setParam(name, value, { defaultValue });
  const setSort = (sort: string) => change('sort', sort, writeSort(defaults.sort));

  const { field, order } = query.sort;
  const { page } = list;
  const { pageSize } = query;
  return {
    paginationModel: useMemo(() => ({ page: page - 1, pageSize }), [page, pageSize]),
    sortModel: useMemo(() => [{ field, sort: order }], [field, order]),
    sort: writeSort(query.sort),
    isFiltered:
      query.q !== '' || Object.entries(query.filters).some(([name, choice]) => choice !== defaults.filters[name]),
    setSort,
    onSortModelChange: ([item]) => item?.sort && setSort(writeSort({ field: item.field, order: item.sort })),
    setPage: (next) => change('page', String(next), '1'),
    setPageSize: (size) => change('rows', String(size), String(defaults.pageSize)),
    setFilter: (name, value) => change(name, value, defaults.filters[name] ?? all),
    clearFilters: () => {
      const narrowing = ['q', ...Object.keys(query.filters)];
      const cleared = narrowing.reduce((params, name) => withParam(params, name, ''), new URLSearchParams(search));
      navigate({ search: cleared.toString() }, { preventScrollReset: true });
    },
  };
}
