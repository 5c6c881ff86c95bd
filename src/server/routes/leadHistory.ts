import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { activityKinds, noteSchema } from '#domain/activity.ts';
import { requireStaff } from '../plugins/staff.ts';
import { attemptOf, type Services, staffOf } from '../services.ts';
import { addNote, changeNote, readLeadHistory, removeNote } from '../store/activities.ts';
import { lockLead, readContact } from '../store/leadRecord.ts';
import {
  type ById,
  bodySchema,
  describeRoute,
  formBodyLimit,
  idParams,
  idParamsWith,
  listOf,
  numberSchema,
  objectOf,
  oneOf,
  orNull,
  personSchema,
  textSchema,
  versionSchema,
} from './schemas.ts';

type ByNote = { Params: { id: string; noteId: string } };

const activitySchema = objectOf({
  id: textSchema,
  kind: oneOf(activityKinds),
  at: textSchema,
  by: orNull(personSchema),
  fields: listOf(textSchema),
  from: textSchema,
  to: textSchema,
  text: textSchema,
  appointment: textSchema,
  version: numberSchema,
});

const noteParams = idParamsWith('noteId');

const leadOf = ({ params: { id } }: FastifyRequest<ById>) => ({ entity: 'lead' as const, entity_id: id });
const noteOf = ({ params: { id, noteId } }: FastifyRequest<ByNote>) => ({
  entity: 'lead' as const,
  entity_id: id,
  id: noteId,
});

/** Registers the routes of a lead's timeline and notes, for staff. */
export function leadHistoryRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const onRequest = requireStaff(services);

  app.get(
    '/api/leads/:id/history',
    {
      onRequest,
      schema: {
        ...describeRoute('leads', 'List the activities and notes of a lead and its appointments, latest first', {
          json: listOf(activitySchema),
        }),
        params: idParams,
      },
    },
    async (request: FastifyRequest<ById>) => {
      await readContact(db, request.params.id);
      return readLeadHistory(db, request.params.id);
    },
  );

  app.post(
    '/api/leads/:id/notes',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('leads', 'Add a note to a lead; the same Idempotency-Key adds it once', 'nothing'),
        params: idParams,
        body: bodySchema(noteSchema),
      },
    },
    async (request: FastifyRequest<ById>, reply) => {
      const note = validate(noteSchema, request.body);
      await db.transaction().execute(async (trx) => {
        // The lock keeps a note from being added to a lead that is being deleted.
        await lockLead(trx, request.params.id);
        await addNote(trx, leadOf(request), note, attemptOf(request), staffOf(request));
      });
      return reply.code(204).send();
    },
  );

  app.put(
    '/api/leads/:id/notes/:noteId',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('leads', 'Update a note of your own', 'nothing'),
        params: noteParams,
        body: bodySchema(noteSchema, { version: versionSchema }),
      },
    },
    async (request: FastifyRequest<ByNote & { Body: { version: number } }>, reply) => {
      const { version, ...body } = request.body;
      await changeNote(db, noteOf(request), validate(noteSchema, body), version, staffOf(request));
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/leads/:id/notes/:noteId',
    { onRequest, schema: { ...describeRoute('leads', 'Delete a note of your own', 'nothing'), params: noteParams } },
    async (request: FastifyRequest<ByNote>, reply) => {
      await removeNote(db, noteOf(request), staffOf(request));
      return reply.code(204).send();
    },
  );
}
