import { runProgram } from './runProgram.ts';

/** How long one card may take, in ms: many times what it takes on a slow machine. */
const timeout = 20 * 1000;

/** The title and the picture of a card. */
export interface CardOrder {
  title: string;
  /** The picture beside it, in base64. */
  photo: string | null;
}

/** @param kitFile path of the file with fonts and colours for cards, written by the build. @returns a card as JPEG. @throws Error */
export const runCard = (kitFile: string, title: string, photo: Buffer | null): Promise<Buffer> =>
  runProgram('card', [kitFile], {
    timeout,
    input: JSON.stringify({ title, photo: photo?.toString('base64') ?? null } satisfies CardOrder),
  });
