import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SecondStepNeeded, SignInRefused } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { busySentences } from '#content/problems.ts';
import { passwordHelpKinds } from '#domain/account.ts';
import { type Credentials, credentialsSchema } from '#domain/session.ts';
import { demoAccount } from '#sample/account.ts';
import { isDemoAllowed } from '../plugins/proxy.ts';
import { clearSessionCookie, requireStaff, sessionOf, setFirstStepCookie, tokenOf } from '../plugins/staff.ts';
import { Busy } from '../problems.ts';
import { type Services, staffOf } from '../services.ts';
import { checkPassword, demoAccountWorks } from '../store/accounts.ts';
import { findDevice } from '../store/devices.ts';
import { hasPasskeys } from '../store/passkeys.ts';
import { endSession, endSessions } from '../store/sessions.ts';
import { countSignIn } from '../store/signInLimits.ts';
import { beginFirstStep, secondStepsOf } from '../store/twoStep.ts';
import {
  bodySchema,
  booleanSchema,
  describeRoute,
  objectOf,
  oneOf,
  orNull,
  shortFormBodyLimit,
  textSchema,
} from './schemas.ts';
import { publicSessionOf, sessionSchema, signIn } from './signIn.ts';

const waysSchema = objectOf({
  demoAccount: orNull(objectOf({ email: textSchema, password: textSchema })),
  forgotten: oneOf(passwordHelpKinds),
  passkeys: booleanSchema,
});

/** Maximum pending sign-ins from unknown devices; further ones may retry after this many seconds. */
const maxWaiting = 50;
const retryAfter = 10;

/** Registers the routes for signing in and out. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, passwordQueues, linkMail } = services;
  const { unknownDevices, knownDevices } = passwordQueues;

  app.get(
    '/api/session',
    { schema: describeRoute('session', 'Get the signed-in account, or null', { json: orNull(sessionSchema) }) },
    async (request, reply) => {
      const session = await sessionOf(request, db, config);
      return reply.type('application/json').send(JSON.stringify(session && publicSessionOf(session)));
    },
  );

  app.get(
    '/api/session/ways',
    { schema: describeRoute('session', 'Get the options of the login page', { json: waysSchema }) },
    async (request) => {
      const isDemo = isDemoAllowed(request, config) && (await demoAccountWorks(db, demoAccount.email));
      return {
        demoAccount: isDemo ? demoAccount : null,
        forgotten: linkMail ? 'mail' : 'owner',
        passkeys: await hasPasskeys(db),
      };
    },
  );

  app.post(
    '/api/session',
    {
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute('session', 'Sign in', { json: sessionSchema }),
        body: bodySchema(credentialsSchema),
      },
    },
    async (request: FastifyRequest<{ Body: Credentials }>, reply) => {
      const { email, password, remember } = validate(credentialsSchema, request.body);
      const device = await findDevice(db, tokenOf('device', request, config), email);
      const uncount = await countSignIn(db, { email, ip: request.ip, device }, config.SIGN_IN_FAILURES);
      if (!device && unknownDevices.pendingCount >= maxWaiting) {
        await uncount();
        throw new Busy(busySentences.signIns, retryAfter);
      }
      const account = await (device ? knownDevices : unknownDevices)(() =>
        checkPassword(db, email, password, isDemoAllowed(request, config)),
      );
      if (!account) throw new SignInRefused('No account has this address and password.');
      await uncount();
      const secondSteps = await secondStepsOf(db, account.id);
      if (secondSteps.length === 0) return signIn(services, request, reply, account, remember);
      setFirstStepCookie(reply, config, await beginFirstStep(db, account.id, remember));
      throw new SecondStepNeeded(secondSteps);
    },
  );

  app.delete('/api/session', { schema: describeRoute('session', 'Sign out', 'nothing') }, async (request, reply) => {
    await endSession(db, tokenOf('session', request, config));
    return clearSessionCookie(reply, config).code(204).send();
  });

  app.delete(
    '/api/sessions',
    { schema: describeRoute('session', 'Sign out of all sessions', 'nothing'), onRequest: requireStaff(services) },
    async (request, reply) => {
      await endSessions(db, staffOf(request).id);
      return clearSessionCookie(reply, config).code(204).send();
    },
  );
}
