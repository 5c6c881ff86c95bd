import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { readDashboard } from '../store/dashboard.ts';
import { about } from './schemas.ts';

/** The dashboard, for staff. */
export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/dashboard',
    {
      onRequest: requireStaff(services),
      schema: about('dashboard', 'The counters, counted now, and what came in last'),
    },
    () => readDashboard(services.db),
  );
}
