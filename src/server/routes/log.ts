import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { newActivity } from '#domain/activity.ts';
import { csvParts } from '#domain/csv.ts';
import { readListQuery } from '#domain/entity.ts';
import { logEntity } from '#domain/log.ts';
import { requireOwner } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { addActivities, wholeList } from '../store/activities.ts';
import { exportLog, listLog } from '../store/log.ts';
import { describeRoute, listQuery, pageSchema, paramsOf, recordSchema } from './schemas.ts';

/** Registers the routes of the activity log, for owners. */
export function logRoutes(app: FastifyInstance, { db, config }: Services): void {
  const onRequest = requireOwner({ db, config });
  const querystring = listQuery(...Object.keys(logEntity.filters));

  app.get(
    '/api/log',
    {
      onRequest,
      schema: {
        ...describeRoute('log', 'List a page of the log', { json: pageSchema(recordSchema(logEntity)) }),
        querystring,
      },
    },
    (request) => listLog(db, readListQuery(logEntity, paramsOf(request))),
  );

  app.get(
    '/api/log.csv',
    {
      onRequest,
      schema: {
        ...describeRoute('log', 'Export all matching entries of the log as CSV', { type: 'text/csv' }),
        querystring,
      },
    },
    async (request, reply) => {
      await addActivities(db, wholeList('log'), staffOf(request).id, [newActivity('exported')]);
      const query = readListQuery(logEntity, paramsOf(request));
      return reply.type('text/csv; charset=utf-8').send(Readable.from(csvParts(logEntity, exportLog(db, query))));
    },
  );
}
