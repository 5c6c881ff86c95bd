import { createHash } from 'node:crypto';
import { type CardFonts, type CardKit, cardTypefaces } from '#cards/cardKit.ts';
import { type CardBrand, cardOverlay, textWeight } from '#cards/cardOverlay.ts';
import type { Brand } from './brand/brandFiles.ts';
import { codePointsIn, type FontPackage, type FontStyle, fontOf, fontPackageOf } from './brand/fontPackage.ts';

/** @returns the fonts for cards; null if a family is a system font. */
export async function cardKit({ tokens, company }: Brand): Promise<CardKit | null> {
  const [display, text] = [tokens.fonts.display, tokens.fonts.text].map(fontPackageOf);
  if (!display || !text) return null;
  const { weight } = tokens.headings;
  const fonts: CardFonts<Buffer> = {
    display: await filesOf(display, 'normal', weight),
    italic: display.styles.includes('italic') ? await filesOf(display, 'italic', weight, ['latin']) : [],
    text: await filesOf(text, 'normal', textWeight, ['latin', 'latin-ext']),
  };
  const base64 = (files: readonly Buffer[]) => files.map((file) => file.toString('base64'));
  return {
    version: versionOf(fonts, { tokens, company }),
    fonts: { display: base64(fonts.display), italic: base64(fonts.italic), text: base64(fonts.text) },
  };
}

/**
 * Hashes the overlays of a card with and of a card without a picture, which contain everything that cards have in
 * common: fonts, colours, company and layout.
 */
function versionOf(fonts: CardFonts<Buffer>, brand: CardBrand): string {
  const overlays = [true, false].map((hasPicture) =>
    cardOverlay('A card of 1', hasPicture, cardTypefaces(fonts), brand),
  );
  return createHash('sha256').update(overlays.join()).digest('hex').slice(0, 8);
}

/**
 * Reads the files of a family, with Latin first: characters are looked up in this order, and kerning works only within
 * a file.
 */
async function filesOf(
  font: FontPackage,
  style: FontStyle,
  weight: number,
  subsets = Object.keys(font.ranges),
): Promise<Buffer[]> {
  const ordered = subsets.toSorted((a, b) => Number(b === 'latin') - Number(a === 'latin'));
  return Promise.all(
    ordered.map((subset) => {
      const characters = String.fromCodePoint(...codePointsIn(font.ranges[subset] ?? ''));
      return fontOf(font, characters, style, weight, subset);
    }),
  );
}
