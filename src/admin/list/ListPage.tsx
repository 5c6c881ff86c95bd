import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import { type ComponentType, type ReactNode, useCallback, useRef } from 'react';
import { type LoaderFunctionArgs, useLocation } from 'react-router-dom';
import type { Backend, Records } from '#backend/backend.ts';
import { backendOf, useBackend } from '#backend/context.ts';
import { type ListWords, listWords } from '#content/admin/list.ts';
import { type Entity, type EntityRecord, readListQuery } from '#domain/entity.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import type { ListName } from '#domain/savedView.ts';
import { CountRow } from './CountRow.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import { hideableColumns, useGridDisplay } from './gridSettings.ts';
import { ListCards } from './ListCards.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListPages } from './ListPages.tsx';
import { type ListFilter, ListTools } from './ListTools.tsx';
import { listFilters } from './listFilters.ts';
import { NoMatches } from './NoMatches.tsx';
import type { RecordCardContent } from './RecordCard.tsx';
import { type RecordAction, removeAction } from './recordAction.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { SortChoice } from './SortChoice.tsx';
import { useFocusAfterAction } from './useFocusAfterAction.ts';
import { useListModel } from './useListModel.ts';
import { useRemoval } from './useRemoval.tsx';
import { useSelection } from './useSelection.ts';
import { useSlowLoad } from './useSlowLoad.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

/** A record of a list. */
type ListedRecord = EntityRecord & { id: string };

/** List configuration of one kind of record. Must be a constant, as its functions have to be stable. */
export interface ListKind<Row extends ListedRecord> {
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
  of: (backend: Backend) => Pick<Records<unknown, never, Row>, 'list' | 'remove' | 'removeAll'>;
}

/** @returns the loader of a list page: the query of the URL and the matching page of records. */
export const listLoader =
  <Row extends ListedRecord>({ entity, of }: ListKind<Row>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<{ query: ListQuery; list: Page<Row> }> => {
    const query = readListQuery(entity, new URL(request.url).searchParams);
    return { query, list: await of(await backendOf(context)).list(query, { signal: request.signal }) };
  };

/** Props of {@link ListPage}. */
export interface ListPageProps<Row extends ListedRecord> {
  kind: ListKind<Row>;
  query: ListQuery;
  list: Page<Row>;
  /** Options of filters that are not enumerated by the entity: other records, by id. */
  options?: Readonly<Record<string, ListFilter['options']>>;
  /** @returns the actions shown before a row's links. Must be stable, as rows are memoised. */
  quickActions?: (row: Row) => RecordAction[];
  /** Additional actions and view options beside the count. */
  views?: ReactNode;
  /** Buttons beside search and filters, e.g. for a new record. */
  children?: ReactNode;
}

/** A list page of the back office: search, filters, count, grid or cards, pagination. All its state is in the URL. */
export function ListPage<Row extends ListedRecord>(props: ListPageProps<Row>) {
  const { kind, query, list, options, quickActions, views, children } = props;
  const { entity, words, columns, cardOf, nameOf, linksOf, Selected, of } = kind;
  const backend = useBackend();
  const { search } = useLocation();
  const remove = async (ids: readonly string[]) => {
    const records = of(await backend());
    const [id = ''] = ids;
    await (ids.length > 1 ? records.removeAll(ids) : records.remove(id));
  };
  const model = useListModel(entity, query, list);
  const selection = useSelection(list.rows);
  // From this breakpoint up, the grid has enough space beside the sidebar for all columns.
  const cards = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const display = useGridDisplay(kind.name);
  const loading = useSlowLoad();
  const count = useRef<HTMLParagraphElement>(null);
  const toTop = () => count.current?.focus();
  const noteAction = useFocusAfterAction(list, toTop);
  const { ask, dialog } = useRemoval({ words, remove, onRemoved: toTop });
  const actionsOf = useCallback(
    (row: Row) => {
      const name = nameOf(row);
      const remove = removeAction(words.remove(name), () => ask({ ids: [row.id], name }));
      const quick = (quickActions?.(row) ?? []).map(
        ({ onPress, ...action }): RecordAction => ({
          ...action,
          onPress: () => {
            noteAction(row.id);
            onPress?.();
          },
        }),
      );
      return [...quick, ...linksOf(row, search), remove];
    },
    [words, nameOf, quickActions, noteAction, linksOf, search, ask],
  );

  const removeSelected = () => {
    const [first] = selection.rows;
    if (first) ask({ ids: selection.rows.map(({ id }) => id), name: nameOf(first) });
  };
  const clearSelection = () => {
    selection.clear();
    // Without scrolling, as the row that was pressed is visible far below the top of the list, too.
    count.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <ListTools words={words} q={query.q} filters={listFilters(entity, words, query, options)} onFilter={model.filter}>
        {children}
      </ListTools>
      <CountRow sticks={selection.rows.length > 0}>
        <Typography ref={count} variant="body2" role="status" tabIndex={-1} sx={{ color: 'text.secondary' }}>
          {selection.rows.length > 0
            ? listWords.selected(selection.rows.length)
            : words.count(list.matching, list.total)}
        </Typography>
        {selection.rows.length > 0 && (
          <SelectionActions onRemove={removeSelected} onClear={clearSelection}>
            {Selected && <Selected rows={selection.rows} />}
          </SelectionActions>
        )}
        {selection.rows.length === 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            {cards && <SortChoice entity={entity} sort={model.sort} onChange={model.sortBy} />}
            {!cards && list.rows.length > 0 && <DisplayMenu display={display} columns={hideableColumns(columns)} />}
            <ViewsMenu list={kind.name} />
            {views}
          </Box>
        )}
      </CountRow>
      {list.rows.length === 0 && (
        <NoMatches
          words={words}
          empty={list.total === 0 ? words.none : words.empty}
          onClear={model.narrowed ? model.clear : undefined}
        />
      )}
      {list.rows.length > 0 && cards && (
        <ListCards
          rows={list.rows}
          cardOf={cardOf}
          nameOf={nameOf}
          actionsOf={actionsOf}
          selection={selection}
          loading={loading}
        />
      )}
      {list.rows.length > 0 && !cards && (
        <ListGrid
          words={words}
          list={list}
          model={model}
          columns={columns}
          display={display}
          nameOf={nameOf}
          actionsOf={actionsOf}
          selection={selection}
          loading={loading}
        />
      )}
      {list.rows.length > 0 && <ListPages model={model} matching={list.matching} cards={cards} onTurn={toTop} />}
      {dialog}
    </>
  );
}
