import type { LoaderFunctionArgs } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { readListQuery } from '#domain/entity.ts';
import { type Lead, type LeadStatus, leadEntity, leadStatuses } from '#domain/lead.ts';
import { all } from '#domain/listQuery.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { readOrLast } from '../sharedReads.ts';

/** Query parameter of the board, and its value. */
export const boardParam = { name: 'view', value: 'board' } as const;

/** Initial number of cards in a column. */
const firstCards = 50;

/** Maximum number of cards in a column. */
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
  /** Whether the columns are those of an earlier query, because the server could not be reached. */
  isOld: boolean;
}

/** @returns whether the URL shows the board. */
export const isBoard = (params: URLSearchParams): boolean => params.get(boardParam.name) === boardParam.value;

/**
 * @returns the board for the URL: a list of leads for each status, or for the one status it is filtered by; while the
 * server cannot be reached, the one that was read last.
 * @throws Unreachable if none has been read in this session yet
 */
export async function readBoard({ request, context }: LoaderFunctionArgs): Promise<Board> {
  const params = new URL(request.url).searchParams;
  const query = readListQuery(leadEntity, params);
  const pageSize = params.has('rows') ? Math.min(query.pageSize, maxCards) : firstCards;
  const { status: chosen = all } = query.filters;
  const backend = await backendOf(context);
  const read = () =>
    Promise.all(
      leadStatuses
        .filter((status) => chosen === all || chosen === status)
        .map(async (status) => {
          const narrowed = { ...query, page: 1, pageSize, filters: { ...query.filters, status } };
          return { status, ...(await backend.leads.list(narrowed, { signal: request.signal })) };
        }),
    );
  const { current, last } = await readOrLast(backend, 'board', read);
  return {
    query,
    columns: last.map(({ status, rows, matching }) => ({ status, leads: rows, count: matching })),
    total: last[0]?.total ?? 0,
    isOld: current === null,
  };
}
