import { type Typeface, typeface } from './typeface.ts';

/** Fonts and colours for cards; made by the build, for the server has no other fonts. */
export interface CardKit {
  /** Changes with all that cards have in common, so that their addresses do. */
  version: string;
  /** Fonts in base64, uncompressed: each has other characters. */
  fonts: CardFonts<string>;
}

/** The three voices of a card: titles and the company's name, the ampersand in it, the words below. */
export interface CardFonts<File> {
  display: File[];
  italic: File[];
  text: File[];
}

/** The typefaces of a card. */
export type CardTypefaces = Record<keyof CardFonts<string>, Typeface>;

/** @returns the typefaces of fonts. */
export const cardTypefaces = ({ display, italic, text }: CardFonts<Uint8Array>): CardTypefaces => ({
  display: typeface(display),
  italic: typeface(italic),
  text: typeface(text),
});

/** @returns the files of a kit. */
export const fontsOf = ({ fonts }: Pick<CardKit, 'fonts'>): CardFonts<Uint8Array> => {
  const bytes = (files: readonly string[]) => files.map((file) => Buffer.from(file, 'base64'));
  return { display: bytes(fonts.display), italic: bytes(fonts.italic), text: bytes(fonts.text) };
};
