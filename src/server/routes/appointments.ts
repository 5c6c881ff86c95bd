import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { appointmentFormSchema } from '#domain/appointmentForm.ts';
import { mailPurposes, updateDelay } from '#domain/appointmentMails.ts';
import { mailStates } from '#domain/conversation.ts';
import { requireStaff } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { inBookingTransaction } from '../store/appointmentBooking.ts';
import { listAppointmentMails } from '../store/appointmentMails.ts';
import { createAppointment, getAppointment, removeAppointment, updateAppointment } from '../store/appointmentRecord.ts';
import { appointmentsBetween, listAppointments } from '../store/appointments.ts';
import { recordRoutes } from './records.ts';
import {
  type ById,
  describeRoute,
  formBodyLimit,
  idParams,
  listOf,
  numberSchema,
  objectOf,
  oneOf,
  recordSchema,
  textSchema,
} from './schemas.ts';

/** A date-time in UTC, so that instants can be compared as strings. */
const instant = { type: 'string', format: 'date-time', pattern: 'Z$' };

/** An appointment, as its detail page receives it. */
export const appointmentSchema = recordSchema(appointmentEntity, undefined, {
  updatedAt: textSchema,
  version: numberSchema,
});

const mailSchema = objectOf({
  id: textSchema,
  purpose: oneOf(mailPurposes),
  to: textSchema,
  at: textSchema,
  state: oneOf(mailStates),
  reason: textSchema,
});

/** Registers the appointment routes, for staff. */
export function appointmentRoutes(app: FastifyInstance, services: Services): void {
  const { db, appointmentMail } = services;

  recordRoutes(app, services, {
    name: 'appointment',
    entity: appointmentEntity,
    formSchema: appointmentFormSchema,
    rowSchema: appointmentSchema,
    listedSchema: recordSchema(appointmentEntity),
    bodyLimit: formBodyLimit,
    read: (body) => validate(appointmentFormSchema, body),
    list: listAppointments,
    get: getAppointment,
    create: (trx, form, attempt) => createAppointment(trx, form, attempt, appointmentMail),
    update: (trx, id, form, version) => updateAppointment(trx, id, form, version, appointmentMail, updateDelay),
    remove: (trx, id, accountId) => removeAppointment(trx, id, accountId, appointmentMail),
    change: (change) => inBookingTransaction(db, change),
  });

  app.get(
    '/api/appointments/:id/mails',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('appointments', 'List the mails about an appointment to its client, latest first', {
          json: listOf(mailSchema),
        }),
        params: idParams,
      },
    },
    (request: FastifyRequest<ById>) => listAppointmentMails(db, request.params.id),
  );

  app.get(
    '/api/appointments/between',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('appointments', 'List the planned appointments that overlap a period', {
          json: listOf(appointmentSchema),
        }),
        querystring: { type: 'object', required: ['from', 'to'], properties: { from: instant, to: instant } },
      },
    },
    (request: FastifyRequest<{ Querystring: { from: string; to: string } }>) =>
      appointmentsBetween(db, request.query.from, request.query.to),
  );
}
