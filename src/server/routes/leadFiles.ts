import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '#backend/errors.ts';
import { busySentences, fileSentences } from '#content/problems.ts';
import { fileEmpty, fileNameOf, fileTooLarge, maxFileBytes } from '#domain/leadFile.ts';
import { requireStaff } from '../plugins/staff.ts';
import { Busy, IncompleteUpload } from '../problems.ts';
import { attemptOf, type Services, staffOf } from '../services.ts';
import { addFile, listFiles, readFile, removeFile } from '../store/leadFiles.ts';
import {
  type ById,
  describeRoute,
  idParams,
  idParamsWith,
  listOf,
  numberSchema,
  objectOf,
  orNull,
  personSchema,
  textSchema,
} from './schemas.ts';

type ByFile = { Params: { id: string; fileId: string } };

/** Maximum simultaneous uploads, each held in memory; further requests may retry after this many seconds. */
const maxUploads = 5;
const retryAfter = 10;

const fileSchema = objectOf({
  id: textSchema,
  name: textSchema,
  size: numberSchema,
  addedAt: textSchema,
  by: orNull(personSchema),
});

const fileParams = idParamsWith('fileId');

const cutShort = () => new IncompleteUpload({ file: fileSentences.cutShort });

/** Registers the routes for files attached to a lead. */
export async function leadFileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const onRequest = requireStaff(services);
  let underWay = 0;

  app.get(
    '/api/leads/:id/files',
    {
      onRequest,
      schema: {
        ...describeRoute('leads', 'List the files of a lead, latest first', { json: listOf(fileSchema) }),
        params: idParams,
      },
    },
    (request: FastifyRequest<ById>) => listFiles(db, request.params.id),
  );

  app.get(
    '/api/leads/:id/files/:fileId',
    {
      onRequest,
      schema: {
        ...describeRoute('leads', 'Download a file of a lead', { type: 'application/octet-stream' }),
        params: fileParams,
      },
    },
    async (request: FastifyRequest<ByFile>, reply) => {
      const { name, bytes } = await readFile(db, request.params.id, request.params.fileId);
      return (
        reply
          // Always a download, so that no browser renders the file on this origin.
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
          .type('application/octet-stream')
          .send(bytes)
      );
    },
  );

  app.delete(
    '/api/leads/:id/files/:fileId',
    {
      onRequest,
      schema: { ...describeRoute('leads', 'Delete a file of a lead permanently', 'nothing'), params: fileParams },
    },
    async (request: FastifyRequest<ByFile>, reply) => {
      const { id, fileId } = request.params;
      await db.transaction().execute((trx) => removeFile(trx, id, fileId, staffOf(request).id));
      return reply.code(204).send();
    },
  );

  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: maxFileBytes, files: 1, fields: 0 } });
    scope.post(
      '/api/leads/:id/files',
      {
        onRequest,
        schema: {
          ...describeRoute('leads', 'Attach a file to a lead; the same Idempotency-Key attaches it once', 'nothing'),
          params: idParams,
          consumes: ['multipart/form-data'],
          body: objectOf({ file: { type: 'string', format: 'binary' } }),
        },
        // The body is parsed as a stream in the handler, so there is nothing to validate up front.
        validatorCompiler: () => () => true,
      },
      async (request: FastifyRequest<ById>, reply) => {
        // The parser would wait for ever, because it only notices connections that close later.
        if (request.raw.destroyed) throw cutShort();
        if (underWay >= maxUploads) {
          throw new Busy(busySentences.files, retryAfter);
        }
        underWay += 1;
        try {
          const file = await receive(request);
          await db
            .transaction()
            .execute((trx) => addFile(trx, request.params.id, file, attemptOf(request), staffOf(request).id));
        } finally {
          underWay -= 1;
        }
        return reply.code(204).send();
      },
    );
  });
}

/** @returns the file of a request. @throws InvalidInput (`file`) @throws IncompleteUpload */
async function receive(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const part = await request.file().catch((error: { statusCode?: number }) => {
    // The parser throws plain errors without a status code for malformed forms.
    throw error.statusCode ? error : cutShort();
  });
  if (!part) throw new InvalidInput({ file: fileSentences.needed });
  const bytes = await part.toBuffer().catch((error: { statusCode?: number }) => {
    throw error.statusCode === 413 ? new InvalidInput({ file: fileTooLarge }) : cutShort();
  });
  if (bytes.length === 0) throw new InvalidInput({ file: fileEmpty });
  // Browsers encode quotation marks in file names as %22. Source: the HTML standard, multipart form data.
  return { name: fileNameOf(part.filename.replaceAll('%22', '"')), bytes };
}
