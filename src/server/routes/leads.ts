import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { csvHead, csvLine } from '#domain/csv.ts';
import { readListQuery } from '#domain/entity.ts';
import { type LeadChange, leadEntity, leadFormSchema, leadStatuses } from '#domain/lead.ts';
import { type ListQuery, mostAtOnce } from '#domain/pagedQuery.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import type { Db } from '../store/database.ts';
import { changeLeads, createLead, getLead, updateLead } from '../store/leadRecord.ts';
import { exportLeads, listLeads } from '../store/leads.ts';
import { removeLead } from '../store/removal.ts';
import { recordRoutes } from './records.ts';
import {
  bodyListOf,
  describeRoute,
  idParams,
  listOf,
  listQuery,
  numberSchema,
  objectOf,
  oneOf,
  orNull,
  paramsOf,
  recordSchema,
  textSchema,
  versionSchema,
} from './schemas.ts';

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

const changeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: idParams.properties.id,
    status: oneOf(leadStatuses),
    responsibleId: orNull(idParams.properties.id),
    version: versionSchema,
  },
};

/** The leads, for staff. */
export function leadRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  recordRoutes(app, services, {
    name: 'lead',
    entity: leadEntity,
    formSchema: leadFormSchema,
    answer: leadSchema,
    listed: recordSchema(leadEntity),
    // Ten times what anybody writes.
    bodyLimit: 64 * 1024,
    read: (body) => validate(leadFormSchema, body),
    list: listLeads,
    get: getLead,
    create: createLead,
    update: updateLead,
    remove: removeLead,
    change: (change) => db.transaction().execute(change),
  });

  app.post(
    '/api/leads/changes',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute(
          'leads',
          'Give several leads a status, or somebody responsible; answers with what takes it back',
          {
            json: listOf(changeSchema),
          },
        ),
        body: bodyListOf('changes', changeSchema, mostAtOnce),
      },
    },
    (request: FastifyRequest<{ Body: { changes: LeadChange[] } }>) =>
      db.transaction().execute((trx) => changeLeads(trx, request.body.changes, staffOf(request).id)),
  );

  app.get(
    '/api/leads.csv',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('leads', 'Every lead of the list, on all pages', { type: 'text/csv' }),
        querystring: listQuery(...Object.keys(leadEntity.filters)),
      },
    },
    (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .send(Readable.from(csvOf(db, readListQuery(leadEntity, paramsOf(request))))),
  );
}

async function* csvOf(db: Db, query: ListQuery) {
  yield csvHead(leadEntity);
  for await (const leads of exportLeads(db, query)) yield leads.map((lead) => csvLine(leadEntity, lead)).join('');
}
