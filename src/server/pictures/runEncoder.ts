import pLimit from 'p-limit';
import { InvalidInput } from '#backend/errors.ts';
import { minute } from '#domain/durations.ts';
import type { EncodedPicture, PictureSender } from './encodePicture.ts';
import { runProgram } from './runProgram.ts';

/** One picture at a time: a large one takes 200 MB, and the server is to stay below 400 MB in total. */
const oneAtATime = pLimit(1);

/** At most one picture of visitors is in the queue of all, so that staff waits for one of them at most. */
const visitorsInTurn = pLimit(1);

/** Timeout for one picture, in ms: several times what the largest takes on a slow machine. */
const timeout = 2 * minute;

/** The encoder's result, written to stdout as JSON. */
export type EncoderAnswer =
  | { picture: EncodedPicture }
  /** Error messages by field. */
  | { refused: Readonly<Record<string, string>> }
  | { failed: { message: string; code?: string } };

/**
 * Encodes a picture in a worker process, one at a time, so that its memory is returned to the system, a crash does not
 * affect the server, and the server's threads stay free.
 * @param signal cancels waiting and encoding.
 * @throws InvalidInput (`file`)
 * @throws errors of the file system.
 */
export async function runEncoder(
  raw: string,
  folder: string,
  maxPixels: number,
  signal: AbortSignal,
  from: PictureSender = 'staff',
): Promise<EncodedPicture> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const encode = async () => {
    signal.throwIfAborted();
    return runProgram('encoder', [raw, folder, String(maxPixels), from], { signal, timeout });
  };
  const encoding = from === 'visitor' ? visitorsInTurn(() => oneAtATime(encode)) : oneAtATime(encode);
  const output = await Promise.race([encoding, aborted]);
  const result: EncoderAnswer = JSON.parse(output.toString());
  if ('picture' in result) return result.picture;
  if ('refused' in result) throw new InvalidInput(result.refused);
  const { message, code } = result.failed;
  throw Object.assign(new Error(message), { code });
}
