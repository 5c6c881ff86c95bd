import { runProgram } from './runProgram.ts';

/** Timeout for one card, in ms: many times what a slow machine needs. */
const timeout = 20 * 1000;

/** The title and the picture of a card. */
export interface CardOrder {
  title: string;
  /** The picture, in base64. */
  photo: string | null;
}

/**
 * Draws a card in a worker process.
 * @param kitFile path of the file with fonts and colours for cards, written by the build.
 * @returns the card as JPEG.
 * @throws Error
 */
export const runCard = (kitFile: string, title: string, photo: Buffer | null): Promise<Buffer> =>
  runProgram('card', [kitFile], {
    timeout,
    input: JSON.stringify({ title, photo: photo?.toString('base64') ?? null } satisfies CardOrder),
  });
