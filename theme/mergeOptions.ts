import { createTheme, type PaletteColorOptions, type PaletteOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { isPlainObject } from '@mui/utils/deepmerge';

/** A theme's options for one component. */
interface ComponentOptions {
  defaultProps?: object;
  /** Styles by slot; a function for the page's baseline only. */
  styleOverrides?: Record<string, unknown> | unknown[] | (() => object);
  variants?: unknown[];
}

const isColor = (value: unknown): value is PaletteColorOptions =>
  typeof value === 'object' && value !== null && ('main' in value || 500 in value);

/**
 * Merges the palette of one scheme with overrides.
 * @param house the default palette.
 * @param own the overrides.
 * @returns the merged palette; a colour with an overridden `main` gets `light`, `dark` and `contrastText` computed from
 * it by MUI.
 */
export function mergePalettes(house: PaletteOptions, own: PaletteOptions = {}): PaletteOptions {
  const colors = Object.entries(own).filter(([, value]) => isColor(value));
  if (colors.length === 0) return deepmerge(house, own);
  const { contrastThreshold, tonalOffset } = own;
  const { augmentColor } = createTheme({ palette: { contrastThreshold, tonalOffset } }).palette;
  const augmented = colors.map(([name, color]) => [name, augmentColor({ color, name })]);
  return { ...deepmerge(house, own), ...Object.fromEntries(augmented) };
}

/** Merges styles by slot: defaults first, overrides after them, so that overrides win and the other defaults stay. */
function mergeStyles(house: ComponentOptions['styleOverrides'], own: ComponentOptions['styleOverrides']) {
  if (!house || !own) return house ?? own;
  if (!isPlainObject(house) || !isPlainObject(own)) return [house, own];
  const both = Object.keys(own).filter((slot) => slot in house);
  return { ...house, ...own, ...Object.fromEntries(both.map((slot) => [slot, [house[slot], own[slot]]])) };
}

/**
 * Merges component options.
 * @param house the default options.
 * @param own the overrides.
 * @returns both: default props merged, styles and variants of the overrides after the defaults.
 */
export function mergeComponents<Components extends object>(house: object, own: Components): Components {
  // MUI types the options of each component differently; this code treats them alike.
  const merged = { ...house } as Record<string, ComponentOptions>;
  for (const [name, options] of Object.entries(own as Record<string, ComponentOptions>)) {
    const before = merged[name];
    merged[name] = before
      ? {
          defaultProps: deepmerge(before.defaultProps ?? {}, options.defaultProps),
          styleOverrides: mergeStyles(before.styleOverrides, options.styleOverrides),
          variants: [...(before.variants ?? []), ...(options.variants ?? [])],
        }
      : options;
  }
  return merged as Components;
}
