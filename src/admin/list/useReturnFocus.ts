import type { GridRowId, useGridApiRef } from '@mui/x-data-grid';
import { useCallback, useEffect } from 'react';
import type { ListName } from '#domain/savedView.ts';

/** Cell of a grid. */
interface Cell {
  id: GridRowId;
  field: string;
}

/** The cells in which Enter was pressed last, by list. Outside React, as the list is unmounted while its record is open. */
const openedCells = new Map<ListName, Cell>();

/** To call by navigation that starts anew instead of returning from a record: its list then begins at the top. */
export const forgetOpenedRows = (): void => openedCells.clear();

/**
 * Returns the focus to the row that was opened with the keyboard when its list is shown again: from the top of the page,
 * all controls of the list come before it.
 * @param grid the list's grid. @param list name of the list.
 * @returns a function to call with the cell in which Enter opens a record.
 */
export function useReturnFocus(grid: ReturnType<typeof useGridApiRef>, list: ListName): (cell: Cell) => void {
  useEffect(() => {
    const cell = openedCells.get(list);
    openedCells.delete(list);
    if (!cell) return;
    // The layout moves the focus to the page's content after the effects of the page.
    queueMicrotask(() => {
      const isLeft = document.activeElement?.id === 'content';
      if (!isLeft || !grid.current?.getRow(cell.id)) return;
      grid.current.setCellFocus(cell.id, cell.field);
      grid.current.getRowElement(cell.id)?.scrollIntoView({ block: 'nearest' });
    });
  }, [grid, list]);
  return useCallback((cell: Cell) => openedCells.set(list, cell), [list]);
}
