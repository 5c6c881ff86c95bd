import { type Typeface, typeface } from './typeface.ts';

/** Fonts for cards, written by the build, because the server has no fonts of its own. */
export interface CardKit {
  /** Hash of everything that cards have in common; part of their URLs. */
  version: string;
  /** Fonts in base64, uncompressed, each with different characters. */
  fonts: CardFonts<string>;
}

/** The font files of a card: for titles and the company's name, for the ampersand in the name, and for small text. */
export interface CardFonts<File> {
  display: File[];
  italic: File[];
  text: File[];
}

/** The typefaces of a card. */
export type CardTypefaces = Record<keyof CardFonts<string>, Typeface>;

/** @returns the typefaces of font files. */
export const cardTypefaces = ({ display, italic, text }: CardFonts<Uint8Array>): CardTypefaces => ({
  display: typeface(display),
  italic: typeface(italic),
  text: typeface(text),
});

/** @returns the font files of a kit. */
export const fontsOf = ({ fonts }: Pick<CardKit, 'fonts'>): CardFonts<Uint8Array> => {
  const bytes = (files: readonly string[]) => files.map((file) => Buffer.from(file, 'base64'));
  return { display: bytes(fonts.display), italic: bytes(fonts.italic), text: bytes(fonts.text) };
};
