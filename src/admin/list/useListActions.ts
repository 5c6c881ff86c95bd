import { createContext, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import type { Page } from '#domain/pagedQuery.ts';
import type { ListConfig, ListedRecord } from './listConfig.ts';
import { type RecordAction, removeAction } from './recordAction.ts';
import { useFocusAfterAction } from './useFocusAfterAction.ts';
import { useRemoval } from './useRemoval.tsx';

/**
 * Function of {@link useFocusAfterAction} for controls in the rows of a list, to call before they change a record: it may
 * leave the filtered list, and the control with it.
 */
export const RememberFocusContext = createContext<(id: string) => void>(() => undefined);

/** Options of {@link useListActions}. */
export interface ListActionsOptions<Row extends ListedRecord> {
  config: ListConfig<Row>;
  list: Page<Row>;
  /** @returns the actions shown before a row's links. Must be stable, as rows are memoised. */
  quickActions?: (row: Row) => RecordAction[];
  /** Moves the focus to the top of the list. */
  focusTop: () => void;
}

/**
 * @returns the actions on a row; a function that asks for confirmation and deletes rows; its dialog; and the value of
 * {@link RememberFocusContext}.
 */
export function useListActions<Row extends ListedRecord>(options: ListActionsOptions<Row>) {
  const { config, list, quickActions, focusTop } = options;
  const { words, nameOf, linksOf, recordsOf } = config;
  const { search } = useLocation();
  const remove = (backend: Backend, ids: readonly string[]) => {
    const records = recordsOf(backend);
    const [id = ''] = ids;
    return ids.length > 1 ? records.removeAll(ids) : records.remove(id);
  };
  const rememberFocus = useFocusAfterAction(list, focusTop);
  const { ask, dialog } = useRemoval({ words, remove, onRemoved: focusTop });
  const actionsOf = useCallback(
    (row: Row) => {
      const name = nameOf(row);
      const remove = removeAction(words.remove(name), () => ask({ ids: [row.id], name }));
      const quick = (quickActions?.(row) ?? []).map(
        ({ onPress, ...action }): RecordAction => ({
          ...action,
          onPress: () => {
            rememberFocus(row.id);
            onPress?.();
          },
        }),
      );
      return [...quick, ...linksOf(row, search), remove];
    },
    [words, nameOf, quickActions, rememberFocus, linksOf, search, ask],
  );
  const removeRows = (rows: readonly Row[]) => {
    const [first] = rows;
    if (first) ask({ ids: rows.map(({ id }) => id), name: nameOf(first) });
  };
  return { actionsOf, removeRows, dialog, rememberFocus };
}
