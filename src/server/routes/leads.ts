import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { csvHead, csvLine } from '#domain/csv.ts';
import { readListQuery } from '#domain/entity.ts';
import { type LeadForm, leadEntity, leadFormSchema } from '#domain/lead.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { requireStaff } from '../plugins/staff.ts';
import { attemptOf, type Services, staffOf } from '../services.ts';
import type { Db } from '../store/database.ts';
import { createLead, getLead, updateLead } from '../store/leadRecord.ts';
import { exportLeads, listLeads } from '../store/leads.ts';
import { removeLead } from '../store/removal.ts';
import {
  bodySchema,
  describeRoute,
  idParams,
  listQuery,
  numberSchema,
  objectOf,
  orNull,
  pageSchema,
  paramsOf,
  recordSchema,
  textSchema,
  versionSchema,
} from './schemas.ts';

/** Largest lead, in bytes: ten times what anybody writes. */
const bodyLimit = 64 * 1024;

const leadSchema = recordSchema(leadEntity, undefined, {
  updatedAt: textSchema,
  version: numberSchema,
  enquiry: orNull(
    objectOf({
      reference: textSchema,
      message: textSchema,
      page: textSchema,
      service: textSchema,
      createdAt: textSchema,
    }),
  ),
});

type ById = { Params: { id: string } };

/** The leads, for staff. */
export function leadRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const onRequest = requireStaff(services);
  const querystring = listQuery(...Object.keys(leadEntity.filters));

  app.get(
    '/api/leads',
    {
      onRequest,
      schema: {
        ...describeRoute('leads', 'A page of the list', { json: pageSchema(recordSchema(leadEntity)) }),
        querystring,
      },
    },
    (request) => listLeads(db, readListQuery(leadEntity, paramsOf(request))),
  );

  app.get(
    '/api/leads.csv',
    {
      onRequest,
      schema: { ...describeRoute('leads', 'Every lead of the list, on all pages', { type: 'text/csv' }), querystring },
    },
    (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .send(Readable.from(csvOf(db, readListQuery(leadEntity, paramsOf(request))))),
  );

  app.get(
    '/api/leads/:id',
    { onRequest, schema: { ...describeRoute('leads', 'One lead', { json: leadSchema }), params: idParams } },
    (request: FastifyRequest<ById>) => getLead(db, request.params.id),
  );

  app.post(
    '/api/leads',
    {
      onRequest,
      bodyLimit,
      schema: {
        ...describeRoute(
          'leads',
          'Store a new lead; the same Idempotency-Key twice is the same lead, with the words that came last',
          { json: leadSchema, status: 201 },
        ),
        body: bodySchema(leadFormSchema),
      },
    },
    async (request, reply) => {
      const form = validate(leadFormSchema, request.body);
      const attempt = attemptOf(request);
      const lead = await db.transaction().execute((transaction) => createLead(transaction, form, attempt));
      return reply.code(201).send(lead);
    },
  );

  app.put(
    '/api/leads/:id',
    {
      onRequest,
      bodyLimit,
      schema: {
        ...describeRoute(
          'leads',
          'Change a lead; answers 409 with the lead as it is where another version was saved since',
          { json: leadSchema },
        ),
        params: idParams,
        body: bodySchema(leadFormSchema, { version: versionSchema }),
      },
    },
    async (request: FastifyRequest<ById & { Body: LeadForm & { version: number } }>) => {
      const { version, ...body } = request.body;
      const form = validate(leadFormSchema, body);
      return db.transaction().execute((transaction) => updateLead(transaction, request.params.id, form, version));
    },
  );

  app.delete(
    '/api/leads/:id',
    { onRequest, schema: { ...describeRoute('leads', 'Delete a lead for good', 'nothing'), params: idParams } },
    async (request: FastifyRequest<ById>, reply) => {
      const { id } = request.params;
      await db.transaction().execute((transaction) => removeLead(transaction, id, staffOf(request).id));
      return reply.code(204).send();
    },
  );
}

async function* csvOf(db: Db, query: ListQuery) {
  yield csvHead(leadEntity);
  for await (const leads of exportLeads(db, query)) yield leads.map((lead) => csvLine(leadEntity, lead)).join('');
}
