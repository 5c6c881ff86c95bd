import type { Theme } from '@mui/material/styles';
import { dataGrid } from './components/dataGrid.ts';
import { panels } from './components/panels.ts';
import { mergeComponents } from './mergeOptions.ts';

/** Controls are left out in print. */
const onScreen = { styleOverrides: { root: { '@media print': { display: 'none !important' } } } };
const pressed = { MuiButton: onScreen, MuiIconButton: onScreen, MuiToggleButtonGroup: onScreen };

/**
 * Adds to the theme what only the back office needs: visitors do not load it.
 * @param theme the product's theme; what it says of these components itself goes before.
 */
export function createBackOfficeTheme(theme: Theme): Theme {
  const { field: size } = theme.desk;
  const small = { MuiFormControl: { defaultProps: { size } }, MuiOutlinedInput: { defaultProps: { size } } };
  const fields = size === 'small' ? small : {};
  return {
    ...theme,
    components: mergeComponents({ ...panels, ...dataGrid(theme), ...fields, ...pressed }, theme.components ?? {}),
  };
}
