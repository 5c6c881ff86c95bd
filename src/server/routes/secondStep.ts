import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput, PasskeyRefused } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { quarterHour } from '#domain/durations.ts';
import { codeSchema, lateCode, refusedCode } from '#domain/twoStep.ts';
import { isDemoAllowed } from '../plugins/proxy.ts';
import { originOf } from '../plugins/security.ts';
import { tokenOf } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { findAccount } from '../store/accounts.ts';
import { requestPasskey, verifyPasskey } from '../store/passkeys.ts';
import { checkRateLimit, networkOf, type RateLimit, uncountHit } from '../store/rateLimits.ts';
import { consumeCode, findFirstStep } from '../store/twoStep.ts';
import { answerSchema, passkeyRequestSchema } from './passkeySchemas.ts';
import { bodyOf, bodySchema, booleanSchema, describeRoute, emptyBody, formBodyLimit } from './schemas.ts';
import { sessionSchema, signIn } from './signIn.ts';

/** Passkey requests allowed per network address and quarter of an hour, as a multiple of the allowed failures. */
const requestsPerFailure = 10;

/** Registers the routes of the second sign-in step, and of sign-in with a passkey instead of a password. */
export function secondStepRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  app.post(
    '/api/session/code',
    {
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('session', 'Complete a sign-in with the code of an authenticator app or a recovery code', {
          json: sessionSchema,
        }),
        body: bodySchema(codeSchema),
      },
    },
    async (request: FastifyRequest<{ Body: { code: string } }>, reply) => {
      const { code } = validate(codeSchema, request.body);
      const first = await findFirstStep(db, tokenOf('first-step', request, config));
      const account = first && (await findAccount(db, first.accountId, isDemoAllowed(request, config)));
      if (!account) throw new InvalidInput({ code: lateCode });
      // The password was correct before this step, so strangers cannot use up the limit.
      const limit: RateLimit = { key: `codes of ${account.id}`, hits: config.SIGN_IN_FAILURES, within: quarterHour };
      await checkRateLimit(db, limit);
      if (!(await consumeCode(db, account.id, code))) throw new InvalidInput({ code: refusedCode });
      await uncountHit(db, limit);
      return signIn(services, request, reply, account, first.remember);
    },
  );

  app.post(
    '/api/session/passkey-request',
    {
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('session', 'Get the WebAuthn options for signing in with a passkey', {
          json: passkeyRequestSchema,
        }),
        body: emptyBody,
      },
    },
    async (request) => {
      const hits = requestsPerFailure * config.SIGN_IN_FAILURES;
      const key = `passkey requests from ${networkOf(request.ip)}`;
      await checkRateLimit(db, { key, hits, within: quarterHour });
      return requestPasskey(db, originOf(request, config));
    },
  );

  app.post(
    '/api/session/passkey',
    {
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('session', 'Sign in with a passkey', { json: sessionSchema }),
        body: bodyOf({ answer: answerSchema, remember: booleanSchema }),
      },
    },
    async (
      request: FastifyRequest<{ Body: { answer: AuthenticationResponseJSON; remember: boolean } }>,
      reply: FastifyReply,
    ) => {
      const { answer, remember } = request.body;
      const key = `passkeys from ${networkOf(request.ip)}`;
      const limit: RateLimit = { key, hits: config.SIGN_IN_FAILURES, within: quarterHour };
      await checkRateLimit(db, limit);
      const accountId = await verifyPasskey(db, answer, originOf(request, config));
      const account = accountId && (await findAccount(db, accountId, isDemoAllowed(request, config)));
      if (!account) throw new PasskeyRefused();
      await uncountHit(db, limit);
      return signIn(services, request, reply, account, remember);
    },
  );
}
