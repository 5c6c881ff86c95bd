import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { fieldSentences } from '#content/problems.ts';
import { forgotSchema, linkPasswordSchema } from '#domain/account.ts';
import { quarterHour } from '#domain/durations.ts';
import type { Services } from '../services.ts';
import { findAccountLink, sendForgottenLink, usePasswordLink } from '../store/accountLinks.ts';
import { hashPassword } from '../store/accounts.ts';
import { checkRateLimit, networkOf } from '../store/rateLimits.ts';
import {
  bodyOf,
  bodySchema,
  booleanSchema,
  describeRoute,
  objectOf,
  orNull,
  shortFormBodyLimit,
  textSchema,
} from './schemas.ts';

const linkSchema = objectOf({ name: textSchema, email: textSchema, isNew: booleanSchema });

const tokenBody = bodyOf({ token: { type: 'string', maxLength: 100 } });

/** Registers the routes for people who have no password yet or have forgotten it. */
export function passwordLinkRoutes(
  app: FastifyInstance,
  { db, config, passwordQueues, linkMail, accountMail }: Services,
): void {
  app.post(
    '/api/session/forgotten',
    {
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute(
          'session',
          'Request a password link by mail; the response does not reveal whether the account exists',
          'nothing',
        ),
        body: bodySchema(forgotSchema),
      },
      // Runs after the response, so that its duration does not reveal whether the account exists.
      onResponse: async (request, reply) => {
        if (reply.statusCode !== 204 || !linkMail) return;
        const { email } = validate(forgotSchema, request.body);
        await sendForgottenLink(db, email, linkMail).catch((error: unknown) => {
          request.log.error({ err: error }, 'a link for a forgotten password was not sent');
        });
      },
    },
    async (request, reply) => {
      validate(forgotSchema, request.body);
      if (!linkMail) throw new InvalidInput({ email: fieldSentences.noMail });
      const limit = { key: `links from ${networkOf(request.ip)}`, hits: config.SIGN_IN_FAILURES, within: quarterHour };
      await checkRateLimit(db, limit);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/session/password-link',
    {
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute('session', 'Get the recipient of a password link, or null', {
          json: objectOf({ link: orNull(linkSchema) }),
        }),
        body: tokenBody,
      },
    },
    async (request: FastifyRequest<{ Body: { token: string } }>) => ({
      link: await findAccountLink(db, request.body.token),
    }),
  );

  app.post(
    '/api/session/password',
    {
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute(
          'session',
          'Set a password with a link, which is then no longer valid; ends all sessions of the account',
          'nothing',
        ),
        body: bodySchema(linkPasswordSchema),
      },
    },
    async (request: FastifyRequest<{ Body: { token: string; next: string } }>, reply) => {
      const { token, next } = validate(linkPasswordSchema, request.body);
      // Checked before the expensive hashing, so that only requests with a valid link can cause it.
      if (!(await findAccountLink(db, token)))
        throw new NotFound('This link was already used or has expired. Please request a new one.');
      await usePasswordLink(db, token, await passwordQueues.knownDevices(() => hashPassword(next)), accountMail);
      return reply.code(204).send();
    },
  );
}
