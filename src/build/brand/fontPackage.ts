import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Families that devices have, and generic ones. */
const systemFonts =
  /^(-apple-system|BlinkMacSystemFont|Arial|Avenir.*|Baskerville|Calibri|Cambria|Candara|Charter|Comic Sans MS|Consolas|Courier.*|Didot|Futura|Garamond|Geneva|Georgia|Gill Sans.*|Helvetica.*|Hoefler Text|Impact|Iowan Old Style|Lucida.*|Menlo|Monaco|Optima|Palatino.*|Roboto|Rockwell|Segoe UI.*|Tahoma|Times.*|Trebuchet MS|Verdana|ui-.+|system-ui|(sans-)?serif|monospace|cursive|fantasy|math)$/i;

/** @returns a warning if a font that is none of those that many devices have is not installed; otherwise null. */
export function missingFont(stack: string): string | null {
  const { family, id, name } = nameOf(stack);
  if (folderOf(id, name) || systemFonts.test(family)) return null;
  const others = namesIn(stack).slice(1).join(', ') || 'a font of the browser';
  return `The font "${family}" is not installed; ${others} replaces it, except on devices that have it: npm install ${name}, if Fontsource has it`;
}

/**
 * @param folder of a brand.
 * @param stacks its font stacks.
 * @returns a sentence for each font in its folder that none of them uses, e.g. because the family is called otherwise.
 */
export function unusedFonts(folder: string, stacks: readonly string[]): string[] {
  const own = path.join(folder, 'fonts');
  const used = stacks.map((stack) => nameOf(stack).id);
  const ids = existsSync(own) ? readdirSync(own, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  return ids.flatMap(({ name: id }) => {
    if (used.includes(id)) return [];
    const families = stacks.map((stack) => `"${nameOf(stack).family}"`);
    const wanted = `a family called "${titleOf(id)}" or "${titleOf(id)} Variable"`;
    return [`fonts/${id}/ is not used: it has ${wanted}, and tokens.ts names ${[...new Set(families)].join(' and ')}`];
  });
}

/** @returns the name of a family by its id. */
const titleOf = (id: string) => id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * @param stack a CSS font stack, e.g. `'Figtree Variable', sans-serif`.
 * @returns the package of its first family; null if that is a system font, or is not installed.
 */
export function fontPackageOf(stack: string): FontPackage | null {
  const { id, name } = nameOf(stack);
  const folder = folderOf(id, name);
  return folder ? fontPackageIn(folder, stack) : null;
}

/**
 * @param folder of a font package. @param stack as for {@link fontPackageOf}.
 * @throws Error that says which description in it is missing or damaged.
 */
export function fontPackageIn(folder: string, stack: string): FontPackage {
  const { family, isVariable, id, name } = nameOf(stack);
  const readJson = (file: string) => {
    const place = path.join(folder, file);
    try {
      return JSON.parse(readFileSync(place, 'utf8'));
    } catch {
      throw new Error(`${placeOf(place)} is missing or no JSON: copy it from the package ${name}.`);
    }
  };
  const { weights, styles }: Metadata = readJson('metadata.json');
  return { family, folder, isVariable, id, weights, styles, ranges: readJson('unicode.json') };
}

/** @returns the weight of a family that is nearest to the wanted one. */
export const nearestWeight = ({ weights }: FontPackage, requestedWeight: number): number =>
  weights.toSorted((a, b) => Math.abs(a - requestedWeight) - Math.abs(b - requestedWeight))[0] ?? requestedWeight;

/** @returns the path of a file as people write it, from the project's folder. */
const placeOf = (file: string) => path.relative(path.dirname(packages), file).replaceAll(path.sep, '/');

/**
 * Makes a font of a family's file by subset and style, and by weight if the font is not variable.
 * @param make computes it from the file.
 * @throws Error that says which file is missing or damaged.
 */
async function fromFile(
  font: FontPackage,
  { subset, style, weight }: { subset: string; style: FontStyle; weight: number },
  make: (whole: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const { id, isVariable, folder, family } = font;
  const name = `${id}-${subset}-${isVariable ? 'wght' : nearestWeight(font, weight)}-${style}.woff2`;
  const file = path.join(folder, 'files', name);
  const remedy = `copy it from the package ${nameOf(family).name}`;
  if (!existsSync(file)) {
    const variable = `${id}-${subset}-wght-${style}.woff2`;
    if (!isVariable && existsSync(path.join(folder, 'files', variable))) {
      throw new Error(`${placeOf(folder)} is a variable font: call it "${family} Variable" in tokens.ts.`);
    }
    throw new Error(
      `${placeOf(file)} is missing: ${remedy}, or take what it is for out of metadata.json and unicode.json there.`,
    );
  }
  try {
    return await make(await readFile(file));
  } catch {
    throw new Error(`${placeOf(file)} is damaged, or no WOFF2 font: ${remedy}.`);
  }
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
  const variationAxes = font.isVariable ? { wght: min === max ? min : { min, max } } : undefined;
  // A constant, because the types of the package, which are older, do not know `keepFeatures`.
  const options = { targetFormat: 'woff2', keepFeatures: features, variationAxes } as const;
  return fromFile(font, { subset, style, weight: min }, (whole) => subsetFont(whole, characters, options));
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
  const variationAxes = font.isVariable ? { wght: nearestWeight(font, weight) } : undefined;
  const options = { targetFormat: 'sfnt', variationAxes } as const;
  return fromFile(font, { subset, style, weight }, (whole) => subsetFont(whole, characters, options));
}
