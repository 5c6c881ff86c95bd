import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { InvalidInput } from '#backend/errors.ts';
import { requireStaff } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { storeUpload } from '../store/uploads.ts';
import { about } from './schemas.ts';

/** `POST /api/images`: a picture as `multipart/form-data`, in its one part `file`. */
export async function imageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db } = services;
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: config.UPLOAD_MAX_BYTES, files: 1, fields: 0 } });
    scope.post(
      '/api/images',
      {
        onRequest: requireStaff(services),
        schema: { ...about('images', 'Keep a picture'), consumes: ['multipart/form-data'] },
      },
      async (request, reply) => {
        const part = await request.file();
        if (!part) throw new InvalidInput({ file: 'Please choose an image file.' });
        const options = { folder: config.uploads, maxPixels: config.UPLOAD_MAX_PIXELS };
        const address = await storeUpload(db, part.file, options).catch((error: unknown) => {
          if (part.file.truncated) throw tooLarge(config.UPLOAD_MAX_BYTES);
          throw error;
        });
        if (part.file.truncated) throw tooLarge(config.UPLOAD_MAX_BYTES);
        return reply.code(201).send({ address });
      },
    );
  });
}

const tooLarge = (bytes: number) =>
  new InvalidInput({ file: `Please choose a picture of at most ${Math.floor(bytes / 1024 / 1024)} MB.` });
