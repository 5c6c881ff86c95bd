import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  GridRowCheckbox,
  type GridRowCheckboxProps,
  type GridSlotProps,
  useGridApiRef,
} from '@mui/x-data-grid';
import {
  type ComponentType,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { arrowKeyStep } from '#components/arrowKeyStep.ts';
import { type ListWords, listWords } from '#content/admin/list.ts';
import type { Page } from '#domain/pagedQuery.ts';
import type { ListName } from '#domain/savedView.ts';
import { type GridDisplay, sizedColumns } from './gridSettings.ts';
import { OneLine, twoLinesClass } from './OneLine.tsx';
import { openingHref, pressedSx, type RecordAction } from './recordAction.ts';
import { ActionsOfRows, actionsColumn, isLinkOpenedHere, isPlainClick, OpeningLink } from './rowActions.tsx';
import type { ListModel } from './useListModel.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import type { Selection } from './useSelection.ts';
import { useTextScale } from './useTextScale.ts';

/** Props of {@link ListGrid}. */
export interface ListGridProps<Row extends { id: string }> {
  name: ListName;
  words: ListWords;
  list: Page<Row>;
  model: ListModel;
  columns: readonly GridColDef<Row>[];
  display: GridDisplay;
  /** @returns the name of a record. */
  nameOf: (row: Row) => string;
  actionsOf: (row: Row) => RecordAction[];
  selection: Selection<Row>;
  loading: boolean;
}

/**
 * A list as a data grid. Filtering, sorting and pagination are done by the backend according to the URL. The grid's own
 * pagination is off, as it returns to the first page on every change of the sort order, even on Back.
 */
export function ListGrid<Row extends { id: string }>(props: ListGridProps<Row>) {
  const { name, words, list, model, columns, display, nameOf, actionsOf, selection, loading } = props;
  const textScale = useTextScale();
  const { rowHeight } = useTheme().components?.MuiDataGrid?.defaultProps ?? {};
  const grid = useGridApiRef();
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const selected = useMemo(() => ({ type: 'include' as const, ids: new Set(selection.ids) }), [selection.ids]);
  const actions = useMemo(
    () => new Map(list.rows.map((row) => [row.id, actionsOf(row).filter(({ onlyOnCards }) => !onlyOnCards)])),
    [list.rows, actionsOf],
  );
  const names = useMemo(() => new Map(list.rows.map((row) => [row.id, nameOf(row)])), [list.rows, nameOf]);
  const maxActions = Math.max(...[...actions.values()].map(({ length }) => length));
  const gridColumns = useGridColumns(columns, display, maxActions, textScale);
  useForgetRemovedCell(grid, box, list.rows);
  const rememberOpened = useReturnFocus(grid, name);
  return (
    <Box ref={box} onKeyDownCapture={(event) => resizeColumnByKey(event, grid, columns, display)}>
      <ActionsOfRows value={actions}>
        <NamesOfRows value={names}>
          <DataGrid
            apiRef={grid}
            aria-label={words.title}
            rows={list.rows}
            {...gridColumns}
            rowCount={list.matching}
            paginationMode="server"
            paginationModel={model.paginationModel}
            pageSizeOptions={[model.paginationModel.pageSize]}
            hideFooter
            sortingMode="server"
            sortingOrder={['asc', 'desc']}
            sortModel={model.sortModel}
            onSortModelChange={model.onSortModelChange}
            loading={loading}
            // The page scrolls instead of the grid, and a page has at most a hundred rows. Without virtualisation, all of
            // them can be found by the browser's search and read by screen readers.
            autoHeight
            disableVirtualization
            disableColumnFilter
            disableColumnMenu
            disableColumnSelector
            disableDensitySelector
            density={display.density}
            rowHeight={Number(rowHeight) * textScale}
            onColumnWidthChange={({ colDef, width }) => display.setWidth(colDef.field, width)}
            checkboxSelection
            disableRowSelectionOnClick
            onRowClick={({ id }, event) => {
              const href = openingHref(actions.get(String(id)));
              if (href && isPlainClick(event)) navigate(href);
            }}
            onCellKeyDown={({ id, field }, event) => {
              if (event.key !== 'Enter') return;
              const { target, currentTarget } = event;
              if (target !== currentTarget) {
                // A link or button of the cell, which reacts itself.
                if (isLinkOpenedHere(event)) rememberOpened({ id, field });
                return;
              }
              // A cell with a button of its own, such as a status that can be changed, presses it.
              const button = currentTarget.querySelector('button');
              if (button) return button.click();
              const href = openingHref(actions.get(String(id)));
              if (!href) return;
              rememberOpened({ id, field });
              navigate(href);
            }}
            disableRowSelectionExcludeModel
            rowSelectionModel={selected}
            onRowSelectionModelChange={({ ids }) => selection.choose(new Set([...ids].map(String)))}
            slots={slots}
            localeText={gridTexts}
            sx={{
              '& .MuiIconButton-root': pressedSx,
              '& .MuiDataGrid-row': { cursor: 'pointer' },
              // Compact rows show the two lines side by side.
              [`&.MuiDataGrid-root--densityCompact .${twoLinesClass}`]: {
                display: 'flex',
                alignItems: 'baseline',
                gap: 1,
              },
            }}
          />
        </NamesOfRows>
      </ActionsOfRows>
    </Box>
  );
}

/** @returns the columns of a grid with checkboxes and actions, and which of them are visible, as props of the grid. */
function useGridColumns<Row extends { id: string }>(
  columns: readonly GridColDef<Row>[],
  display: GridDisplay,
  maxActions: number,
  textScale: number,
) {
  // Memoised without the rows, as the grid recomputes everything when a column changes.
  const allColumns = useMemo(
    () => [
      { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 44 * textScale, minWidth: 44, resizable: false },
      ...sizedColumns(columns, display, textScale).map(
        ({ renderCell = OneLineCell, ...column }, index): GridColDef<Row> => ({
          ...column,
          renderCell: index === 0 ? (cell) => <OpeningLink id={cell.id}>{renderCell(cell)}</OpeningLink> : renderCell,
          display: 'flex',
        }),
      ),
      actionsColumn(listWords.actions, maxActions * textScale),
    ],
    [columns, display, maxActions, textScale],
  );
  // Settings of another version may hide a column that is the first one now.
  const visible = useMemo(
    () => ({
      ...Object.fromEntries(display.hidden.map((field) => [field, false])),
      [columns[0]?.field ?? '']: true,
    }),
    [display.hidden, columns],
  );
  return { columns: allColumns, columnVisibilityModel: visible };
}

type GridApiRef = ReturnType<typeof useGridApiRef>;

const noFocus = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null };

/**
 * When the row of its focused cell disappears, the grid focuses another cell. While something outside has the focus,
 * e.g. the search box in which somebody is typing, it must forget its cell instead.
 */
function useForgetRemovedCell(grid: GridApiRef, box: RefObject<HTMLElement | null>, rows: readonly { id: string }[]) {
  useEffect(() => {
    const focused = document.activeElement;
    const { cell } = grid.current?.state.focus ?? noFocus;
    if (!cell || rows.some(({ id }) => id === cell.id)) return;
    if (focused === document.body || box.current?.contains(focused)) return;
    grid.current?.setState((state) => ({ ...state, focus: noFocus }));
  }, [grid, box, rows]);
}

/** Change of a column's width for one key press, in px. */
const widthStep = 16;

/** Resizes a column with Shift and the arrow keys, for keyboard users. */
function resizeColumnByKey(
  event: KeyboardEvent,
  grid: GridApiRef,
  columns: readonly { field: string }[],
  display: GridDisplay,
): void {
  const step = arrowKeyStep(event.key);
  if (!event.shiftKey || step === 0) return;
  const header = event.target instanceof Element ? event.target.closest('[role="columnheader"]') : null;
  const field = header?.getAttribute('data-field');
  if (!field || !columns.some((column) => column.field === field)) return;
  event.preventDefault();
  event.stopPropagation();
  const width = grid.current?.getColumn(field)?.computedWidth ?? 0;
  display.setWidth(field, width + step * widthStep);
}

const gridTexts = {
  columnHeaderSortIconLabel: listWords.sortColumn,
  checkboxSelectionSelectAllRows: listWords.selectAll,
  checkboxSelectionUnselectAllRows: listWords.unselectAll,
};

/** Header tooltips as `title` attributes, as in the cells: MUI's own would be measured and positioned on each sort. */
const NativeTooltip: ComponentType<GridSlotProps['baseTooltip']> = ({ title, children }) =>
  cloneElement(children, { title: String(title || '') || undefined });

/** The records' names, by id. */
const NamesOfRows = createContext<ReadonlyMap<string, string>>(new Map());

/** A row's checkbox, labelled with the record's name. */
function RowCheckbox({ slotProps, ...props }: GridRowCheckboxProps) {
  const name = useContext(NamesOfRows).get(String(props.rowId));
  const label = name === undefined ? undefined : listWords.select(name);
  return (
    <GridRowCheckbox
      {...props}
      slotProps={{ ...slotProps, htmlInput: { ...slotProps?.htmlInput, 'aria-label': label } }}
    />
  );
}

const slots = { rowCheckbox: RowCheckbox, baseTooltip: NativeTooltip };

const OneLineCell = ({ formattedValue }: { formattedValue?: unknown }) => (
  <OneLine text={String(formattedValue ?? '')} />
);
