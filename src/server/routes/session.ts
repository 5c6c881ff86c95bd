import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SignInRefused } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { newActivity } from '#domain/activity.ts';
import { deviceName } from '#domain/deviceName.ts';
import { type Credentials, credentialsSchema, roles, type Session } from '#domain/session.ts';
import { demoAccount } from '#sample/account.ts';
import { isDemoAllowed } from '../plugins/proxy.ts';
import {
  clearSessionCookie,
  requireStaff,
  sessionOf,
  setDeviceCookie,
  setSessionCookie,
  tokenOf,
  withRoleHere,
} from '../plugins/staff.ts';
import { Busy } from '../problems.ts';
import { type Services, staffOf } from '../services.ts';
import { checkPassword, demoAccountWorks } from '../store/accounts.ts';
import { addActivities } from '../store/activities.ts';
import { findDevice, rememberDevice } from '../store/devices.ts';
import { beginSession, endSession, endSessions, sessionLifetime } from '../store/sessions.ts';
import { countSignIn } from '../store/signInLimits.ts';
import { bodySchema, describeRoute, objectOf, oneOf, orNull, textSchema } from './schemas.ts';

const sessionSchema = objectOf({ id: textSchema, name: textSchema, email: textSchema, role: oneOf(roles) });

/** What a browser is told of who is signed in. */
const answerOf = ({ id, name, email, role }: Session): Session => ({ id, name, email, role });

const demoSchema = objectOf({ email: textSchema, password: textSchema });

/** Strangers whose passwords may wait to be looked at, and when the next one is told to come back, in seconds. */
const strangersWaiting = 50;
const comeBackAfter = 10;

/** @returns what a request is made with, in words. */
export const deviceOf = ({ headers }: FastifyRequest): string => deviceName(headers['user-agent'] ?? '');

/** Signing in and out. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, turns } = services;
  const { strangers, known } = turns;

  app.get(
    '/api/session',
    { schema: describeRoute('session', 'Who is signed in, or null', { json: orNull(sessionSchema) }) },
    async (request, reply) => {
      const session = await sessionOf(request, db, config);
      return reply.type('application/json').send(JSON.stringify(session && answerOf(session)));
    },
  );

  app.get(
    '/api/session/demo-account',
    { schema: describeRoute('session', 'The demo account where it works, else null', { json: orNull(demoSchema) }) },
    async (request, reply) => {
      const works = isDemoAllowed(request, config) && (await demoAccountWorks(db, demoAccount.email));
      return reply.type('application/json').send(JSON.stringify(works ? demoAccount : null));
    },
  );

  app.post(
    '/api/session',
    {
      bodyLimit: 16 * 1024,
      schema: {
        ...describeRoute('session', 'Sign in', { json: sessionSchema }),
        body: bodySchema(credentialsSchema),
      },
    },
    async (request: FastifyRequest<{ Body: Credentials }>, reply) => {
      const { email, password, remember } = validate(credentialsSchema, request.body);
      const device = await findDevice(db, tokenOf('device', request, config), email);
      const uncount = await countSignIn(db, { email, ip: request.ip, device }, config.SIGN_IN_FAILURES);
      if (!device && strangers.pendingCount >= strangersWaiting) {
        await uncount();
        throw new Busy('Many people are signing in at the moment. Please try again in a while.', comeBackAfter);
      }
      const account = await (device ? known : strangers)(() =>
        checkPassword(db, email, password, isDemoAllowed(request, config)),
      );
      if (!account) throw new SignInRefused('No account has this address and password.');
      await uncount();
      const subject = { entity: 'account', entity_id: account.id } as const;
      await addActivities(db, subject, account.id, [newActivity('signedIn')]);
      const lifetime = remember ? sessionLifetime.remembered : sessionLifetime.day;
      // Whoever was signed in here before is so no longer.
      await endSession(db, tokenOf('session', request, config));
      setSessionCookie(
        reply,
        config,
        await beginSession(db, account.id, lifetime, deviceOf(request)),
        remember ? lifetime / 1000 : undefined,
      );
      if (!device) setDeviceCookie(reply, config, await rememberDevice(db, account.id));
      return answerOf(withRoleHere({ ...account, isDemo: account.is_demo === 1 }, config));
    },
  );

  app.delete('/api/session', { schema: describeRoute('session', 'Sign out', 'nothing') }, async (request, reply) => {
    await endSession(db, tokenOf('session', request, config));
    return clearSessionCookie(reply, config).code(204).send();
  });

  app.delete(
    '/api/sessions',
    { schema: describeRoute('session', 'Sign out on all devices', 'nothing'), onRequest: requireStaff(services) },
    async (request, reply) => {
      await endSessions(db, staffOf(request).id);
      return clearSessionCookie(reply, config).code(204).send();
    },
  );
}
