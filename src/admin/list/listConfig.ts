import type { GridColDef } from '@mui/x-data-grid';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import type { Backend, Records } from '#backend/backend.ts';
import { backendOf } from '#backend/context.ts';
import type { ListWords } from '#content/admin/list.ts';
import { type Entity, type EntityRecord, readListQuery } from '#domain/entity.ts';
import { withParam } from '#domain/listQuery.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import type { ListName } from '#domain/savedView.ts';
import { stripBasePath } from '#paths';
import { readOrLast } from '../sharedReads.ts';
import type { RecordCardContent } from './RecordCard.tsx';
import type { RecordAction } from './recordAction.ts';

/** A record of a list. */
export type ListedRecord = EntityRecord & { id: string };

/** List configuration of one kind of record. Must be a constant, as its functions have to be stable. */
export interface ListConfig<Row extends ListedRecord> {
  /** Key under which the list's views and settings are stored. */
  name: ListName;
  entity: Entity;
  words: ListWords;
  columns: readonly GridColDef<Row>[];
  cardOf: (row: Row) => RecordCardContent;
  /** @returns the name of a record. */
  nameOf: (row: Row) => string;
  /** Bulk actions in addition to deletion. */
  Selected?: ComponentType<{ rows: readonly Row[] }>;
  /**
   * @param search query string of the list's URL (e.g. `?status=new`, or empty), for pages that link back to it.
   * @returns the actions on a record, in addition to deletion.
   */
  linksOf: (row: Row, search: string) => RecordAction[];
  /** @returns the backend's methods for these records; deletion is permanent. */
  recordsOf: (backend: Backend) => Pick<Records<unknown, never, Row>, 'list' | 'remove' | 'removeAll'>;
}

/** A page of records; `isOld` if it is that of an earlier query, because the server could not be reached. */
export type ListedPage<Row, List extends Page<Row> = Page<Row>> = List & { isOld: boolean };

/**
 * @param name of the list. @param read reads a page of it.
 * @returns the page; while the server cannot be reached, the one that was read last.
 * @throws Unreachable if none has been read in this session yet
 */
export async function readListedPage<Row, List extends Page<Row>>(
  backend: Backend,
  name: string,
  read: () => Promise<List>,
): Promise<ListedPage<Row, List>> {
  const { current, last } = await readOrLast(backend, name, read);
  return { ...last, isOld: current === null };
}

/**
 * @returns the loader of a list page: the query of the URL and the matching page of records; without a connection, the
 * page that was read last. It throws a redirect from a page past the end to the last one.
 */
export const listLoader =
  <Row extends ListedRecord>({ name, entity, recordsOf }: ListConfig<Row>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<{ query: ListQuery; list: ListedPage<Row> }> => {
    const { pathname, searchParams } = new URL(request.url);
    const query = readListQuery(entity, searchParams);
    const backend = await backendOf(context);
    const read = () => recordsOf(backend).list(query, { signal: request.signal });
    const list = await readListedPage(backend, name, read);
    if (!list.isOld && list.page !== query.page) {
      const search = withParam(searchParams, 'page', list.page === 1 ? '' : String(list.page));
      throw replace(`${stripBasePath(pathname)}${search.size > 0 ? `?${search}` : ''}`);
    }
    return { query, list };
  };
