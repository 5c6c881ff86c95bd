import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readListQuery } from '#domain/entity.ts';
import { accessLinks, unsentMailEntity } from '#domain/unsentMail.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { discardMail, listMails, retryMail } from '../store/mails.ts';
import {
  type ById,
  booleanSchema,
  describeRoute,
  emptyBody,
  idParams,
  listQuery,
  numberSchema,
  oneOf,
  orNull,
  pageSchema,
  paramsOf,
  recordSchema,
  textSchema,
} from './schemas.ts';

// The text of a mail may contain a link that grants access: it is never sent.
const mailSchema = recordSchema(unsentMailEntity, undefined, {
  attempts: numberSchema,
  nextAttemptAt: orNull(textSchema),
  error: textSchema,
  accessLink: oneOf(accessLinks),
  leadId: orNull(textSchema),
  conversationId: orNull(textSchema),
});

const ofAccounts = 'Mails to accounts only for owners; other accounts get 404.';

/** Registers the routes of unsent mails, for staff; of mails to accounts, for owners. */
export function mailRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  const onRequest = requireStaff(services);

  app.get(
    '/api/mails',
    {
      onRequest,
      schema: {
        ...describeRoute(
          'mails',
          'List a page of the unsent mails, without their text; owners see those to accounts, too',
          {
            json: pageSchema(mailSchema, { hasMailServer: booleanSchema }),
          },
        ),
        querystring: listQuery(...Object.keys(unsentMailEntity.filters)),
      },
    },
    async (request) => ({
      ...(await listMails(db, readListQuery(unsentMailEntity, paramsOf(request)), staffOf(request).role)),
      hasMailServer: config.SMTP_URL !== '',
    }),
  );

  app.post(
    '/api/mails/:id/retry',
    {
      onRequest,
      schema: {
        ...describeRoute(
          'mails',
          'Send an unsent mail at once, also a rejected one; 404 if it was sent since, or needs a new link',
          'nothing',
        ),
        description: ofAccounts,
        params: idParams,
        body: emptyBody,
      },
    },
    async (request: FastifyRequest<ById>, reply) => {
      await retryMail(db, request.params.id, staffOf(request));
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/mails/:id',
    {
      onRequest,
      schema: {
        ...describeRoute('mails', 'Delete an unsent mail permanently; 404 if it was sent since', 'nothing'),
        description: ofAccounts,
        params: idParams,
      },
    },
    async (request: FastifyRequest<ById>, reply) => {
      await discardMail(db, request.params.id, staffOf(request));
      return reply.code(204).send();
    },
  );
}
