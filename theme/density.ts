import type { ThemeTokens } from './tokens.ts';

/** Back-office measures of one density, in px unless another unit is named. */
export interface DensityMeasures {
  /** Heights of the data grid's rows and of its header. */
  row: number;
  columnHeader: number;
  /** MUI's `size` of fields: `medium` is 48 px high, `small` 40 px. */
  field: 'medium' | 'small';
  /** Height of the sidebar's entries. */
  entry: number;
  /** Height of a panel's header. */
  panel: number;
  /** Padding of panels, and vertical padding of table cells, in units of `theme.spacing`. */
  inset: number;
  cell: number;
}

/** The measures of each density. Components themselves ensure targets of 44 px on touch screens. */
export const densityMeasures: Record<ThemeTokens['density'], DensityMeasures> = {
  comfortable: { row: 68, columnHeader: 44, field: 'medium', entry: 44, panel: 64, inset: 3, cell: 1.25 },
  compact: { row: 52, columnHeader: 36, field: 'small', entry: 36, panel: 48, inset: 2, cell: 0.75 },
};
