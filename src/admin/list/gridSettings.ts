import type { GridColDef, GridDensity } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { ListName } from '#domain/savedView.ts';

/** Row heights, in display order. */
export const densities = ['compact', 'standard', 'comfortable'] as const satisfies readonly GridDensity[];

/** A user's settings for a list's grid; stored in the browser, as they depend on the screen. */
export interface GridSettings {
  density: (typeof densities)[number];
  /** Hidden columns, by field. */
  hidden: readonly string[];
  /** Widths of resized columns, in px, by field. */
  widths: Readonly<Record<string, number>>;
}

/** Default settings. */
const defaultSettings: GridSettings = { density: 'standard', hidden: [], widths: {} };

/** Minimum and maximum column width, in px. */
const minColumnWidth = 60;
const maxColumnWidth = 1200;

const keyOf = (list: ListName) => `list-display-${list}`;

/** Reads stored settings and ignores invalid values, as another version or the user may have written them. */
function readSettings(list: ListName): GridSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}');
    const { density, hidden, widths }: Record<string, unknown> = Object(stored);
    return {
      density: densities.find((candidate) => candidate === density) ?? defaultSettings.density,
      hidden: Array.isArray(hidden) ? hidden.filter((field) => typeof field === 'string') : defaultSettings.hidden,
      widths: Object.fromEntries(
        Object.entries(widths ?? {}).flatMap(([field, width]) =>
          typeof width === 'number' && width >= minColumnWidth && width <= maxColumnWidth ? [[field, width]] : [],
        ),
      ),
    };
  } catch {
    // Storage is unavailable or its content is invalid.
    return defaultSettings;
  }
}

function storeSettings(list: ListName, settings: GridSettings): void {
  try {
    if (settings === defaultSettings) localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), JSON.stringify(settings));
  } catch {
    // Storage is unavailable: the settings last until the page is reloaded.
  }
}

/** Settings of a list's grid, with functions to change them. */
export interface GridDisplay extends GridSettings {
  /** Whether any setting differs from the default. */
  changed: boolean;
  setDensity: (density: GridSettings['density']) => void;
  showColumn: (field: string, shown: boolean) => void;
  /** @param width in px. */
  setWidth: (field: string, width: number) => void;
  reset: () => void;
}

/** @returns this browser's settings of a list. */
export function useGridDisplay(list: ListName): GridDisplay {
  const [settings, setSettings] = useState(() => readSettings(list));
  return useMemo(() => {
    const set = (next: GridSettings) => {
      setSettings(next);
      storeSettings(list, next);
    };
    const { hidden, widths } = settings;
    return {
      ...settings,
      changed: settings.density !== defaultSettings.density || hidden.length > 0 || Object.keys(widths).length > 0,
      setDensity: (density) => set({ ...settings, density }),
      showColumn: (field, shown) => {
        const others = hidden.filter((other) => other !== field);
        set({ ...settings, hidden: shown ? others : [...others, field] });
      },
      setWidth: (field, width) => {
        const within = Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width)));
        set({ ...settings, widths: { ...widths, [field]: within } });
      },
      reset: () => set(defaultSettings),
    };
  }, [list, settings]);
}

/** @returns the columns that can be hidden: all but the first, which identifies the row. */
export const hideableColumns = (columns: readonly GridColDef[]): readonly GridColDef[] => columns.slice(1);

/**
 * @param textScale how much wider text is than designed.
 * @returns the columns with the user's settings; resized columns have a fixed width.
 */
export const sizedColumns = <Row extends { id: string }>(
  columns: readonly GridColDef<Row>[],
  { widths, hidden }: GridSettings,
  textScale: number,
): GridColDef<Row>[] =>
  columns.map((column, index) => {
    const width = widths[column.field];
    const next = columns[index + 1];
    const minWidth = (column.minWidth ?? 0) * textScale;
    const spansHidden = column.colSpan === 2 && next !== undefined && hidden.includes(next.field);
    return {
      ...column,
      minWidth,
      // A cell that spans the next column must not span another one if that column is hidden, and keeps its room.
      ...(spansHidden && {
        colSpan: 1,
        flex: (column.flex ?? 0) + (next.flex ?? 0),
        minWidth: minWidth + (next.minWidth ?? 0) * textScale,
      }),
      ...(width && { width, flex: undefined, minWidth: minColumnWidth }),
    };
  });
