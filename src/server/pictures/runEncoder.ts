import pLimit from 'p-limit';
import { InvalidInput } from '#backend/errors.ts';
import type { EncodedPicture, PictureSender } from './encodePicture.ts';
import { runProgram } from './runProgram.ts';

/** One picture at a time: the largest ones take 200 MB each, and the server is to stay below 400 with all it runs. */
const oneAtATime = pLimit(1);

/** How long one picture may take, in ms: several times what the largest takes on a slow machine. */
const timeout = 2 * 60 * 1000;

/** The encoder's answer on its standard output, as JSON. */
export type EncoderAnswer =
  | { picture: EncodedPicture }
  /** One sentence per field. */
  | { refused: Readonly<Record<string, string>> }
  | { failed: { message: string; code?: string } };

/**
 * Encodes a picture in a process of its own, one at a time: what decoders take is given back with it, one that
 * crashes takes nobody along, and the server's own threads stay free.
 * @param signal ends waiting and encoding. @throws InvalidInput (`file`) @throws what the disk says.
 */
export async function runEncoder(
  raw: string,
  folder: string,
  maxPixels: number,
  signal: AbortSignal,
  from: PictureSender = 'staff',
): Promise<EncodedPicture> {
  signal.throwIfAborted();
  const gone = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const encoded = oneAtATime(async () => {
    signal.throwIfAborted();
    return runProgram('encoder', [raw, folder, String(maxPixels), from], { signal, timeout });
  });
  const output = await Promise.race([encoded, gone]);
  const answer = JSON.parse(output.toString()) as EncoderAnswer;
  if ('picture' in answer) return answer.picture;
  if ('refused' in answer) throw new InvalidInput(answer.refused);
  const { message, code } = answer.failed;
  throw Object.assign(new Error(message), { code });
}
