import { decomposeColor, hslToRgb, recomposeColor, type ThemeOptions } from '@mui/material/styles';
import Color from 'colorjs.io';
import type { ThemeTokens } from '#theme/tokens.ts';
import { hex } from './contrast.ts';

/** Half a step of the 256 of a channel more than MUI is off when it rounds. */
const rounded = 1.5 / 255;

/** @returns a colour as MUI reads it, with which it computes shades; some notations it misreads, others it refuses. */
function asMuiReads(color: string): Color {
  const parts = decomposeColor(color);
  return new Color(parts.type.startsWith('hsl') ? hslToRgb(color) : recomposeColor(parts));
}

/** @returns the channels of a colour and its opacity, 0 to 1. */
const channelsOf = (color: Color) => [...color.to('srgb').coords, color.alpha];

/**
 * Whether MUI computes with the colour that a browser shows. Of a notation that it does not know, it leaves out
 * translucent shades, e.g. those of buttons under the pointer; of numbers with a unit, e.g. `10%` or `0.5turn`, it drops
 * the unit, and takes another colour.
 */
function isComputable(color: string): boolean {
  // About spaces it complains in the console only.
  if (color !== color.trim()) return false;
  try {
    const shown = new Color(color);
    // Colours of a wide gamut: only some of its functions compute with them.
    if (!shown.inGamut('srgb') || color.startsWith('color(')) return false;
    const read = channelsOf(asMuiReads(color));
    return channelsOf(shown).every((value, at) => Math.abs((value ?? 0) - (read[at] ?? Number.NaN)) < rounded);
  } catch {
    return false;
  }
}

/** @returns a colour like `#1A2B3C`, the nearest one that screens without a wide gamut show; null if it is no colour. */
function hexOf(color: string): string | null {
  try {
    const shown = new Color(color);
    // Browsers clip numbers beyond the range of `rgb()`.
    return hex(shown.spaceId === 'srgb' ? shown.toGamut({ method: 'clip' }) : shown);
  } catch {
    return null;
  }
}

/** @returns an error message for each colour that cannot be computed with, e.g. because it is mistyped. */
export function colorFaults({ colors, picture }: Pick<ThemeTokens, 'colors' | 'picture'>): string[] {
  const { filter: _filter, scrimUnderText: _opacity, ...overPictures } = picture;
  return [...faultsIn(colors, 'colors'), ...faultsIn(overPictures, 'picture')];
}

function faultsIn(value: unknown, place: string): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => faultsIn(part, `${place}.${name}`));
  }
  const color = String(value);
  const asHex = hexOf(color);
  if (asHex && isComputable(color)) return [];
  const remedy = asHex ? `it as ${asHex}` : 'a colour like #1A2B3C or rgba(26, 43, 60, 0.5)';
  return [`${place} is "${color}": write ${remedy}.`];
}

/**
 * @returns an error message for each `main` of overrides that MUI cannot compute with, unless the colours that it
 * computes from it are given, too.
 */
export function overrideFaults(overrides: ThemeOptions): string[] {
  const palettes = Object.entries({
    palette: overrides.palette,
    ...Object.fromEntries(
      Object.entries(overrides.colorSchemes ?? {}).map(([scheme, options]) => [
        `colorSchemes.${scheme}.palette`,
        typeof options === 'object' ? options.palette : undefined,
      ]),
    ),
  });
  return palettes.flatMap(([place, palette]) =>
    Object.entries(palette ?? {}).flatMap(([name, color]) => {
      const { main, ...computed }: Record<string, unknown> = Object(color);
      if (main === undefined || ['light', 'dark', 'contrastText'].every((shade) => shade in computed)) return [];
      return faultsIn(main, `${place}.${name}.main`);
    }),
  );
}
