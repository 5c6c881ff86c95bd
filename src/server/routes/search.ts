import type { FastifyInstance } from 'fastify';
import { appointmentEntity } from '#domain/appointment.ts';
import { leadEntity } from '#domain/lead.ts';
import { readSearch } from '#domain/listQuery.ts';
import { postEntity, postSummaryFields } from '#domain/post.ts';
import { requireStaff } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { searchEverywhere } from '../store/search.ts';
import { listedConversationSchema } from './conversations.ts';
import { reviewSchema } from './reviews.ts';
import { describeRoute, listOf, objectOf, paramsOf, recordSchema, textSchema } from './schemas.ts';

const foundSchema = objectOf({
  leads: listOf(recordSchema(leadEntity)),
  conversations: listOf(listedConversationSchema),
  appointments: listOf(recordSchema(appointmentEntity)),
  posts: listOf(recordSchema(postEntity, [...postSummaryFields], { passage: textSchema })),
  reviews: listOf(reviewSchema),
});

/** Registers the route that searches all kinds of records, for staff. */
export function searchRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/search',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('search', 'Find records of all kinds by any word of their texts', { json: foundSchema }),
        querystring: objectOf({ q: textSchema }),
      },
    },
    (request) => searchEverywhere(services.db, readSearch(paramsOf(request))),
  );
}
