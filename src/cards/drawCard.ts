import sharp from 'sharp';
import type { CardTypefaces } from './cardKit.ts';
import { type CardBrand, cardOverlay, panel } from './cardOverlay.ts';
import { cardSize } from './cardSize.ts';

/**
 * Draws the picture that is shown when a page is shared.
 * @param photo a file in any format that sharp reads; if null, the company's first letter is drawn instead.
 * @returns the card as JPEG.
 */
export async function drawCard(
  title: string,
  photo: Uint8Array | null,
  typefaces: CardTypefaces,
  brand: CardBrand,
): Promise<Buffer> {
  const { width, height } = cardSize;
  const beside = { width: width - panel.width, height };
  const { deep } = brand.tokens.colors.light;
  const picture =
    photo &&
    (await sharp(photo)
      .resize({ ...beside, fit: 'cover', position: 'attention' })
      .toBuffer());
  return sharp({ create: { width, height, channels: 3, background: deep } })
    .composite([
      ...(picture ? [{ input: picture, left: panel.width, top: 0 }] : []),
      { input: Buffer.from(cardOverlay(title, Boolean(picture), typefaces, brand)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
