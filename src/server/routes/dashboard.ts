import type { FastifyInstance } from 'fastify';
import { leadEntity, leadStatuses } from '#domain/lead.ts';
import { recentReviewFields, reviewEntity } from '#domain/review.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { readDashboard } from '../store/dashboard.ts';
import { readMailboxFailure } from '../store/mailboxFailure.ts';
import { readOverview } from '../store/overview.ts';
import { appointmentSchema } from './appointments.ts';
import {
  booleanSchema,
  describeRoute,
  listOf,
  numberSchema,
  objectOf,
  oneOf,
  orNull,
  recordSchema,
  textSchema,
} from './schemas.ts';

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
  mailTrouble: orNull(
    objectOf({
      waiting: numberSchema,
      refused: numberSchema,
      since: objectOf({ waiting: orNull(textSchema), refused: orNull(textSchema) }),
    }),
  ),
  hasMailServer: booleanSchema,
  mailboxFailure: orNull(objectOf({ since: textSchema, cause: textSchema })),
  leadsToErase: numberSchema,
});

const counts = listOf(numberSchema);

const overviewSchema = objectOf({
  at: textSchema,
  weeks: objectOf({ leads: counts, newLeads: counts, messages: counts, events: counts }),
  appointments: listOf(appointmentSchema),
  unanswered: objectOf({ count: numberSchema, leads: listOf(recordSchema(leadEntity)) }),
  pipeline: listOf(objectOf({ status: oneOf(leadStatuses), count: numberSchema, value: numberSchema })),
  sources: listOf(objectOf({ source: textSchema, count: numberSchema })),
  months: listOf(objectOf({ from: textSchema, before: textSchema, came: numberSchema, converted: numberSchema })),
});

/** Registers the dashboard routes, for staff. */
export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/dashboard',
    {
      onRequest: requireStaff(services),
      schema: describeRoute('dashboard', 'Get the counters and the latest leads and reviews of the dashboard', {
        json: dashboardSchema,
      }),
    },
    async (request) => {
      const { db, config } = services;
      const [dashboard, mailboxFailure] = await Promise.all([
        readDashboard(db, staffOf(request).role),
        // What is stored may stem from a mailbox that is not set up any more.
        config.IMAP_URL === '' ? null : readMailboxFailure(db),
      ]);
      return { ...dashboard, hasMailServer: config.SMTP_URL !== '', mailboxFailure };
    },
  );

  app.get(
    '/api/dashboard/overview',
    {
      onRequest: requireStaff(services),
      schema: describeRoute('dashboard', 'Get the figures of the dashboard: open work, pipeline, sources', {
        json: overviewSchema,
      }),
    },
    // The end is exclusive: one millisecond later includes rows written in this very millisecond.
    () => readOverview(services.db, new Date(Date.now() + 1).toISOString()),
  );
}
