import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { newActivity } from '#domain/activity.ts';
import { csvFile, csvParts } from '#domain/csv.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity, leadFormSchema, leadStatuses } from '#domain/lead.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { addActivities, wholeList } from '../store/activities.ts';
import { changeLeads, createLead, getLead, updateLead } from '../store/leadRecord.ts';
import { exportLeads, listLeads, readLeads } from '../store/leads.ts';
import { listTags, mergeLeads, readMergedInto, readRelated } from '../store/relatedLeads.ts';
import { lockPeople, removeLead } from '../store/removal.ts';
import { changesRoute, idsSchema, recordRoutes } from './records.ts';
import {
  type ById,
  bodyOf,
  describeRoute,
  formBodyLimit,
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
} from './schemas.ts';

const leadSchema = recordSchema(leadEntity, undefined, {
  updatedAt: textSchema,
  version: numberSchema,
  enquiries: listOf(
    objectOf({
      reference: textSchema,
      message: textSchema,
      page: textSchema,
      service: textSchema,
      createdAt: textSchema,
    }),
  ),
  language: textSchema,
});

const relatedSchema = objectOf({
  samePerson: listOf(recordSchema(leadEntity)),
  sameDay: listOf(recordSchema(leadEntity)),
  events: listOf(objectOf({ id: textSchema, title: textSchema })),
});

/** Registers the lead routes, for staff. */
export function leadRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  recordRoutes(app, services, {
    name: 'lead',
    entity: leadEntity,
    formSchema: leadFormSchema,
    rowSchema: leadSchema,
    listedSchema: recordSchema(leadEntity),
    bodyLimit: formBodyLimit,
    read: (body) => validate(leadFormSchema, body),
    list: listLeads,
    get: getLead,
    create: createLead,
    update: updateLead,
    remove: removeLead,
    lock: lockPeople,
    change: (change) => db.transaction().execute(change),
  });

  changesRoute(app, services, {
    name: 'lead',
    does: 'Set the status or the responsible person of several leads',
    fields: {
      status: oneOf(leadStatuses),
      responsibleId: orNull(idParams.properties.id),
    },
    changeAll: changeLeads,
  });

  app.get(
    '/api/leads/tags',
    {
      onRequest: requireStaff(services),
      schema: describeRoute('leads', 'List the tags in use, A to Z', { json: listOf(textSchema) }),
    },
    () => listTags(db),
  );

  app.get(
    '/api/leads/:id/related',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('leads', 'List leads with the same contact details or the same event date', {
          json: relatedSchema,
        }),
        params: idParams,
      },
    },
    (request: FastifyRequest<ById>) => readRelated(db, request.params.id),
  );

  app.get(
    '/api/leads/:id/merged-into',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('leads', 'Find the lead that a lead was merged into', { json: idParams }),
        params: idParams,
      },
    },
    async (request: FastifyRequest<ById>) => ({ id: await readMergedInto(db, request.params.id) }),
  );

  app.post(
    '/api/leads/:id/merge',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('leads', 'Merge two leads permanently', { json: leadSchema }),
        params: idParams,
        body: bodyOf({ otherId: idParams.properties.id }),
      },
    },
    (request: FastifyRequest<ById & { Body: { otherId: string } }>) => {
      const { params, body } = request;
      return db.transaction().execute((trx) => mergeLeads(trx, params.id, body.otherId, staffOf(request).id));
    },
  );

  app.get(
    '/api/leads.csv',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('leads', 'Export all matching leads as CSV', { type: 'text/csv' }),
        querystring: listQuery(...Object.keys(leadEntity.filters)),
      },
    },
    async (request, reply) => {
      await addActivities(db, wholeList('lead'), staffOf(request).id, [newActivity('exported')]);
      const query = readListQuery(leadEntity, paramsOf(request));
      return reply.type('text/csv; charset=utf-8').send(Readable.from(csvParts(leadEntity, exportLeads(db, query))));
    },
  );

  app.post(
    '/api/leads/selection.csv',
    {
      onRequest: requireStaff(services),
      schema: { ...describeRoute('leads', 'Export several leads as CSV', { type: 'text/csv' }), body: idsSchema },
    },
    async (request: FastifyRequest<{ Body: { ids: string[] } }>, reply) => {
      await addActivities(db, wholeList('lead'), staffOf(request).id, [newActivity('exported')]);
      return reply.type('text/csv; charset=utf-8').send(csvFile(leadEntity, await readLeads(db, request.body.ids)));
    },
  );
}
