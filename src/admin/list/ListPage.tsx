import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { listWords } from '#content/admin/list.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { useIsPrinting } from '../printing.ts';
import { useFocusFallback } from '../useFocusFallback.ts';
import { countRowOptions } from './CountRow.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import { hideableColumns, useGridDisplay } from './gridSettings.ts';
import { ListCards } from './ListCards.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListGrid } from './ListGrid.tsx';
import type { ListFilter } from './ListTools.tsx';
import type { ListConfig, ListedPage, ListedRecord } from './listConfig.ts';
import { listFilters } from './listFilters.ts';
import type { RecordAction } from './recordAction.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { SortChoice } from './SortChoice.tsx';
import { RememberFocusContext, useListActions } from './useListActions.ts';
import { useListModel } from './useListModel.ts';
import { useSelection } from './useSelection.ts';
import { useSlowLoad } from './useSlowLoad.ts';
import { useIsTooNarrowForGrid } from './useTextScale.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

/** Props of {@link ListPage}. */
export interface ListPageProps<Row extends ListedRecord> {
  config: ListConfig<Row>;
  query: ListQuery;
  list: ListedPage<Row>;
  /** Options of filters that are not enumerated by the entity: other records, by id. */
  options?: Readonly<Record<string, ListFilter['options']>>;
  /** @returns the actions shown before a row's links. Must be stable, as rows are memoised. */
  quickActions?: (row: Row) => RecordAction[];
  /** Additional actions and view options beside the count. */
  moreOptions?: ReactNode;
  /** Buttons beside search and filters, e.g. for a new record. */
  children?: ReactNode;
}

/** A list page of the back office: search, filters, count, grid or cards, pagination. All its state is in the URL. */
export function ListPage<Row extends ListedRecord>(props: ListPageProps<Row>) {
  const { config, query, list, options, quickActions, moreOptions, children } = props;
  const { entity, words, columns, cardOf, nameOf, Selected } = config;
  const model = useListModel(entity, query, list);
  const selection = useSelection(list.rows);
  const isNarrow = useIsTooNarrowForGrid();
  // A sheet of paper is narrower.
  const isPrinting = useIsPrinting();
  const asCards = isNarrow || isPrinting;
  const display = useGridDisplay(config.name);
  const loading = useSlowLoad();
  const count = useRef<HTMLParagraphElement>(null);
  const focusTop = () => count.current?.focus();
  const { actionsOf, removeRows, dialog, rememberFocus } = useListActions({ config, list, quickActions, focusTop });
  const clearSelection = () => {
    selection.clear();
    // Without scrolling, as the row that was pressed is visible far below the top of the list, too.
    count.current?.focus({ preventScroll: true });
  };
  const selected = selection.rows.length;
  // The button of a bulk action is removed if no selected row matches the filters any more.
  useFocusFallback(selected > 0, () => selected === 0 && count.current?.focus({ preventScroll: true }));

  return (
    <RememberFocusContext value={rememberFocus}>
      <ListFrame
        words={words}
        q={query.q}
        filters={listFilters(entity, words, query, options)}
        model={model}
        list={list}
        layout={asCards ? 'cards' : 'grid'}
        count={selected > 0 ? listWords.selected(selected) : words.count(list.matching, list.total)}
        countRef={count}
        sticky={selected > 0}
        empty={list.total === 0 ? words.none : words.empty}
        tools={children}
        options={
          selected > 0 ? (
            <SelectionActions onRemove={() => removeRows(selection.rows)} onClear={clearSelection}>
              {Selected && <Selected rows={selection.rows} />}
            </SelectionActions>
          ) : (
            <Box sx={countRowOptions}>
              {asCards && <SortChoice entity={entity} sort={model.sort} onChange={model.setSort} />}
              {!asCards && list.rows.length > 0 && <DisplayMenu display={display} columns={hideableColumns(columns)} />}
              <ViewsMenu list={config.name} />
              {moreOptions}
            </Box>
          )
        }
      >
        {asCards ? (
          <ListCards
            rows={list.rows}
            cardOf={cardOf}
            nameOf={nameOf}
            actionsOf={actionsOf}
            selection={selection}
            loading={loading}
          />
        ) : (
          <ListGrid
            name={config.name}
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
      </ListFrame>
      {dialog}
    </RememberFocusContext>
  );
}
