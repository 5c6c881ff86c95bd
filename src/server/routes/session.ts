import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SignInRefused } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { type Credentials, credentialsSchema } from '#domain/session.ts';
import { demoAccount } from '#sample/account.ts';
import { giveToken, sessionOf, staffOnly, takeToken, tokenOf } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { checkPassword, demoAccountWorks, foldEmail } from '../store/accounts.ts';
import { type Door, forgetFailures, forgive, knock } from '../store/attempts.ts';
import { beginSession, endSession, endSessions, sessionLifetime } from '../store/sessions.ts';
import { about, texts } from './schemas.ts';

const quarterHour = 15 * 60 * 1000;

/** Signing in and out. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  app.get('/api/session', { schema: about('session', 'Who is signed in, or null') }, async (request, reply) => {
    const account = await sessionOf(request, db, config);
    return reply.send(JSON.stringify(account && { name: account.name, email: account.email }));
  });

  app.get(
    '/api/session/demo-account',
    { schema: about('session', 'The demo account where it works, else null') },
    async (_request, reply) => {
      const works = !config.isPublic && (await demoAccountWorks(db, demoAccount.email));
      return reply.send(JSON.stringify(works ? demoAccount : null));
    },
  );

  app.post(
    '/api/session',
    {
      bodyLimit: 16 * 1024,
      schema: {
        ...about('session', 'Sign in'),
        body: texts({ email: 254, password: 1000, remember: 10 }, ['remember']),
      },
    },
    async (request: FastifyRequest<{ Body: Credentials }>, reply) => {
      const { email, password, remember } = validate(credentialsSchema, request.body);
      const ofAccount: Door = {
        name: `account ${foldEmail(email)}`,
        failures: config.SIGN_IN_FAILURES,
        within: quarterHour,
      };
      const ofAddress: Door = {
        name: `address ${request.ip}`,
        failures: 3 * config.SIGN_IN_FAILURES,
        within: quarterHour,
      };
      await knock(db, [ofAccount, ofAddress]);
      const account = await checkPassword(db, email, password, !config.isPublic);
      if (!account) throw new SignInRefused('No account has this address and password.');
      await forgetFailures(db, ofAccount);
      await forgive(db, ofAddress);
      const lifetime = remember ? sessionLifetime.remembered : sessionLifetime.day;
      // Whoever was signed in here before is so no longer.
      await endSession(db, tokenOf(request, config));
      giveToken(reply, config, await beginSession(db, account.id, lifetime), remember ? lifetime / 1000 : undefined);
      return { name: account.name, email: account.email };
    },
  );

  app.delete('/api/session', { schema: about('session', 'Sign out') }, async (request, reply) => {
    await endSession(db, tokenOf(request, config));
    return takeToken(reply, config).code(204).send();
  });

  app.delete(
    '/api/sessions',
    { schema: about('session', 'Sign out on all devices'), onRequest: staffOnly(services) },
    async (request, reply) => {
      await endSessions(db, staffOf(request).id);
      return takeToken(reply, config).code(204).send();
    },
  );
}
