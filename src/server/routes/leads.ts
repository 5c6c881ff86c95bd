import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { csvHead, csvLine } from '#domain/csv.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import type { Db } from '../store/database.ts';
import { exportLeads, listLeads } from '../store/leads.ts';
import { removeLead } from '../store/removal.ts';
import { describeRoute, idParams, listQuery, pageSchema, paramsOf, recordSchema } from './schemas.ts';

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

  app.delete(
    '/api/leads/:id',
    { onRequest, schema: { ...describeRoute('leads', 'Delete a lead for good', 'nothing'), params: idParams } },
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
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
