import type { ThemeTokens } from './tokens.ts';

/** Measures of a density in the back office; in px unless another unit is named. */
export interface DeskMeasures {
  /** Heights of the grid's rows and of its head. */
  row: number;
  columnHeader: number;
  /** MUI's size of fields: 48 or 40 px. */
  field: 'medium' | 'small';
  /** Height of the sidebar's entries. */
  entry: number;
  /** Height of a panel's head. */
  panel: number;
  /** Padding at a panel's sides, and above and below the rows of a table, in units of `theme.spacing`. */
  inset: number;
  cell: number;
}

/** Both densities. Targets of 44 px on touch screens are the components' own business. */
export const densities: Record<ThemeTokens['density'], DeskMeasures> = {
  comfortable: { row: 68, columnHeader: 44, field: 'medium', entry: 44, panel: 64, inset: 3, cell: 1.25 },
  compact: { row: 52, columnHeader: 36, field: 'small', entry: 36, panel: 48, inset: 2, cell: 0.75 },
};
