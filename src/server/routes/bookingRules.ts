import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { bookingRulesFieldNames, bookingRulesSchema } from '#domain/bookingRules.ts';
import { requireOwner, requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { changeBookingRules, readBookingRules } from '../store/bookingRules.ts';
import {
  bodySchema,
  describeRoute,
  numberSchema,
  objectOf,
  shortFormBodyLimit,
  textSchema,
  versionSchema,
} from './schemas.ts';

const rulesSchema = objectOf({
  ...Object.fromEntries(bookingRulesFieldNames.map((name) => [name, textSchema])),
  id: textSchema,
  version: numberSchema,
  updatedAt: textSchema,
});

/** Registers the routes for the booking rules: staff may read them, owners may change them. */
export function bookingRulesRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  app.get(
    '/api/booking-rules',
    {
      onRequest: requireStaff(services),
      schema: describeRoute('booking-rules', 'Get the booking rules: when clients may pick a time', {
        json: rulesSchema,
      }),
    },
    () => readBookingRules(db),
  );

  app.put(
    '/api/booking-rules',
    {
      onRequest: requireOwner(services),
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute(
          'booking-rules',
          'Update the booking rules; 409 with the current rules if they were changed since',
          { json: rulesSchema },
        ),
        body: bodySchema(bookingRulesSchema, { version: versionSchema }),
      },
    },
    (request: FastifyRequest<{ Body: { version: number } }>) => {
      const { version, ...body } = request.body;
      const form = validate(bookingRulesSchema, body);
      return db.transaction().execute((trx) => changeBookingRules(trx, form, version, staffOf(request).id));
    },
  );
}
