/**
 * Worker process that encodes one picture: `encoder.js <file> <folder> <max pixels> <sender>`. It writes the variants
 * into the folder and an `EncoderAnswer` to stdout.
 */
import os from 'node:os';
import sharp from 'sharp';
import { InvalidInput } from '#backend/errors.ts';
import { encodePicture, type PictureSender } from './encodePicture.ts';
import type { EncoderAnswer } from './runEncoder.ts';

// Low priority, so that requests are served first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(2);
sharp.cache(false);

const [, , raw = '', folder = '', maxPixels = '', from = ''] = process.argv;
const result: EncoderAnswer = await encodePicture(raw, folder, Number(maxPixels), from as PictureSender).then(
  (picture) => ({ picture }),
  (error: Error & { code?: string }) =>
    error instanceof InvalidInput
      ? { refused: error.fields }
      : { failed: { message: error.message, code: error.code } },
);
process.stdout.write(JSON.stringify(result));
