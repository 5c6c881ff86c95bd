import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import { newActivity } from '#domain/activity.ts';
import { eventTypes } from '#domain/enquiry.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { addActivities } from '../store/activities.ts';
import { addReviewRequest, findReviewRequest } from '../store/reviewRequests.ts';
import { bodySchema, describeRoute, objectOf, oneOf, orNull, paramsOf, textSchema } from './schemas.ts';

const requestSchema = objectOf({ name: textSchema, eventType: oneOf(eventTypes) });

/** Registers the routes of personal review links: staff create them, anyone who holds one can see whom it is for. */
export function reviewRequestRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  app.post(
    '/api/review-requests',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('review-requests', 'Create a personal review link for a lead', {
          json: objectOf({ token: textSchema }),
          status: 201,
        }),
        body: bodySchema(object({ leadId: string().max(100).required() })),
      },
    },
    async (request: FastifyRequest<{ Body: { leadId: string } }>, reply) => {
      const { leadId } = request.body;
      const token = await db.transaction().execute(async (trx) => {
        const requestToken = await addReviewRequest(trx, leadId);
        const subject = { entity: 'lead' as const, entity_id: leadId };
        await addActivities(trx, subject, staffOf(request).id, [newActivity('askedForReview')]);
        return requestToken;
      });
      return reply.code(201).send({ token });
    },
  );

  // The token is in the query string, which is not logged.
  app.get(
    '/api/review-requests',
    {
      schema: {
        ...describeRoute('site', 'Get the recipient of a review link; null if the link is used, expired or unknown', {
          json: objectOf({ request: orNull(requestSchema) }),
        }),
        querystring: { type: 'object', properties: { token: textSchema } },
      },
    },
    async (request) => ({ request: await findReviewRequest(db, paramsOf(request).get('token') ?? '') }),
  );
}
