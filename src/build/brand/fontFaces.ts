import { createHash } from 'node:crypto';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { createAppTheme } from '#theme';
import {
  codePointsIn,
  type FontPackage,
  type FontStyle,
  fontOf,
  fontPackageOf,
  namesIn,
  nearestWeight,
  webFontOf,
} from './fontPackage.ts';

/** The two font stacks of `theme/tokens.ts`. */
export interface FontStacks {
  display: string;
  text: string;
}

/** Contents of the site's files, by name in the root folder. */
export type Files = Record<string, Buffer | string>;

const asciiLetters = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/**
 * Characters of pages in any language, sufficient for English. A first visit loads only fonts with these and the
 * language's own letters, which saves 60 KB compared with the full Latin files.
 */
const basic = `${asciiLetters}\u00a0©·×é–—‘’“”…€★→`;

/** Control characters and the zero-width space in form fields: not worth loading a font for. */
const unseen = (point: number) => point < 0x20 || (point > 0x7e && point < 0xa0) || point === 0x200b;

/** @returns the weights of text: those of the theme. */
function textWeights(): number[] {
  const { fontWeightRegular, fontWeightMedium, fontWeightSemibold, fontWeightBold } = createAppTheme().typography;
  return [fontWeightRegular, fontWeightMedium, fontWeightSemibold, fontWeightBold].map(Number);
}

/**
 * Metrics of system fonts for fallbacks: Arial and Times New Roman, and the metric-compatible Liberation fonts. Source:
 * their tables `hhea` and `hmtx`; the average width uses capsize's letter frequencies.
 */
const local = {
  sans: {
    normal: {
      regular: { names: ['Arial', 'ArialMT', 'Liberation Sans'], xWidthAvg: 913 },
      bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], xWidthAvg: 983 },
    },
    italic: {
      regular: { names: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic'], xWidthAvg: 913 },
      bold: { names: ['Arial Bold Italic', 'Arial-BoldItalicMT', 'Liberation Sans Bold Italic'], xWidthAvg: 983 },
    },
    metrics: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 },
  },
  serif: {
    normal: {
      regular: { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], xWidthAvg: 832 },
      bold: { names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], xWidthAvg: 886 },
    },
    italic: {
      regular: {
        names: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
        xWidthAvg: 836,
      },
      bold: {
        names: ['Times New Roman Bold Italic', 'TimesNewRomanPS-BoldItalicMT', 'Liberation Serif Bold Italic'],
        xWidthAvg: 857,
      },
    },
    metrics: { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
  },
};

/**
 * Creates the style sheet and files of two font stacks.
 * @param stacks whose first families are Fontsource packages or system fonts. A second family named "… Fallback" is
 * generated: a system font with the metrics of the first one, so that swapping causes no layout shift.
 * @param heading the weight of headings, the only one of the display family.
 * @param site the URL path of the site's files, e.g. `/de/`, and the letters of its language besides A to Z.
 * @returns the style sheet, and the files that it refers to. Fonts are split: one file has the characters of the
 * language's pages, the others are loaded only by pages that need them. They contain only the weights above.
 */
export async function fontFaces(
  { display, text }: FontStacks,
  heading: number,
  { base, letters }: { base: string; letters: string },
): Promise<{ css: string; files: Files }> {
  const files: Files = {};
  const rules: string[] = [];
  const declared = new Set<string>();
  const isNew = (name: string) => declared.size < declared.add(name).size;
  for (const stack of [display, text]) {
    const font = fontPackageOf(stack);
    if (!font) continue;
    const weights = weightsOf(font, { display, text }, heading);
    const styles = stylesOf(font, stack === display);
    if (isNew(font.family)) {
      for (const { name, content, ...rule } of await facesOfFamily(font, styles, weights, basic + letters)) {
        files[name] = content;
        rules.push(face({ ...rule, src: `url("${base}${name}") format("woff2")` }));
      }
    }
    const [, fallback = ''] = namesIn(stack);
    if (fallback.endsWith(' Fallback') && isNew(fallback))
      for (const style of styles) rules.push(...(await fallbackFaces(font, fallback, stack, style, weights)));
  }
  return { css: rules.join('\n'), files };
}

/** @returns the styles in which the theme uses a family: italics of the display family only. */
const stylesOf = ({ styles }: FontPackage, isDisplay: boolean): FontStyle[] =>
  // `em` in the other family is slanted by the browser.
  isDisplay && styles.includes('italic') ? ['normal', 'italic'] : ['normal'];

/** @returns the weights in which the theme uses a family, as far as it has them, in ascending order. */
function weightsOf(font: FontPackage, { display, text }: FontStacks, heading: number): number[] {
  const isFirstOf = (stack: string) => namesIn(stack)[0] === font.family;
  const weights = [...(isFirstOf(display) ? [heading] : []), ...(isFirstOf(text) ? textWeights() : [])];
  return [...new Set(weights.map((weight) => nearestWeight(font, weight)))].toSorted((a, b) => a - b);
}

/** @returns the font faces of a family in all its styles and weights. */
async function facesOfFamily(
  font: FontPackage,
  styles: readonly FontStyle[],
  weights: readonly number[],
  characters: string,
) {
  const sources = font.isVariable ? [weights] : weights.map((weight) => [weight]);
  const faces = [];
  for (const style of styles) {
    for (const source of sources) faces.push(...(await facesOf(font, style, source, characters)));
  }
  return faces;
}

/**
 * @param weights those of a variable font, or the one of a font that is not variable.
 * @param characters those of the first file.
 * @returns the font faces of one style with their files, which have disjoint characters. The most frequent ones come
 * last: of faces that declare a character, browsers load the last one. Thus ranges may include characters of later
 * faces, which makes them shorter.
 */
async function facesOf(font: FontPackage, style: FontStyle, weights: readonly number[], characters: string) {
  const [lightest = 400] = weights;
  const heaviest = weights.at(-1) ?? lightest;
  const earlierPoints = new Set<number>();
  const faces = [];
  for (const [name, subset, wanted] of [
    ['basic', 'latin', pointsOf(characters)],
    ['latin', 'latin', codePointsIn(font.ranges.latin ?? '')],
    ['latin-ext', 'latin-ext', codePointsIn(font.ranges['latin-ext'] ?? '')],
  ] as const) {
    const points = wanted.filter((point) => !unseen(point) && !earlierPoints.has(point));
    if (points.length === 0) continue;
    for (const point of points) earlierPoints.add(point);
    const content = await webFontOf(font, subset, style, weights, String.fromCodePoint(...points));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const kind = [font.isVariable ? [] : lightest, style === 'italic' ? style : [], name].flat();
    faces.push({
      name: `assets/${[font.id, ...kind, hash].join('-')}.woff2`,
      content,
      'font-family': `"${font.family}"`,
      'font-style': style,
      'font-weight': lightest === heaviest ? lightest : `${lightest} ${heaviest}`,
      'font-display': 'swap',
      'unicode-range': rangesOf(points, earlierPoints),
    });
  }
  return faces.toReversed();
}

/** @returns font faces of system fonts with the metrics of a family in one style, one for each used weight. */
async function fallbackFaces(
  font: FontPackage,
  fallback: string,
  stack: string,
  style: FontStyle,
  weights: readonly number[],
): Promise<string[]> {
  const { metrics, ...faces } = local[namesIn(stack).at(-1) === 'serif' ? 'serif' : 'sans'];
  const { regular, bold } = faces[style];
  const rules: string[] = [];
  for (const [at, weight] of weights.entries()) {
    const { names, xWidthAvg } = weight < 600 ? regular : bold;
    const [familyName = ''] = names;
    const { fontFaces: measuredFaces } = createFontStack(
      [await fromBuffer(await fontOf(font, basic, style, weight)), { familyName, xWidthAvg, ...metrics }],
      { fontFaceFormat: 'styleObject' },
    );
    for (const { '@font-face': measures } of measuredFaces) {
      rules.push(
        face({
          'font-family': `"${fallback}"`,
          'font-style': style === 'italic' ? style : undefined,
          'font-weight': weightRange(weights, at),
          src: names.map((name) => `local("${name}")`).join(','),
          'ascent-override': rounded(measures.ascentOverride),
          'descent-override': rounded(measures.descentOverride),
          'line-gap-override': rounded(measures.lineGapOverride),
          'size-adjust': rounded(measures.sizeAdjust),
        }),
      );
    }
  }
  return rules;
}

/** @returns the weights that a face stands for: the lightest and the boldest one also for those beyond the family's. */
function weightRange(weights: readonly number[], at: number): string {
  const min = at === 0 ? 100 : weights[at];
  const max = at === weights.length - 1 ? 900 : weights[at];
  return min === max ? String(min) : `${min} ${max}`;
}

/** @returns a `@font-face` rule with these descriptors. */
const face = (descriptors: Record<string, string | number | undefined>) =>
  `@font-face{${Object.entries(descriptors)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const pointsOf = (characters: string) => [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);

/** @returns a percentage with two decimals: of a line of 2000 px, the rest is 0.1 px. */
const rounded = (percentage = '') => `${Number(Number.parseFloat(percentage).toFixed(2))}%`;

/**
 * The reverse of {@link codePointsIn}.
 * @param fillers code points that ranges may include as well.
 */
function rangesOf(points: number[], fillers: ReadonlySet<number>): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    let next = range ? range[1] + 1 : point;
    while (next < point && fillers.has(next)) next += 1;
    if (range && next === point) range[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}
