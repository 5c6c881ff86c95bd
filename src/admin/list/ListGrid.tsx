import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
  GridRowCheckbox,
  type GridRowCheckboxProps,
  type GridSlotProps,
  useGridApiContext,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type ComponentType, cloneElement, createContext, type KeyboardEvent, useContext, useMemo } from 'react';
import { sideways } from '#components/sideways.ts';
import { type ListWords, listWords } from '#content/admin/list.ts';
import type { Page } from '#domain/pagedQuery.ts';
import { type GridDisplay, sizedColumns } from './gridSettings.ts';
import { OneLine, twoLinesClass } from './OneLine.tsx';
import { actionProps, pressedSx, type RecordAction } from './recordAction.ts';
import type { ListModel } from './useListModel.ts';
import type { Selection } from './useSelection.ts';

/** Props of {@link ListGrid}. */
export interface ListGridProps<Row extends { id: string }> {
  words: ListWords;
  list: Page<Row>;
  model: ListModel;
  columns: readonly GridColDef<Row>[];
  display: GridDisplay;
  /** @returns what a record is called. */
  nameOf: (row: Row) => string;
  actionsOf: (row: Row) => RecordAction[];
  selection: Selection<Row>;
  loading: boolean;
}

/**
 * A list as a grid. It only shows: which rows, in which order and on which page is the backend's business,
 * asked through the address. The grid's own pager is off, for it goes to the first page whenever the sort
 * changes, even when Back changed it.
 */
export function ListGrid<Row extends { id: string }>(props: ListGridProps<Row>) {
  const { words, list, model, columns, display, nameOf, actionsOf, selection, loading } = props;
  const grid = useGridApiRef();
  const slots = useMemo(() => ({ rowCheckbox: namedCheckbox(nameOf), baseTooltip: NativeTooltip }), [nameOf]);
  const selected = useMemo(() => ({ type: 'include' as const, ids: new Set(selection.ids) }), [selection.ids]);
  const actions = useMemo(
    () => new Map(list.rows.map((row) => [row.id, actionsOf(row).filter(({ onCards }) => !onCards)])),
    [list.rows, actionsOf],
  );
  const mostActions = Math.max(...[...actions.values()].map(({ length }) => length));
  // The grid works out anew all that it shows when a column changes: these do not change with the rows.
  const allColumns = useMemo(
    () => [
      { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 44, minWidth: 44, resizable: false },
      ...sizedColumns(columns, display).map(
        (column): GridColDef<Row> => ({
          renderCell: ({ formattedValue }) => <OneLine text={String(formattedValue ?? '')} />,
          ...column,
          display: 'flex',
        }),
      ),
      actionsColumn(listWords.actions, mostActions),
    ],
    [columns, display, mostActions],
  );
  const visible = useMemo(() => Object.fromEntries(display.hidden.map((field) => [field, false])), [display.hidden]);
  /** Resizes a column by Shift and the arrow keys, as the mouse does at its edge. */
  const resizeByKey = (event: KeyboardEvent) => {
    const step = sideways(event.key);
    if (!event.shiftKey || step === 0) return;
    const header = event.target instanceof Element ? event.target.closest('[role="columnheader"]') : null;
    const field = header?.getAttribute('data-field');
    if (!field || !columns.some((column) => column.field === field)) return;
    event.preventDefault();
    event.stopPropagation();
    const width = grid.current?.getColumn(field)?.computedWidth ?? 0;
    display.setWidth(field, width + step * widthStep);
  };
  return (
    <Box onKeyDownCapture={resizeByKey}>
      <ActionsOfRows value={actions}>
        <DataGrid
          apiRef={grid}
          aria-label={words.title}
          rows={list.rows}
          columns={allColumns}
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
          // The page scrolls, not the grid, and a page has at most a hundred rows: all of them can be found and read out.
          autoHeight
          disableVirtualization
          disableColumnFilter
          disableColumnMenu
          disableColumnSelector
          disableDensitySelector
          density={display.density}
          columnVisibilityModel={visible}
          onColumnWidthChange={({ colDef, width }) => display.setWidth(colDef.field, width)}
          checkboxSelection
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          rowSelectionModel={selected}
          onRowSelectionModelChange={({ ids }) => selection.choose(new Set([...ids].map(String)))}
          slots={slots}
          localeText={gridTexts}
          sx={{
            '& .MuiIconButton-root': pressedSx,
            // Rows that have no room for two lines have them beside each other.
            [`&.MuiDataGrid-root--densityCompact .${twoLinesClass}`]: {
              display: 'flex',
              alignItems: 'baseline',
              gap: 1,
            },
          }}
        />
      </ActionsOfRows>
    </Box>
  );
}

/** How much wider or narrower a column gets by one key press, in px. */
const widthStep = 16;

const gridTexts = {
  columnHeaderSortIconLabel: listWords.sortColumn,
  checkboxSelectionSelectAllRows: listWords.selectAll,
  checkboxSelectionUnselectAllRows: listWords.unselectAll,
};

/** Tooltips of headers by the browser's `title`, as in all cells: MUI's own would be measured and placed at every sort. */
const NativeTooltip: ComponentType<GridSlotProps['baseTooltip']> = ({ title, children }) =>
  cloneElement(children, { title: String(title || '') || undefined });

/** @returns the checkbox of a row, named after its record. */
const namedCheckbox = <Row extends { id: string }>(nameOf: (row: Row) => string) =>
  function RowCheckbox({ slotProps, ...props }: GridRowCheckboxProps) {
    const { current: grid } = useGridApiContext();
    const row = grid.getRow<Row>(props.rowId);
    const name = row ? listWords.select(nameOf(row)) : undefined;
    return (
      <GridRowCheckbox
        {...props}
        slotProps={{ ...slotProps, htmlInput: { ...slotProps?.htmlInput, 'aria-label': name } }}
      />
    );
  };

/** Actions of each row, by id. They change with the address, which their links carry; columns do not. */
const ActionsOfRows = createContext<ReadonlyMap<string, readonly RecordAction[]>>(new Map());

/** The last column, under a header that only screen readers need. @param most actions that a row has. */
const actionsColumn = (label: string, most: number): GridColDef => ({
  field: 'actions',
  type: 'actions',
  headerName: label,
  renderHeader: () => <Box sx={{ opacity: 0 }}>{label}</Box>,
  resizable: false,
  width: 8 + 36 * most,
  align: 'right',
  renderCell: (cell) => <RowActions {...cell} />,
});

/** Quiet signs, among which the arrow keys lead. */
function RowActions(cell: GridRenderCellParams) {
  const actions = useContext(ActionsOfRows).get(String(cell.id)) ?? [];
  return (
    <GridActionsCell {...cell}>
      {actions.map((action) => (
        <GridActionsCellItem
          key={action.label}
          {...actionProps(action)}
          label={action.name}
          title={action.label}
          icon={<action.Icon fontSize="small" />}
          onKeyDown={keepSpace}
        />
      ))}
    </GridActionsCell>
  );
}

/** To the grid the space bar means the next page of rows; on a button it presses the button. */
function keepSpace(event: KeyboardEvent): void {
  if (event.key === ' ') event.stopPropagation();
}
