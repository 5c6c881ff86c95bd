import { createTheme, type PaletteColorOptions, type PaletteOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { isPlainObject } from '@mui/utils/deepmerge';

/** A theme's options for one component. */
interface ComponentOptions {
  defaultProps?: object;
  /** Styles of each slot; a function of the theme only for the page's baseline. */
  styleOverrides?: Record<string, unknown> | unknown[] | (() => object);
  variants?: unknown[];
}

const isColor = (value: unknown): value is PaletteColorOptions =>
  typeof value === 'object' && value !== null && ('main' in value || 500 in value);

/**
 * @param house the palette of one scheme. @param own what is changed of it.
 * @returns both; a colour whose `main` is changed gets `light`, `dark` and `contrastText` of its own, as MUI computes them.
 */
export function mergePalettes(house: PaletteOptions, own: PaletteOptions = {}): PaletteOptions {
  const colors = Object.entries(own).filter(([, value]) => isColor(value));
  if (colors.length === 0) return deepmerge(house, own);
  const { contrastThreshold, tonalOffset } = own;
  const { augmentColor } = createTheme({ palette: { contrastThreshold, tonalOffset } }).palette;
  const augmented = colors.map(([name, color]) => [name, augmentColor({ color, name })]);
  return { ...deepmerge(house, own), ...Object.fromEntries(augmented) };
}

/** @returns the styles of each slot, the house's before the others, so that those win and nothing of the house is lost. */
function mergeStyles(house: ComponentOptions['styleOverrides'], own: ComponentOptions['styleOverrides']) {
  if (!house || !own) return house ?? own;
  if (!isPlainObject(house) || !isPlainObject(own)) return [house, own];
  const both = Object.keys(own).filter((slot) => slot in house);
  return { ...house, ...own, ...Object.fromEntries(both.map((slot) => [slot, [house[slot], own[slot]]])) };
}

/**
 * @param house what the house says of components. @param own what is said after it.
 * @returns both: default props merged, the other styles after the house's, the other variants besides the house's.
 */
export function mergeComponents<Components extends object>(house: object, own: Components): Components {
  // MUI's types name each component; here all of them are the same.
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
