import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boolean, type InferType, object, string } from 'yup';
import { appointmentKinds, appointmentStatuses } from '#domain/appointment.ts';
import { timings } from '#domain/appointmentTimes.ts';
import { linkTokenSchema, pickSchema } from '#domain/consultation.ts';
import { hour, minute } from '#domain/durations.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { addBookingLink } from '../store/bookingLinks.ts';
import { cancelPicked, pickTime, readConsultation } from '../store/consultations.ts';
import { checkRateLimit, networkOf } from '../store/rateLimits.ts';
import {
  bodySchema,
  booleanSchema,
  describeRoute,
  listOf,
  numberSchema,
  objectOf,
  oneOf,
  orNull,
  shortFormBodyLimit,
  textSchema,
} from './schemas.ts';

/** Maximum lookups of links per network address and minute. */
const maxLookups = 60;

const linkSchema = object({ leadId: string().max(100).required(), byMail: boolean().required() });

const pickedSchema = objectOf({
  id: textSchema,
  kind: oneOf(appointmentKinds),
  startsAt: textSchema,
  endsAt: textSchema,
  timing: oneOf(timings),
  zone: textSchema,
  place: textSchema,
  status: oneOf(appointmentStatuses),
  cancelReason: textSchema,
  createdAt: textSchema,
  updatedAt: textSchema,
  version: numberSchema,
  changeable: booleanSchema,
});

const pageSchema = objectOf({
  firstName: textSchema,
  minutes: numberSchema,
  place: textSchema,
  notice: numberSchema,
  picked: orNull(pickedSchema),
  times: listOf(textSchema),
});

/**
 * Registers the routes of personal booking links: staff create them, anyone who holds one can pick a time for a
 * consultation. Tokens are sent in the request body, not in the URL, so that they never appear in a log.
 */
export function consultationRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, pickTexts } = services;
  const mails = { toClient: services.appointmentMail, toStaff: services.pickMail };

  const countLookup = ({ ip }: FastifyRequest) =>
    checkRateLimit(db, { key: `booking links ${networkOf(ip)}`, hits: maxLookups, within: minute });
  const countPick = ({ ip }: FastifyRequest) =>
    checkRateLimit(db, { key: `bookings ${networkOf(ip)}`, hits: config.ENQUIRIES_PER_HOUR, within: hour });

  app.post(
    '/api/consultations/links',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('consultations', 'Create a booking link for a lead; the token is null if a mail is sent', {
          json: objectOf({ token: orNull(textSchema) }),
          status: 201,
        }),
        body: bodySchema(linkSchema),
      },
    },
    async (request: FastifyRequest<{ Body: InferType<typeof linkSchema> }>, reply) => {
      const { leadId, byMail } = request.body;
      const writeMail = byMail ? services.bookingLinkMail : null;
      const add = (trx: Parameters<typeof addBookingLink>[0]) =>
        addBookingLink(trx, leadId, writeMail, staffOf(request).id);
      return reply.code(201).send({ token: await db.transaction().execute(add) });
    },
  );

  app.post(
    '/api/consultations/link',
    {
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute('site', 'Get the consultation of a booking link; null if the link is expired or unknown', {
          json: objectOf({ page: orNull(pageSchema) }),
        }),
        body: bodySchema(linkTokenSchema),
      },
    },
    async (request: FastifyRequest<{ Body: { token: string } }>) => {
      await countLookup(request);
      return { page: await readConsultation(db, request.body.token, pickTexts.clientReasons) };
    },
  );

  app.post(
    '/api/consultations/time',
    {
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute(
          'site',
          'Book a consultation or move it to another time; repeating the request changes nothing',
          { json: pageSchema },
        ),
        body: bodySchema(pickSchema),
      },
    },
    async (request: FastifyRequest<{ Body: InferType<typeof pickSchema> }>) => {
      const { token, startsAt } = request.body;
      await countPick(request);
      await pickTime(db, token, startsAt, mails, pickTexts.stored);
      return readConsultation(db, token, pickTexts.clientReasons);
    },
  );

  app.post(
    '/api/consultations/cancelling',
    {
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute('site', 'Cancel the consultation of a booking link', { json: pageSchema }),
        body: bodySchema(linkTokenSchema),
      },
    },
    async (request: FastifyRequest<{ Body: { token: string } }>) => {
      const { token } = request.body;
      await countPick(request);
      await cancelPicked(db, token, mails, pickTexts.stored);
      return readConsultation(db, token, pickTexts.clientReasons);
    },
  );
}
