import type { Typeface } from './typeface.ts';

/** A title, broken into lines. */
export interface TitleLayout {
  lines: string[];
  /** Font size, in px. */
  size: number;
}

/** Font sizes in px, in order of preference, with the maximum number of lines. */
const sizes = [
  { size: 76, lines: 4 },
  { size: 64, lines: 5 },
  { size: 54, lines: 6 },
] as const;

/** Scripts written from right to left, which this left-to-right layout does not support. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Characters that are omitted on a card: emoji and their joiners, arrows, ornaments. */
const ornament = /[\p{So}\p{Sk}\p{Cf}\p{Co}\p{Mn}\p{Emoji_Modifier}]/u;

/**
 * Lays out a title in the largest size that fits; the smallest size is cut with an ellipsis.
 * @param width maximum line width, in px.
 * @returns null if the typeface lacks some of the characters.
 */
export function layOutTitle(title: string, typeface: Typeface, width: number): TitleLayout | null {
  const drawableTitle = [...title.normalize('NFC').replace(/\s+/g, ' ')]
    .filter((character) => typeface.has(character) || !ornament.test(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  if (drawableTitle === '' || rightToLeft.test(drawableTitle) || !typeface.has(drawableTitle)) return null;
  for (const { size, lines: maxLines } of sizes) {
    const lines = breakLines(drawableTitle, (line) => typeface.set(line, size).width <= width);
    if (lines.length <= maxLines) return { lines, size };
    if (size === sizes.at(-1)?.size) return { lines: cutLines(lines, maxLines, typeface, width, size), size };
  }
  return null;
}

/** @returns the text in lines that fit, broken between words, and within words that are wider than a line. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

function cutLines(
  lines: readonly string[],
  maxLines: number,
  typeface: Typeface,
  width: number,
  size: number,
): string[] {
  const shownLines = lines.slice(0, maxLines);
  let last = shownLines.at(-1) ?? '';
  while (last && typeface.set(`${last}…`, size).width > width) last = last.replace(/\s*\S*$/u, '') || last.slice(0, -1);
  return [...shownLines.slice(0, -1), `${last.replace(/[\s,;:.–—-]+$/u, '')}…`];
}
