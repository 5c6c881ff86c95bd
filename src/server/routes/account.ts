import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import {
  demoStays,
  type PasswordForm,
  type ProfileChange,
  passwordSchema,
  profileChangeSchema,
  profileSchema,
} from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import { requireStaff, setDeviceCookie, setSessionCookie, tokenOf } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { queueAccountMail } from '../store/accountMails.ts';
import { hashPassword, setPassword } from '../store/accounts.ts';
import { addActivities } from '../store/activities.ts';
import { rememberDevice } from '../store/devices.ts';
import { changeProfile } from '../store/profiles.ts';
import { beginSession, endOtherSessions, endSessionOf, listSessions, remainingSession } from '../store/sessions.ts';
import {
  type ById,
  bodySchema,
  booleanSchema,
  describeRoute,
  idParams,
  listOf,
  objectOf,
  shortFormBodyLimit,
  textSchema,
} from './schemas.ts';
import { confirmPassword, deviceOf } from './signIn.ts';

const deviceSchema = objectOf({
  id: textSchema,
  browser: textSchema,
  system: textSchema,
  createdAt: textSchema,
  seenAt: textSchema,
  current: booleanSchema,
});

/** Registers the routes for managing one's own account. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, passwordQueues, accountMail } = services;
  const onRequest = requireStaff(services);
  const describe = (summary: string) => describeRoute('account', summary, 'nothing');

  app.patch(
    '/api/account',
    {
      onRequest,
      bodyLimit: shortFormBodyLimit,
      schema: { ...describe('Update your name, your picture or both'), body: bodySchema(profileSchema.partial()) },
    },
    async (request: FastifyRequest<{ Body: ProfileChange }>, reply) => {
      const change = validate(profileChangeSchema(request.body), request.body);
      const { id } = staffOf(request);
      await db.transaction().execute(async (trx) => {
        const fields = await changeProfile(trx, id, change);
        const newActivities = fields.length > 0 ? [{ ...newActivity('edited'), fields }] : [];
        await addActivities(trx, { entity: 'account', entity_id: id }, id, newActivities);
      });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/account/password',
    {
      onRequest,
      bodyLimit: shortFormBodyLimit,
      schema: { ...describe('Change your password; ends all other sessions'), body: bodySchema(passwordSchema) },
    },
    async (request: FastifyRequest<{ Body: PasswordForm }>, reply) => {
      const { current, next } = validate(passwordSchema, request.body);
      const { id, isDemo } = staffOf(request);
      if (isDemo) throw new InvalidInput({ next: demoStays });
      await confirmPassword(services, id, current, 'current');
      const passwordHash = await passwordQueues.knownDevices(() => hashPassword(next));
      await renewSession(request, reply, async (trx) => {
        await setPassword(trx, id, passwordHash);
        await addActivities(trx, { entity: 'account', entity_id: id }, id, [newActivity('password')]);
        await queueAccountMail(trx, id, 'password', accountMail);
      });
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/account/sessions',
    { onRequest, schema: describeRoute('account', 'List your sessions', { json: listOf(deviceSchema) }) },
    (request) => listSessions(db, staffOf(request).id, tokenOf('session', request, config)),
  );

  app.delete(
    '/api/account/sessions/:id',
    { onRequest, schema: { ...describe('End one of your sessions'), params: idParams } },
    async (request: FastifyRequest<ById>, reply) => {
      await endSessionOf(db, staffOf(request).id, request.params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/account/sessions',
    { onRequest, schema: describe('End all your sessions except the current one') },
    async (request, reply) => {
      await endOtherSessions(db, staffOf(request).id, tokenOf('session', request, config));
      return reply.code(204).send();
    },
  );

  /** Runs a change that ends all of the user's sessions, then gives this browser a new one for the remaining time. */
  async function renewSession(request: FastifyRequest, reply: FastifyReply, change: (trx: typeof db) => Promise<void>) {
    const { id } = staffOf(request);
    const { remainingMs, remembered } = await remainingSession(db, tokenOf('session', request, config));
    const [session, device] = await db.transaction().execute(async (trx) => {
      await change(trx);
      return [await beginSession(trx, id, remainingMs, deviceOf(request)), await rememberDevice(trx, id)];
    });
    setSessionCookie(reply, config, session, remembered ? Math.ceil(remainingMs / 1000) : undefined);
    setDeviceCookie(reply, config, device);
  }
}
