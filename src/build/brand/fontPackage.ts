import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { brandNames, brandsFolder } from './brandFolders.ts';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');

/** The used part of Fontsource's `metadata.json`. */
interface Metadata {
  id: string;
  weights: number[];
  styles: string[];
}

/** CSS font style. */
export type FontStyle = 'normal' | 'italic';

/** A font family: a Fontsource package, or a folder with the same structure in `fonts/` of a brand. */
export interface FontPackage extends Metadata {
  /** CSS font family, e.g. `Figtree Variable`. */
  family: string;
  /** The package's folder. */
  folder: string;
  /** Whether one file has all weights. */
  isVariable: boolean;
  /** The characters of each subset, e.g. `latin`, as CSS `unicode-range`. */
  ranges: Record<string, string>;
}

/** @returns the names in a CSS font stack, without quotes. */
export const namesIn = (stack: string): string[] =>
  stack.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));

/** @returns Fontsource's names for the first family of a CSS font stack. */
function nameOf(stack: string): { family: string; isVariable: boolean; id: string; name: string } {
  const [family = ''] = namesIn(stack);
  const isVariable = family.endsWith(' Variable');
  const id = family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  return { family, isVariable, id, name: `${isVariable ? '@fontsource-variable' : '@fontsource'}/${id}` };
}

/** @returns the folder of a family; undefined if it is neither installed nor part of a brand. */
function folderOf(id: string, name: string): string | undefined {
  const own = brandNames().map((brand) => path.join(brandsFolder, brand, 'fonts', id));
  return [...own, path.join(packages, name)].find((folder) => existsSync(folder));
}

/** @returns a warning if a variable font, which is never a system font, is not installed; otherwise null. */
export function missingFont(stack: string): string | null {
  const { family, isVariable, id, name } = nameOf(stack);
  if (!isVariable || folderOf(id, name)) return null;
  return `The font "${family}" is not installed; ${namesIn(stack).slice(1).join(', ')} replaces it: npm install ${name}`;
}

/**
 * @param stack a CSS font stack, e.g. `'Figtree Variable', sans-serif`.
 * @returns the package of its first family; null if that is a system font, or is not installed.
 */
export function fontPackageOf(stack: string): FontPackage | null {
  const { family, isVariable, id, name } = nameOf(stack);
  const folder = folderOf(id, name);
  if (!folder) return null;
  const readJson = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const { weights, styles }: Metadata = readJson('metadata.json');
  return { family, folder, isVariable, id, weights, styles, ranges: readJson('unicode.json') };
}

/** @returns the weight of a family that is nearest to the wanted one. */
export const nearestWeight = ({ weights }: FontPackage, requestedWeight: number): number =>
  weights.toSorted((a, b) => Math.abs(a - requestedWeight) - Math.abs(b - requestedWeight))[0] ?? requestedWeight;

/** @returns a font file of a family by subset and style, and by weight if the font is not variable. */
function readFont(font: FontPackage, subset: string, style: FontStyle, weight: number): Promise<Buffer> {
  const { id, isVariable, folder } = font;
  const name = `${id}-${subset}-${isVariable ? 'wght' : nearestWeight(font, weight)}-${style}.woff2`;
  return readFile(path.join(folder, 'files', name));
}

/** @param ranges CSS `unicode-range`, e.g. `U+20-7E,U+A9`. @returns the code points in it. */
export const codePointsIn = (ranges: string): number[] =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) => start + at);
  });

/**
 * OpenType features that pages use: those that browsers apply without being asked, and the figures of the theme (see
 * `fontVariantNumeric`). The others, e.g. small capitals and swashes, take a third of a font with many of them.
 * Source: CSS Fonts 4, 7.1 Default features.
 */
const features = 'rvrn ccmp locl rlig rclt liga clig calt kern mark mkmk lnum tnum'.split(' ');

/**
 * @param weights those that a variable font keeps, from the first to the last; of another font, the first one is used.
 * @returns a WOFF2 font with only these characters and weights, for browsers.
 */
export async function webFontOf(
  font: FontPackage,
  subset: string,
  style: FontStyle,
  weights: readonly number[],
  characters: string,
): Promise<Buffer> {
  const [min = 400] = weights;
  const max = weights.at(-1) ?? min;
  const whole = await readFont(font, subset, style, min);
  const variationAxes = font.isVariable ? { wght: min === max ? min : { min, max } } : undefined;
  // A constant, because the types of the package, which are older, do not know `keepFeatures`.
  const options = { targetFormat: 'woff2', keepFeatures: features, variationAxes } as const;
  return subsetFont(whole, characters, options);
}

/**
 * @param subset the subset whose file is used.
 * @returns an uncompressed font with only these characters and one weight, for measuring and for outlines.
 */
export async function fontOf(
  font: FontPackage,
  characters: string,
  style: FontStyle,
  weight: number,
  subset = 'latin',
): Promise<Buffer> {
  const whole = await readFont(font, subset, style, weight);
  const variationAxes = font.isVariable ? { wght: nearestWeight(font, weight) } : undefined;
  return subsetFont(whole, characters, { targetFormat: 'sfnt', variationAxes });
}
