import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput } from '#backend/errors.ts';
import { busySentences, fileSentences } from '#content/problems.ts';
import { uploadTooLarge } from '#domain/uploads.ts';
import type { Config } from '../config.ts';
import { Busy, CutShort } from '../problems.ts';
import type { PictureFile } from '../store/pictureStore.ts';
import type { PictureSender } from './encodePicture.ts';
import { runEncoder } from './runEncoder.ts';

/** Pictures of one kind of sender that are received, wait or are encoded at once; the others are told to come back, in seconds. */
const mostUnderWay = 20;
const comeBackAfter = 30;

/** A picture that comes with a request. Whoever has begun one ends it, whatever happens. */
export interface PictureArrival {
  /** Writes it to the disk. @returns the SHA-256 of its bytes, hex. @throws InvalidInput @throws what the disk says. */
  receive: (part: MultipartFile) => Promise<string>;
  /** @returns its name, and its files, the largest WebP last. @throws InvalidInput @throws what the disk says. */
  encode: () => Promise<{ name: string; files: PictureFile[] }>;
  /** Removes what is left of it on the disk, and makes room for another one. */
  end: () => Promise<void>;
}

/**
 * Where pictures that come with requests are received and encoded.
 * @param field under which the sentences stand of what is refused. @param from who sends them.
 */
export function pictureUploads({ UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS }: Config, field: string, from: PictureSender) {
  let underWay = 0;
  const refused = (sentence: string) => new InvalidInput({ [field]: sentence });
  const cutShort = () => new CutShort({ [field]: fileSentences.pictureCutShort });

  async function receive(part: MultipartFile, raw: string): Promise<string> {
    const hash = createHash('sha256');
    const hashing = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    };
    try {
      await pipeline(part.file, hashing, createWriteStream(raw));
    } catch (error) {
      const { syscall = 'read' } = error as NodeJS.ErrnoException;
      throw syscall === 'read' ? cutShort() : error;
    }
    if (part.file.truncated) throw refused(uploadTooLarge(UPLOAD_MAX_BYTES));
    return hash.digest('hex');
  }

  async function encode(raw: string, folder: string, signal: AbortSignal) {
    const encoded = runEncoder(raw, folder, UPLOAD_MAX_PIXELS, signal, from).catch((error: unknown) => {
      throw error instanceof InvalidInput && error.fields.file ? refused(error.fields.file) : error;
    });
    const { name, files } = await encoded;
    const read = files.map(async (file) => ({ name: file, bytes: await readFile(path.join(folder, file)) }));
    return { name, files: await Promise.all(read) };
  }

  return {
    cutShort,
    /** Makes room for the picture of a request. @throws Busy where there is none. @throws what the disk says. */
    begin: async (request: FastifyRequest, reply: FastifyReply): Promise<PictureArrival> => {
      if (underWay >= mostUnderWay) {
        throw new Busy(busySentences.pictures, comeBackAfter);
      }
      underWay += 1;
      // Whoever goes away makes room for others.
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort(cutShort()));
      const folder = path.join(tmpdir(), `event-house-${request.id}`);
      const raw = path.join(folder, 'raw');
      const end = async () => {
        underWay -= 1;
        await rm(folder, { recursive: true, force: true });
      };
      await mkdir(folder).catch(async (error) => {
        await end();
        throw error;
      });
      return { receive: (part) => receive(part, raw), encode: () => encode(raw, folder, gone.signal), end };
    },
  };
}
