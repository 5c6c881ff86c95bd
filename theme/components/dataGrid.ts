import type { Theme, ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

/**
 * Styles the back office's data grid: white background, thin row borders, row heights by density.
 * @param backOffice measures of the chosen density.
 * @returns the options of the data grid and its pagination.
 */
export const dataGrid = ({ backOffice }: Pick<Theme, 'backOffice'>): ThemeOptions['components'] => ({
  MuiDataGrid: {
    defaultProps: { rowHeight: backOffice.row, columnHeaderHeight: backOffice.columnHeader },
    styleOverrides: {
      root: ({ theme }) => ({
        '--unstable_DataGrid-radius': theme.vars.shape.panelRadius,
        '--DataGrid-rowBorderColor': theme.vars.palette.divider,
        borderColor: theme.vars.palette.divider,
        fontSize: theme.typography.body2.fontSize,
        fontVariantNumeric: 'lining-nums tabular-nums',
        '& .MuiDataGrid-columnSeparator': { display: 'none' },
        '& [data-field]': {
          padding: theme.spacing(0, 1),
          '&[data-field="__check__"]': { padding: 0 },
        },
        '& .MuiDataGrid-row': {
          backgroundColor: theme.vars.palette.background.paper,
          '&:hover': {
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.sunken} 45%, ${theme.vars.palette.background.paper})`,
          },
        },
        // The page's focus ring, around the cell or the button in it, instead of the grid's own, a pale line of 1 px. Within
        // the cell, which would cut it off.
        '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
          '&:focus-within': { outline: 'none' },
          '&:focus-visible': { outline: '2px solid var(--focus-ring)' },
          '&:focus-visible, .MuiIconButton-root:focus-visible': { outlineOffset: -2 },
        },
        // The row's actions stay visible where the grid is too narrow for all columns.
        '& [data-field="actions"]': { position: 'sticky', right: 0, zIndex: 1, backgroundColor: 'inherit' },
        '& .MuiDataGrid-columnHeader[data-field="actions"]': { backgroundColor: theme.vars.palette.background.paper },
        '& .MuiDataGrid-virtualScroller--hasScrollX [data-field="actions"]': {
          boxShadow: `inset 1px 0 ${theme.vars.palette.divider}`,
        },
        '& .MuiDataGrid-actionsCell': { gap: 0 },
        '& .MuiDataGrid-actionsCell .MuiIconButton-root': {
          color: theme.vars.palette.text.secondary,
          fontSize: theme.typography.pxToRem(20),
        },
        '& .MuiIconButton-root': { minWidth: 36, minHeight: 36, padding: theme.spacing(0.75) },
        '& .MuiCheckbox-root': { '@media print': { display: 'none' } },
        '& .MuiDataGrid-sortButton': { minWidth: 24, minHeight: 24, padding: theme.spacing(0.25) },
      }),
      columnHeader: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      columnHeaderTitle: ({ theme }) => ({
        fontSize: theme.typography.fine.fontSize,
        fontWeight: theme.typography.fontWeightSemibold,
      }),
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' }),
      selectLabel: ({ theme }) => ({ fontSize: theme.typography.caption.fontSize }),
      // As high as its text, which is level with the labels beside it.
      select: ({ theme }) => ({ height: theme.typography.pxToRem(24), paddingBlock: 0 }),
      selectIcon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      displayedRows: ({ theme }) => ({ fontSize: theme.typography.caption.fontSize }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 44,
        height: 44,
        margin: 0,
        borderRadius: theme.vars.shape.panelRadius,
        fontSize: theme.typography.body2.fontSize,
      }),
    },
  },
});
