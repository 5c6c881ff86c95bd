import { useCallback, useEffect, useRef } from 'react';
import type { Page } from '#domain/pagedQuery.ts';

/**
 * What is done with a record may take it out of a list that is narrowed, and the focus with it.
 * @param list as it was loaded last. @param toTop leads the focus to the list's beginning.
 * @returns to be called when something is done with the record of this id.
 */
export function useFocusAfterAction({ rows }: Page<{ id: string }>, toTop: () => void) {
  const acted = useRef<{ id: string; focused: Element | null }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the list has been loaded anew.
  useEffect(() => {
    if (!acted.current || rows.some(({ id }) => id === acted.current?.id)) return;
    // Whoever has gone on in the meantime stays there. A grid takes its row away a moment later.
    const isLeft = [document.body, acted.current.focused].includes(document.activeElement) || isInGrid();
    acted.current = undefined;
    if (!isLeft) return;
    toTop();
    // The grid may hand the focus on to the next row, before this runs or after it.
    const frame = requestAnimationFrame(() => isInGrid() && toTop());
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return useCallback((id: string) => {
    acted.current = { id, focused: document.activeElement };
  }, []);
}

const isInGrid = () => Boolean(document.activeElement?.closest('[role="gridcell"]'));
