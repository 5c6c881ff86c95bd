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
 * @returns the merged palette; a colour with an overridden `main` gets `light`, `dark` and `contrastText` computed from
 * it by MUI.
 */
export function mergePalettes(defaults: PaletteOptions, overrides: PaletteOptions = {}): PaletteOptions {
  const colors = Object.entries(overrides).filter(([, value]) => isColor(value));
  if (colors.length === 0) return deepmerge(defaults, overrides);
  const { contrastThreshold, tonalOffset } = overrides;
  const { augmentColor } = createTheme({ palette: { contrastThreshold, tonalOffset } }).palette;
  const augmented = colors.map(([name, color]) => [name, augmentColor({ color, name })]);
  return { ...deepmerge(defaults, overrides), ...Object.fromEntries(augmented) };
}

/** Merges styles by slot: defaults first, overrides after them, so that overrides win and the other defaults stay. */
function mergeStyles(defaults: ComponentOptions['styleOverrides'], overrides: ComponentOptions['styleOverrides']) {
  if (!defaults || !overrides) return defaults ?? overrides;
  if (!isPlainObject(defaults) || !isPlainObject(overrides)) return [defaults, overrides];
  const overridden = Object.keys(overrides).filter((slot) => slot in defaults);
  return {
    ...defaults,
    ...overrides,
    ...Object.fromEntries(overridden.map((slot) => [slot, [defaults[slot], overrides[slot]]])),
  };
}

/**
 * Merges component options.
 * @returns both: default props merged, styles and variants of the overrides after the defaults.
 */
export function mergeComponents<Components extends object>(defaults: object, overrides: Components): Components {
  // MUI types the options of each component differently; this code treats them alike.
  const merged = { ...defaults } as Record<string, ComponentOptions>;
  for (const [name, options] of Object.entries(overrides as Record<string, ComponentOptions>)) {
    const defaultOptions = merged[name];
    merged[name] = defaultOptions
      ? {
          defaultProps: deepmerge(defaultOptions.defaultProps ?? {}, options.defaultProps),
          styleOverrides: mergeStyles(defaultOptions.styleOverrides, options.styleOverrides),
          variants: [...(defaultOptions.variants ?? []), ...(options.variants ?? [])],
        }
      : options;
  }
  return merged as Components;
}
