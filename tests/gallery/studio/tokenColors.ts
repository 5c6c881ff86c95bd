import Color from 'colorjs.io';
import { type Contrast, colorPairs } from '#build/brand/contrast.ts';
import { createAppTheme, type ThemeTokens } from '#theme';

/** @returns a colour as a browser's picker takes it: opaque, in six digits; black if it is no colour yet. */
export function pickerColor(color: string): string {
  try {
    return new Color(color).to('srgb').toString({ format: 'hex', collapse: false }).slice(0, 7);
  } catch {
    return '#000000';
  }
}

type Path = readonly string[];

/** @returns the paths of all texts in a value that equal a colour. */
function pathsOf(value: unknown, color: string, path: Path): Path[] {
  if (typeof value === 'string') return value.toUpperCase() === color.toUpperCase() ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, color, [...path, name]));
}

const tokenPaths = ({ colors, picture }: ThemeTokens, scheme: Contrast['scheme'], color: string): Path[] => [
  ...pathsOf(colors[scheme], color, ['colors', scheme]),
  ...pathsOf(picture, color, ['picture']),
];

/** @returns the names of the tokens that have a colour, e.g. `ink`, `status.new.text` or `picture.gold`. */
export const tokenNames = (tokens: ThemeTokens, scheme: Contrast['scheme'], color: string): string[] =>
  tokenPaths(tokens, scheme, color).map((path) => path.slice(path[0] === 'colors' ? 2 : 0).join('.'));

/** @returns a value with another one at a path. */
const replaced = <Value>(value: Value, [name, ...rest]: Path, to: string): Value =>
  name === undefined ? (to as Value) : { ...value, [name]: replaced(value[name as keyof Value], rest, to) };

/** @returns the tokens with the nearest sufficient colour for a pair; the same tokens if the pair has no such colour. */
export function withBetter(tokens: ThemeTokens, { scheme, upper, lower, better }: Contrast): ThemeTokens {
  if (!better) return tokens;
  // Several tokens may have the same colour: the right one is the one that changes the pair.
  const changed = tokenPaths(tokens, scheme, upper.color)
    .map((path) => replaced(tokens, path, better))
    .find((each) =>
      colorPairs(createAppTheme(each)).some(
        (pair) =>
          [pair.scheme, pair.upper.name, pair.lower.name].join() === [scheme, upper.name, lower.name].join() &&
          pair.upper.color.toUpperCase() === better,
      ),
    );
  return changed ?? tokens;
}
