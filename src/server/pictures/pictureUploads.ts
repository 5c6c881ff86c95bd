import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput } from '#backend/errors.ts';
import { busySentences, fileSentences } from '#content/problems.ts';
import { hour } from '#domain/durations.ts';
import { uploadTooLarge } from '#domain/uploads.ts';
import type { Config } from '../config.ts';
import { codeOf, syscallOf } from '../errorDetails.ts';
import { Busy, IncompleteUpload } from '../problems.ts';
import type { PictureFile } from '../store/pictureStore.ts';
import { networkOf } from '../store/rateLimits.ts';
import type { PictureSender } from './encodePicture.ts';
import { runEncoder } from './runEncoder.ts';

/** Maximum simultaneous pictures per kind of sender; further requests may retry after this many seconds. */
const maxUploads = 20;
const retryAfter = 30;

/** Maximum of those from the network of one visitor, so that others can send their pictures meanwhile. */
const maxOfVisitor = 5;

/** Temporary folder of an upload; its name has the ids of this process and of the request. */
const folderOf = (request: string) => path.join(tmpdir(), `event-house-upload-${process.pid}-${request}`);

/**
 * Deletes the temporary files of servers that were killed during an upload: of processes that are not running here, and
 * older than an hour, as those of another container may be.
 */
export async function cleanUploads(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^event-house-upload-(\d+)-/.exec(name)?.[1]);
    if (!pid || isRunning(pid)) continue;
    const folder = path.join(tmpdir(), name);
    // Null if another server has deleted it meanwhile.
    const found = await stat(folder).catch(() => null);
    if (found && found.mtimeMs < Date.now() - hour) await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** A picture in a request. Callers have to call `end` in any case. */
export interface IncomingPicture {
  /**
   * Writes the picture to disk.
   * @returns the SHA-256 of its bytes, hex.
   * @throws InvalidInput
   * @throws errors of the file system.
   */
  receive: (part: MultipartFile) => Promise<string>;
  /**
   * @returns the picture's name and files, the largest WebP file last.
   * @throws InvalidInput
   * @throws errors of the file system.
   */
  encode: () => Promise<{ name: string; files: PictureFile[] }>;
  /** Deletes the temporary files, and frees the slot for another picture. */
  end: () => Promise<void>;
}

/**
 * Receives and encodes pictures in requests.
 * @param field name of the form field that error messages are reported for.
 * @param from the kind of sender.
 */
export function pictureUploads({ UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS }: Config, field: string, from: PictureSender) {
  /** The network of each upload, by the id of its request. */
  const underWay = new Map<string, string>();
  const refusal = (sentence: string) => new InvalidInput({ [field]: sentence });
  const cutShort = () => new IncompleteUpload({ [field]: fileSentences.pictureCutShort });

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
      throw ['', 'read'].includes(syscallOf(error)) ? cutShort() : error;
    }
    if (part.file.truncated) throw refusal(uploadTooLarge(UPLOAD_MAX_BYTES));
    return hash.digest('hex');
  }

  async function encode(raw: string, folder: string, signal: AbortSignal) {
    const encoding = runEncoder(raw, folder, UPLOAD_MAX_PIXELS, signal, from).catch((error: unknown) => {
      throw error instanceof InvalidInput && error.fields.file ? refusal(error.fields.file) : error;
    });
    const { name, files } = await encoding;
    const reads = files.map(async (file) => ({ name: file, bytes: await readFile(path.join(folder, file)) }));
    return { name, files: await Promise.all(reads) };
  }

  return {
    cutShort,
    /**
     * Reserves a slot for the picture of a request.
     * @throws Busy if there is none, or none more for this visitor.
     * @throws IncompleteUpload if the connection is closed already.
     * @throws errors of the file system.
     */
    begin: async (request: FastifyRequest, reply: FastifyReply): Promise<IncomingPicture> => {
      const network = networkOf(request.ip);
      const ofNetwork = [...underWay.values()].filter((other) => other === network).length;
      if (underWay.size >= maxUploads || (from === 'visitor' && ofNetwork >= maxOfVisitor)) {
        throw new Busy(busySentences.pictures, retryAfter);
      }
      underWay.set(request.id, network);
      // A closed connection cancels waiting and encoding.
      const closing = new AbortController();
      reply.raw.once('close', () => closing.abort(cutShort()));
      const folder = folderOf(request.id);
      const raw = path.join(folder, 'raw');
      const end = async () => {
        underWay.delete(request.id);
        await rm(folder, { recursive: true, force: true });
      };
      await mkdir(folder, { mode: 0o700 }).catch(async (error) => {
        await end();
        throw error;
      });
      // The parser would wait for ever, because it only notices connections that close later.
      if (request.raw.destroyed) {
        await end();
        throw cutShort();
      }
      return { receive: (part) => receive(part, raw), encode: () => encode(raw, folder, closing.signal), end };
    },
  };
}
