import type { Theme } from '@mui/material/styles';
import { selectedInForcedColors } from './components/buttons.ts';
import { dataGrid } from './components/dataGrid.ts';
import { panels } from './components/panels.ts';
import { mergeComponents } from './mergeOptions.ts';

const hiddenInPrint = { styleOverrides: { root: { '@media print': { display: 'none !important' } } } };
/** In print, fields show their values as text, and tags an outline instead of their background. */
const printStyles = {
  MuiOutlinedInput: {
    styleOverrides: {
      input: { '@media print': { paddingInline: '0 !important' } },
      notchedOutline: { '@media print': { display: 'none' } },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { '@media print': { display: 'none' } } } },
  MuiChip: { styleOverrides: { root: { '@media print': { border: '1px solid' } } } },
};
/** The current choice of a menu in forced colours. */
const menus = {
  MuiMenuItem: {
    styleOverrides: {
      root: {
        '&.Mui-selected': { '@media (forced-colors: active)': selectedInForcedColors },
      },
    },
  },
};
/** Controls are of no use on paper. */
const hiddenControls = { MuiButton: hiddenInPrint, MuiIconButton: hiddenInPrint, MuiToggleButtonGroup: hiddenInPrint };

/**
 * Adds the component options that only the back office needs, so that visitors do not load them.
 * @param theme the product's theme; its own options for these components take precedence.
 * @returns the theme of the back office.
 */
export function createBackOfficeTheme(theme: Theme): Theme {
  const { field: size } = theme.backOffice;
  const small = { MuiFormControl: { defaultProps: { size } }, MuiOutlinedInput: { defaultProps: { size } } };
  const fields = size === 'small' ? small : {};
  return {
    ...theme,
    components: mergeComponents(
      mergeComponents({ ...panels, ...dataGrid(theme), ...hiddenControls, ...printStyles, ...menus }, fields),
      theme.components ?? {},
    ),
  };
}
