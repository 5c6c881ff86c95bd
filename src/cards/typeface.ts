import { Blob, Face, Feature, Font, Buffer as Glyphs, shape } from 'harfbuzzjs';

/** Text as vector paths, with the baseline at y = 0 and y pointing downwards. */
export interface OutlinedText {
  /** SVG elements. */
  svg: string;
  /** Width in px. */
  width: number;
}

/** A font family in one weight, which renders text without system fonts. */
export interface Typeface {
  /** @returns whether the family has all characters of a text. */
  has(text: string): boolean;
  /** Renders a text. @param size font size, in px. */
  set(text: string, size: number): OutlinedText;
}

/** Lining figures, because Cormorant's old-style figures look wrong in headings (see `theme/typography.ts`). */
const features = [new Feature('lnum')];

/** @param files uncompressed font files of the family, each with different characters. */
export function typeface(files: readonly Uint8Array[]): Typeface {
  const fonts = files.map((file) => {
    const face = new Face(new Blob(file));
    return { font: new Font(face), upem: face.upem };
  });
  const fontOf = (character: string) =>
    fonts.find(({ font }) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);

  /** Groups characters by font, so that shaping and kerning work within a group. */
  const runsOf = (text: string) => {
    const runs: { font: (typeof fonts)[number]; text: string }[] = [];
    for (const character of text) {
      const font = fontOf(character);
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  };

  return {
    has: (text) => [...text].every((character) => fontOf(character)),
    set: (text, size) => {
      let svg = '';
      let width = 0;
      for (const { font, text: run } of runsOf(text)) {
        const scale = size / font.upem;
        const glyphs = new Glyphs();
        glyphs.addText(run);
        glyphs.guessSegmentProperties();
        shape(font.font, glyphs, features);
        for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs.getGlyphInfosAndPositions()) {
          const path = font.font.glyphToPath(codepoint);
          const [x, y] = [width + xOffset * scale, -yOffset * scale].map((place) => place.toFixed(2));
          if (path) svg += `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path}"/>`;
          width += xAdvance * scale;
        }
      }
      return { svg, width };
    },
  };
}
