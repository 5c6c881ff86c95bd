import type { Typeface } from './typeface.ts';

/** A title in lines that fit. */
export interface LaidTitle {
  lines: string[];
  /** Size of the title's letters, in px. */
  size: number;
}

/** Sizes in px, what is tried first first, and how many lines of each fit. */
const sizes = [
  { size: 76, lines: 4 },
  { size: 64, lines: 5 },
  { size: 54, lines: 6 },
] as const;

/** Letters that are written from right to left: lines are put together from left to right here. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Characters that a title loses on a card: emoji and their joiners, arrows, ornaments. */
const ornament = /[\p{So}\p{Sk}\p{Cf}\p{Co}\p{Mn}\p{Emoji_Modifier}]/u;

/**
 * @param width of a line, in px. @returns the title, as large as fits, cut with an ellipsis where nothing does; null where
 * the family lacks letters of it, for half a title is none.
 */
export function layTitle(title: string, typeface: Typeface, width: number): LaidTitle | null {
  const shown = [...title.normalize('NFC').replace(/\s+/g, ' ')]
    .filter((character) => typeface.has(character) || !ornament.test(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  if (shown === '' || rightToLeft.test(shown) || !typeface.has(shown)) return null;
  for (const { size, lines: most } of sizes) {
    const lines = breakLines(shown, (line) => typeface.set(line, size).width <= width);
    if (lines.length <= most) return { lines, size };
    if (size === sizes.at(-1)?.size) return { lines: cut(lines, most, typeface, width, size), size };
  }
  return null;
}

/** @returns the text in lines that fit, broken between words, and in a word that is wider than a line. */
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

function cut(lines: readonly string[], most: number, typeface: Typeface, width: number, size: number): string[] {
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? '';
  while (last && typeface.set(`${last}…`, size).width > width) last = last.replace(/\s*\S*$/u, '') || last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.replace(/[\s,;:.–—-]+$/u, '')}…`];
}
