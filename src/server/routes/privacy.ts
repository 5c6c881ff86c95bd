import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { contactOf, contactSchema, personKinds, retentionSchema } from '#domain/privacy.ts';
import { requireOwner } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { erasePerson, exportPerson, findPerson } from '../store/privacy.ts';
import { readRetention, setRetention } from '../store/retention.ts';
import {
  bodySchema,
  describeRoute,
  listOf,
  numberSchema,
  objectOf,
  shortFormBodyLimit,
  textSchema,
} from './schemas.ts';

const retention = objectOf({
  months: numberSchema,
  due: numberSchema,
  first: listOf(objectOf({ id: textSchema, name: textSchema })),
});

const countsSchema = objectOf(Object.fromEntries(personKinds.map((kind) => [kind, numberSchema])));

/**
 * Registers the routes by which owners find, export and erase a person's data. The person is named in the request body,
 * not in the URL, and so never in a log.
 */
export function privacyRoutes(app: FastifyInstance, { db, config, changeContent }: Services): void {
  const common = { onRequest: requireOwner({ db, config }), bodyLimit: shortFormBodyLimit };
  const body = bodySchema(contactSchema);
  const readContact = (body: unknown) => contactOf(validate(contactSchema, body).contact);

  app.post(
    '/api/privacy/person',
    {
      ...common,
      schema: {
        ...describeRoute('privacy', 'Count the stored records of a person', {
          json: objectOf({ counts: countsSchema, names: listOf(textSchema) }),
        }),
        body,
      },
    },
    (request) => findPerson(db, readContact(request.body)),
  );

  app.post(
    '/api/privacy/file',
    {
      ...common,
      schema: {
        ...describeRoute('privacy', 'Export all stored data of a person as JSON', { type: 'application/json' }),
        body,
      },
    },
    async (request, reply) => {
      const personalData = await exportPerson(db, readContact(request.body), staffOf(request).id);
      return reply.type('application/json').send(JSON.stringify(personalData, null, 2));
    },
  );

  app.post(
    '/api/privacy/erasure',
    {
      ...common,
      schema: {
        ...describeRoute('privacy', 'Erase all stored data of a person', { json: countsSchema }),
        body,
      },
    },
    (request) => {
      const contact = readContact(request.body);
      return changeContent((trx) => erasePerson(trx, contact, staffOf(request).id));
    },
  );

  app.get(
    '/api/privacy/retention',
    {
      onRequest: common.onRequest,
      schema: describeRoute('privacy', 'Get the retention period of leads, and which will be erased within a week', {
        json: retention,
      }),
    },
    () => readRetention(db),
  );

  app.post(
    '/api/privacy/retention',
    {
      ...common,
      schema: {
        ...describeRoute(
          'privacy',
          'Set the retention period of leads; 409 with the current one if it is not the expected one',
          { json: retention },
        ),
        body: bodySchema(retentionSchema, { expected: numberSchema }),
      },
    },
    async (request: FastifyRequest<{ Body: { expected: number } }>) => {
      const { expected, ...body } = request.body;
      const { months } = validate(retentionSchema, body);
      await db.transaction().execute((trx) => setRetention(trx, months, expected, staffOf(request).id));
      return readRetention(db);
    },
  );
}
