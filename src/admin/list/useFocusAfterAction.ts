import { useCallback, useEffect, useRef } from 'react';
import type { Page } from '#domain/pagedQuery.ts';

/**
 * Restores the focus when an action removes a record from a filtered list, and the focused element with it.
 * @param list latest loaded page of the list.
 * @param focusTop moves the focus to the top of the list.
 * @returns a function to call with the id of a record before an action on it, which remembers what has the focus.
 */
export function useFocusAfterAction({ rows }: Page<{ id: string }>, focusTop: () => void) {
  const acted = useRef<{ id: string; focused: Element | null }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list has been reloaded.
  useEffect(() => {
    if (!acted.current || rows.some(({ id }) => id === acted.current?.id)) return;
    // Leaves the focus alone if the user has moved it meanwhile. The grid removes the row's element later.
    const isLeft = [document.body, acted.current.focused].includes(document.activeElement) || isInGrid();
    acted.current = undefined;
    if (!isLeft) return;
    focusTop();
    // The grid may move the focus to the next row, before or after this effect.
    const frame = requestAnimationFrame(() => isInGrid() && focusTop());
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return useCallback((id: string) => {
    acted.current = { id, focused: document.activeElement };
  }, []);
}

const isInGrid = () => Boolean(document.activeElement?.closest('[role="gridcell"]'));
