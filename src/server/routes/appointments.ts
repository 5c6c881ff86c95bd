import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { appointmentFormSchema } from '#domain/appointmentForm.ts';
import { requireStaff } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { inBookingTransaction } from '../store/appointmentBooking.ts';
import { createAppointment, getAppointment, updateAppointment } from '../store/appointmentRecord.ts';
import { appointmentsBetween, listAppointments } from '../store/appointments.ts';
import { removeRecord } from '../store/removal.ts';
import { recordRoutes } from './records.ts';
import { describeRoute, listOf, numberSchema, recordSchema, textSchema } from './schemas.ts';

/** In UTC, so that instants compare as texts. */
const instant = { type: 'string', format: 'date-time', pattern: 'Z$' };

/** An appointment, as its own page has it. */
export const appointmentSchema = recordSchema(appointmentEntity, undefined, {
  updatedAt: textSchema,
  version: numberSchema,
});

/** The appointments, for staff. */
export function appointmentRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  recordRoutes(app, services, {
    name: 'appointment',
    entity: appointmentEntity,
    formSchema: appointmentFormSchema,
    answer: appointmentSchema,
    listed: recordSchema(appointmentEntity),
    // Ten times what anybody writes.
    bodyLimit: 64 * 1024,
    read: (body) => validate(appointmentFormSchema, body),
    list: listAppointments,
    get: getAppointment,
    create: createAppointment,
    update: updateAppointment,
    remove: (trx, id, accountId) => removeRecord(trx, 'appointment', id, accountId),
    change: (change) => inBookingTransaction(db, change),
  });

  app.get(
    '/api/appointments/between',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('appointments', 'The planned appointments that are under way between two instants', {
          json: listOf(appointmentSchema),
        }),
        querystring: { type: 'object', required: ['from', 'to'], properties: { from: instant, to: instant } },
      },
    },
    (request: FastifyRequest<{ Querystring: { from: string; to: string } }>) =>
      appointmentsBetween(db, request.query.from, request.query.to),
  );
}
