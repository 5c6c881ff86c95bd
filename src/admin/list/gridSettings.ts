import type { GridColDef, GridDensity } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { ListName } from '#domain/savedView.ts';

/** How high rows may be, in the order in which they are offered. */
export const densities = ['compact', 'standard', 'comfortable'] as const satisfies readonly GridDensity[];

/** How somebody wants to see a list's grid; kept in their browser, for it has to do with their screen. */
export interface GridSettings {
  density: (typeof densities)[number];
  /** Columns that are not shown, by field. */
  hidden: readonly string[];
  /** Widths of columns that were resized, in px, by field. */
  widths: Readonly<Record<string, number>>;
}

/** Settings of a list that nobody has changed. */
const standard: GridSettings = { density: 'standard', hidden: [], widths: {} };

/** Narrowest and widest that a column can be made, in px. */
const narrowest = 60;
const widest = 1200;

const keyOf = (list: ListName) => `list-display-${list}`;

/** @returns what was kept, as far as it makes sense: another version of this page, or somebody's hand, may have written it. */
function readSettings(list: ListName): GridSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}');
    const { density, hidden, widths }: Record<string, unknown> = Object(kept);
    return {
      density: densities.find((candidate) => candidate === density) ?? standard.density,
      hidden: Array.isArray(hidden) ? hidden.filter((field) => typeof field === 'string') : standard.hidden,
      widths: Object.fromEntries(
        Object.entries(widths ?? {}).flatMap(([field, width]) =>
          typeof width === 'number' && width >= narrowest && width <= widest ? [[field, width]] : [],
        ),
      ),
    };
  } catch {
    // No storage, or nothing that can be read.
    return standard;
  }
}

function keepSettings(list: ListName, settings: GridSettings): void {
  try {
    if (settings === standard) localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), JSON.stringify(settings));
  } catch {
    // Without a storage the settings last as long as the page.
  }
}

/** How a list's grid is to be seen, and the ways to change that. */
export interface GridDisplay extends GridSettings {
  /** Whether anything is not as the list begins. */
  changed: boolean;
  setDensity: (density: GridSettings['density']) => void;
  showColumn: (field: string, shown: boolean) => void;
  /** @param width in px. */
  setWidth: (field: string, width: number) => void;
  reset: () => void;
}

/** @returns how this browser shows a list. */
export function useGridDisplay(list: ListName): GridDisplay {
  const [settings, setSettings] = useState(() => readSettings(list));
  return useMemo(() => {
    const set = (next: GridSettings) => {
      setSettings(next);
      keepSettings(list, next);
    };
    const { hidden, widths } = settings;
    return {
      ...settings,
      changed: settings.density !== standard.density || hidden.length > 0 || Object.keys(widths).length > 0,
      setDensity: (density) => set({ ...settings, density }),
      showColumn: (field, shown) => {
        const others = hidden.filter((other) => other !== field);
        set({ ...settings, hidden: shown ? others : [...others, field] });
      },
      setWidth: (field, width) => {
        const within = Math.round(Math.min(widest, Math.max(narrowest, width)));
        set({ ...settings, widths: { ...widths, [field]: within } });
      },
      reset: () => set(standard),
    };
  }, [list, settings]);
}

/** @returns the columns that can be hidden: all but the first, which says whose row it is. */
export const hideableColumns = (columns: readonly GridColDef[]): readonly GridColDef[] => columns.slice(1);

/** @returns the columns as they are to be seen: those that were resized keep their width, whatever the room. */
export const sizedColumns = <Row extends { id: string }>(
  columns: readonly GridColDef<Row>[],
  { widths, hidden }: GridSettings,
): GridColDef<Row>[] =>
  columns.map((column, index) => {
    const width = widths[column.field];
    const { colSpan } = column;
    const next = columns[index + 1]?.field ?? '';
    return {
      ...column,
      hideable: index > 0,
      ...(width && { width, flex: undefined, minWidth: narrowest }),
      // A cell that takes its neighbour's room, too, leaves that of others to them.
      ...(colSpan === 2 && hidden.includes(next) && { colSpan: 1 }),
    };
  });
