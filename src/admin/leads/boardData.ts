import type { LoaderFunctionArgs } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { readListQuery } from '#domain/entity.ts';
import { type Lead, type LeadStatus, leadEntity, leadStatuses } from '#domain/lead.ts';
import { all } from '#domain/listQuery.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';

/** Query parameter of the board, and its value. */
export const boardParam = { name: 'view', value: 'board' } as const;

/** Initial and maximum number of cards in a column. */
const firstCards = 50;
export const maxCards = 100;

/** One column of the board. */
export interface BoardColumn {
  status: LeadStatus;
  /** The displayed leads, in the order of the query. */
  leads: Lead[];
  /** Number of leads with this status, including those not displayed. */
  count: number;
}

/** The board for a URL. */
export interface Board {
  query: ListQuery;
  columns: BoardColumn[];
  total: number;
}

/** @returns whether the URL shows the board. */
export const isBoard = (params: URLSearchParams): boolean => params.get(boardParam.name) === boardParam.value;

/** @returns the board for the URL: a list of leads for each status, or for the one status it is filtered by. */
export async function readBoard({ request, context }: LoaderFunctionArgs): Promise<Board> {
  const params = new URL(request.url).searchParams;
  const query = readListQuery(leadEntity, params);
  const pageSize = params.has('rows') ? Math.min(query.pageSize, maxCards) : firstCards;
  const { status: chosen = all } = query.filters;
  const { leads } = await backendOf(context);
  const pages = await Promise.all(
    leadStatuses
      .filter((status) => chosen === all || chosen === status)
      .map(async (status) => {
        const narrowed = { ...query, page: 1, pageSize, filters: { ...query.filters, status } };
        return { status, ...(await leads.list(narrowed, { signal: request.signal })) };
      }),
  );
  return {
    query,
    columns: pages.map(({ status, rows, matching }) => ({ status, leads: rows, count: matching })),
    total: pages[0]?.total ?? 0,
  };
}
