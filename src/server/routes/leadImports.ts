import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { validateRows } from '#backend/validateRows.ts';
import { type ImportContact, importRowSchema, importStartSchema, maxImported, maxMatched } from '#domain/leadImport.ts';
import { importPart } from '#domain/pagedQuery.ts';
import { requireStaff } from '../plugins/staff.ts';
import { attemptOf, type Services, staffOf } from '../services.ts';
import { undoImport } from '../store/importUndo.ts';
import { addImportRows, beginImport, cancelImport, findMatches, getImport } from '../store/leadImports.ts';
import { newId } from '../store/newId.ts';
import {
  type ById,
  bodyListOf,
  bodyOf,
  bodySchema,
  booleanSchema,
  describeRoute,
  emptyBody,
  idParams,
  listOf,
  numberSchema,
  objectOf,
  orNull,
  textSchema,
} from './schemas.ts';

/**
 * Maximum size of a request with rows, in bytes: enough for rows with the longest notes. Clients send about a megabyte.
 */
const rowsLimit = 6 * 1024 * 1024;

const importSchema = objectOf({
  id: textSchema,
  file: textSchema,
  at: textSchema,
  by: textSchema,
  made: numberSchema,
  merged: numberSchema,
  undone: booleanSchema,
});

const matchSchema = orNull(objectOf({ id: textSchema, name: textSchema, email: textSchema, phone: textSchema }));

const contactSchema = objectOf({
  email: { type: 'string', maxLength: 254 },
  phone: { type: 'string', maxLength: 60 },
});

const describe = (summary: string, answer: Parameters<typeof describeRoute>[2]) =>
  describeRoute('leads', summary, answer);

const byId = { params: idParams };

/** Registers the routes for importing leads, for staff: rows are uploaded in parts, then written in one transaction. */
export function leadImportRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  app.post(
    '/api/leads/matches',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describe('Find the latest lead with the same email address or phone number for each contact', {
          json: listOf(matchSchema),
        }),
        body: bodyListOf('contacts', contactSchema, maxMatched),
      },
    },
    (request: FastifyRequest<{ Body: { contacts: ImportContact[] } }>) => findMatches(db, request.body.contacts),
  );
  uploadRoutes(app, services);
  resultRoutes(app, services);
}

/** Routes of an unfinished import: start, add rows, and finish or cancel. */
function uploadRoutes(app: FastifyInstance, services: Services): void {
  const { db, finishImport } = services;
  const onRequest = requireStaff(services);

  app.post(
    '/api/leads/imports',
    {
      onRequest,
      schema: {
        ...describe('Start an import; the same Idempotency-Key starts it once', {
          json: objectOf({ id: textSchema, arrived: numberSchema, done: booleanSchema }),
          status: 201,
        }),
        body: bodySchema(importStartSchema),
      },
    },
    async (request, reply) => {
      const start = validate(importStartSchema, request.body);
      const attempt = attemptOf(request) ?? { key: newId(), accountId: staffOf(request).id };
      const startedImport = await db.transaction().execute((trx) => beginImport(trx, start, attempt));
      return reply.code(201).send(startedImport);
    },
  );

  app.post(
    '/api/leads/imports/:id/rows',
    {
      onRequest,
      bodyLimit: rowsLimit,
      schema: {
        ...describe('Add rows to an import; errors name the field, e.g. rows.17.email', 'nothing'),
        ...byId,
        body: bodyOf({
          first: { type: 'integer', minimum: 0, maximum: maxImported },
          rows: { ...listOf(bodySchema(importRowSchema)), minItems: 1, maxItems: importPart },
        }),
      },
    },
    async (request: FastifyRequest<ById & { Body: { first: number; rows: unknown[] } }>, reply) => {
      const { params, body } = request;
      const part = {
        first: body.first,
        rows: validateRows(body.rows, (row) => validate(importRowSchema, row), body.first),
      };
      await db.transaction().execute((trx) => addImportRows(trx, params.id, part, staffOf(request).id));
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/leads/imports/:id/finish',
    {
      onRequest,
      schema: {
        ...describe('Finish an import: store all of its rows as leads', { json: importSchema }),
        ...byId,
        body: emptyBody,
      },
    },
    (request: FastifyRequest<ById>) => finishImport(request.params.id, staffOf(request).id),
  );

  app.delete(
    '/api/leads/imports/:id',
    { onRequest, schema: { ...describe('Cancel an unfinished import', 'nothing'), ...byId } },
    async (request: FastifyRequest<ById>, reply) => {
      await db.transaction().execute((trx) => cancelImport(trx, request.params.id, staffOf(request).id));
      return reply.code(204).send();
    },
  );
}

/** Routes of a finished import: read and undo. */
function resultRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const onRequest = requireStaff(services);

  app.get(
    '/api/leads/imports/:id',
    { onRequest, schema: { ...describe('Get a finished or undone import', { json: importSchema }), ...byId } },
    (request: FastifyRequest<ById>) => getImport(db, request.params.id),
  );

  app.post(
    '/api/leads/imports/:id/undo',
    {
      onRequest,
      schema: {
        ...describe('Undo an import, except leads that were changed since', {
          json: objectOf({ removed: numberSchema, restored: numberSchema, kept: numberSchema }),
        }),
        ...byId,
        body: emptyBody,
      },
    },
    (request: FastifyRequest<ById>) => undoImport(db, request.params.id, staffOf(request).id),
  );
}
