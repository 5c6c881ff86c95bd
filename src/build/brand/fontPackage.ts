import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { brandNames, brandsFolder } from './brandFolders.ts';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');

/** The part of Fontsource's `metadata.json` that is needed here. */
interface Metadata {
  id: string;
  weights: number[];
  styles: string[];
}

/** Upright or not. */
export type FontStyle = 'normal' | 'italic';

/** A family of fonts: a package of Fontsource, or a folder of the same kind in `fonts/` of a brand. */
export interface FontPackage extends Metadata {
  /** How CSS calls it, e.g. `Figtree Variable`. */
  family: string;
  /** The package's folder. */
  folder: string;
  /** Whether one file has all weights. */
  isVariable: boolean;
  /** The characters of each subset, e.g. of `latin`, as CSS writes ranges. */
  ranges: Record<string, string>;
}

/** @returns the names of a CSS font stack, without quotes. */
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

/** @returns where the files of a family are; undefined where it is neither installed nor a brand's own. */
function folderOf(id: string, name: string): string | undefined {
  const own = brandNames().map((brand) => path.join(brandsFolder, brand, 'fonts', id));
  return [...own, path.join(packages, name)].find((folder) => existsSync(folder));
}

/** @returns for whoever builds: that a variable family, which no visitor's machine has, is not installed; else null. */
export function missingFont(stack: string): string | null {
  const { family, isVariable, id, name } = nameOf(stack);
  if (!isVariable || folderOf(id, name)) return null;
  return `The font "${family}" is not installed; ${namesIn(stack).slice(1).join(', ')} stands in for it: npm install ${name}`;
}

/**
 * @param stack a CSS font stack, e.g. `'Figtree Variable', sans-serif`.
 * @returns the package of its first family; null where that is a font of the visitor's machine, or is not installed.
 */
export function fontPackageOf(stack: string): FontPackage | null {
  const { family, isVariable, id, name } = nameOf(stack);
  const folder = folderOf(id, name);
  if (!folder) return null;
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const { weights, styles }: Metadata = read('metadata.json');
  return { family, folder, isVariable, id, weights, styles, ranges: read('unicode.json') };
}

/** @returns the weight of a family that is nearest to a wanted one. */
export const nearestWeight = ({ weights }: FontPackage, wanted: number): number =>
  weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;

/** @returns a file of a family: of one subset and style, and of the weight where each has a file of its own. */
export function readFont(font: FontPackage, subset: string, style: FontStyle, weight: number): Promise<Buffer> {
  const { id, isVariable, folder } = font;
  const name = `${id}-${subset}-${isVariable ? 'wght' : nearestWeight(font, weight)}-${style}.woff2`;
  return readFile(path.join(folder, 'files', name));
}

/** @param ranges as CSS writes them, e.g. `U+20-7E,U+A9`. @returns the code points in them. */
export const pointsIn = (ranges: string): number[] =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) => start + at);
  });

/**
 * @param subset from whose file it is taken.
 * @returns a font of these characters and one weight alone, uncompressed: what is measured, and whose outlines are taken.
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
