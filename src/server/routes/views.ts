import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { listNames, viewChangeSchema, viewFormSchema } from '#domain/savedView.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { changeView, listViews, removeView, saveView } from '../store/savedViews.ts';
import {
  type ById,
  bodySchema,
  describeRoute,
  formBodyLimit,
  idParams,
  listOf,
  objectOf,
  oneOf,
  textSchema,
} from './schemas.ts';

const viewSchema = objectOf({ id: textSchema, list: oneOf(listNames), name: textSchema, query: textSchema });

/** Registers the routes of saved list views, for staff: each user sees only their own. */
export function viewRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const onRequest = requireStaff(services);

  app.get(
    '/api/views',
    {
      onRequest,
      schema: describeRoute('views', 'List your saved views of all lists, A to Z', { json: listOf(viewSchema) }),
    },
    (request) => listViews(db, staffOf(request).id),
  );

  app.post(
    '/api/views',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('views', 'Save the address of a list as a view', { json: viewSchema, status: 201 }),
        body: bodySchema(viewFormSchema),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await saveView(db, validate(viewFormSchema, request.body), staffOf(request).id)),
  );

  app.patch(
    '/api/views/:id',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('views', 'Update the name or the address of a saved view', { json: viewSchema }),
        params: idParams,
        body: bodySchema(viewChangeSchema),
      },
    },
    (request: FastifyRequest<ById>) =>
      changeView(db, request.params.id, validate(viewChangeSchema, request.body), staffOf(request).id),
  );

  app.delete(
    '/api/views/:id',
    { onRequest, schema: { ...describeRoute('views', 'Delete a saved view', 'nothing'), params: idParams } },
    async (request: FastifyRequest<ById>, reply) => {
      await removeView(db, request.params.id, staffOf(request).id);
      return reply.code(204).send();
    },
  );
}
