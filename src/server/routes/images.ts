import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '#backend/errors.ts';
import { uploadPath } from '#domain/uploads.ts';
import { runEncoder } from '../pictures/runEncoder.ts';
import { requireStaff } from '../plugins/staff.ts';
import { Busy, CutShort } from '../problems.ts';
import type { Services } from '../services.ts';
import { describeRoute, objectOf, textSchema } from './schemas.ts';

/** Pictures that are received, wait or are encoded at once; the others are told to come back, in seconds. */
const mostUnderWay = 20;
const comeBackAfter = 30;

const cutShort = () => new CutShort({ file: 'This picture did not arrive whole. Please choose it again.' });

/** `POST /api/images`: a picture as `multipart/form-data`, in its one part `file`. */
export async function imageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, pictures } = services;
  let underWay = 0;

  /** Keeps the picture of a request. @param folder for what is unfinished. @returns the address of its largest WebP. */
  async function store(request: FastifyRequest, folder: string, signal: AbortSignal): Promise<string> {
    const raw = path.join(folder, 'raw');
    await receive(request, raw, config.UPLOAD_MAX_BYTES);
    const { name, files } = await runEncoder(raw, folder, config.UPLOAD_MAX_PIXELS, signal);
    const read = files.map(async (file) => ({ name: file, bytes: await readFile(path.join(folder, file)) }));
    await pictures.put(name, await Promise.all(read));
    return uploadPath(files.at(-1) ?? '');
  }

  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: config.UPLOAD_MAX_BYTES, files: 1, fields: 0 } });
    scope.post(
      '/api/images',
      {
        onRequest: requireStaff(services),
        schema: {
          ...describeRoute('images', 'Keep a picture', { json: objectOf({ address: textSchema }), status: 201 }),
          consumes: ['multipart/form-data'],
          body: objectOf({ file: { type: 'string', format: 'binary' } }),
        },
        // It is read as it arrives: there is nothing to check before.
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        if (underWay >= mostUnderWay)
          throw new Busy('Many pictures are being stored at the moment. Please try again in a while.', comeBackAfter);
        underWay += 1;
        // Whoever goes away makes room for others.
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort(cutShort()));
        const folder = path.join(tmpdir(), `event-house-${request.id}`);
        let address: string;
        try {
          await mkdir(folder);
          address = await store(request, folder, gone.signal);
        } finally {
          underWay -= 1;
          await rm(folder, { recursive: true, force: true });
        }
        return reply.code(201).send({ address });
      },
    );
  });
}

/** Writes the picture of a request to a file. @throws InvalidInput (`file`) @throws what the disk says. */
async function receive(request: FastifyRequest, raw: string, maxBytes: number): Promise<void> {
  const part = await request.file().catch((error: { statusCode?: number }) => {
    // Of a form that is not what it says to be, the parser gives plain errors.
    throw error.statusCode ? error : cutShort();
  });
  if (!part) throw new InvalidInput({ file: 'Please choose an image file.' });
  const file = createWriteStream(raw);
  try {
    await pipeline(part.file, file);
  } catch (error) {
    const { syscall = 'read' } = error as NodeJS.ErrnoException;
    throw syscall === 'read' ? cutShort() : error;
  }
  if (part.file.truncated) {
    const most = Math.floor(maxBytes / 1024 / 1024);
    throw new InvalidInput({ file: `Please choose a picture of at most ${most} MB.` });
  }
}
