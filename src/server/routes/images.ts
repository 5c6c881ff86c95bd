import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { InvalidInput } from '#backend/errors.ts';
import { pictureNeeded, uploadPath } from '#domain/uploads.ts';
import { pictureUploads } from '../pictures/pictureUploads.ts';
import { requireStaff } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { describeRoute, objectOf, textSchema } from './schemas.ts';

/** Registers `POST /api/images`, which receives a picture as `multipart/form-data` in a single part named `file`. */
export async function imageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, pictures } = services;
  const uploads = pictureUploads(config, 'file', 'staff');

  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: config.UPLOAD_MAX_BYTES, files: 1, fields: 0 } });
    scope.post(
      '/api/images',
      {
        onRequest: requireStaff(services),
        schema: {
          ...describeRoute('images', 'Upload a picture', { json: objectOf({ address: textSchema }), status: 201 }),
          consumes: ['multipart/form-data'],
          body: objectOf({ file: { type: 'string', format: 'binary' } }),
        },
        // The body is parsed as a stream in the handler, so there is nothing to validate up front.
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const arrival = await uploads.begin(request, reply);
        let address: string;
        try {
          const part = await request.file().catch((error: { statusCode?: number }) => {
            // The parser throws plain errors without a status code for malformed forms.
            throw error.statusCode ? error : uploads.cutShort();
          });
          if (!part) throw new InvalidInput({ file: pictureNeeded });
          await arrival.receive(part);
          const { name, files } = await arrival.encode();
          await pictures.put(name, files);
          address = uploadPath(files.at(-1)?.name ?? '');
        } finally {
          await arrival.end();
        }
        return reply.code(201).send({ address });
      },
    );
  });
}
