import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { listPeople } from '../store/accounts.ts';
import { describeRoute, listOf, personSchema } from './schemas.ts';

/** Registers the route that lists all staff, for staff. */
export function peopleRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/people',
    {
      onRequest: requireStaff(services),
      schema: describeRoute('people', 'List the people whose accounts are not disabled, by name', {
        json: listOf(personSchema),
      }),
    },
    () => listPeople(services.db),
  );
}
