import type { FastifyInstance } from 'fastify';
import { leadEntity } from '#domain/lead.ts';
import { recentReviewFields, reviewEntity } from '#domain/review.ts';
import { requireStaff } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { readDashboard } from '../store/dashboard.ts';
import { describeRoute, listOf, numberSchema, objectOf, orNull, recordSchema, textSchema } from './schemas.ts';

const dashboardSchema = objectOf({
  counters: objectOf({
    totalLeads: numberSchema,
    newLeads: numberSchema,
    upcomingEvents: numberSchema,
    totalAppointments: numberSchema,
    unreadMessages: numberSchema,
    totalPosts: numberSchema,
  }),
  trends: objectOf({
    leads: orNull(numberSchema),
    newLeads: orNull(numberSchema),
    eventsThisWeek: numberSchema,
    messagesToday: numberSchema,
  }),
  recentLeads: listOf(recordSchema(leadEntity)),
  recentReviews: listOf(recordSchema(reviewEntity, [...recentReviewFields])),
  mailTrouble: orNull(objectOf({ waiting: numberSchema, refused: numberSchema, since: textSchema })),
});

/** The dashboard, for staff. */
export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/dashboard',
    {
      onRequest: requireStaff(services),
      schema: describeRoute('dashboard', 'The counters, counted now, and what came in last', { json: dashboardSchema }),
    },
    () => readDashboard(services.db),
  );
}
