import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type LeadQuery, readLeadQuery } from '#domain/lead.ts';
import { leadsCsvHead, leadToCsv } from '#domain/leadsCsv.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import type { Db } from '../store/database.ts';
import { exportLeads, listLeads } from '../store/leads.ts';
import { removeLead } from '../store/removal.ts';
import { about, idParams, listQuery, paramsOf } from './schemas.ts';

/** The leads, for staff. */
export function leadRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const onRequest = requireStaff(services);
  const querystring = listQuery('status', 'type');

  app.get('/api/leads', { onRequest, schema: { ...about('leads', 'A page of the list'), querystring } }, (request) =>
    listLeads(db, readLeadQuery(paramsOf(request))),
  );

  app.get(
    '/api/leads.csv',
    { onRequest, schema: { ...about('leads', 'Every lead of the list, on all pages, as CSV'), querystring } },
    (request, reply) =>
      reply.type('text/csv; charset=utf-8').send(Readable.from(csvOf(db, readLeadQuery(paramsOf(request))))),
  );

  app.delete(
    '/api/leads/:id',
    { onRequest, schema: { ...about('leads', 'Delete a lead for good'), params: idParams } },
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const { id } = request.params;
      await db.transaction().execute((transaction) => removeLead(transaction, id, staffOf(request).id));
      return reply.code(204).send();
    },
  );
}

async function* csvOf(db: Db, query: LeadQuery) {
  yield leadsCsvHead;
  for await (const leads of exportLeads(db, query)) yield leads.map(leadToCsv).join('');
}
