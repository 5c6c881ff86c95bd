import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import {
  type AccountChange,
  accountChangeSchema,
  accountStates,
  type InviteForm,
  inviteSchema,
} from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import { roles } from '#domain/session.ts';
import { requireOwner } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { renewAccountLink } from '../store/accountLinks.ts';
import { addActivities } from '../store/activities.ts';
import { changeStaffAccount, inviteAccount, listStaffAccounts } from '../store/staffAccounts.ts';
import {
  type ById,
  bodyOf,
  bodySchema,
  booleanSchema,
  describeRoute,
  idParams,
  listOf,
  objectOf,
  oneOf,
  orNull,
  shortFormBodyLimit,
  textSchema,
} from './schemas.ts';

const accountSchema = objectOf({
  id: textSchema,
  name: textSchema,
  email: textSchema,
  role: oneOf(roles),
  picture: textSchema,
  state: oneOf(accountStates),
  isTwoStep: booleanSchema,
  seenAt: orNull(textSchema),
});

/** The token of a link; null if the link is sent by mail. */
const linkSchema = objectOf({ token: orNull(textSchema) });

/** Registers the routes by which owners manage all accounts. */
export function accountsRoutes(app: FastifyInstance, { db, config, linkMail }: Services): void {
  const onRequest = requireOwner({ db, config });

  app.get(
    '/api/accounts',
    {
      onRequest,
      schema: describeRoute('accounts', 'List all accounts (owners only)', { json: listOf(accountSchema) }),
    },
    () => listStaffAccounts(db),
  );

  app.post(
    '/api/accounts',
    {
      onRequest,
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute('accounts', 'Invite a person; returns the token of the password link if no mail is sent', {
          json: linkSchema,
          status: 201,
        }),
        body: bodySchema(inviteSchema),
      },
    },
    async (request: FastifyRequest<{ Body: InviteForm }>, reply) => {
      const form = validate(inviteSchema, request.body);
      return reply.code(201).send({ token: await inviteAccount(db, form, linkMail, staffOf(request).id) });
    },
  );

  app.post(
    '/api/accounts/links',
    {
      onRequest,
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute('accounts', 'Create another password link for an account, which ends all earlier ones', {
          json: linkSchema,
          status: 201,
        }),
        body: bodyOf({ id: idParams.properties.id }),
      },
    },
    async (request: FastifyRequest<{ Body: { id: string } }>, reply) => {
      const { id } = request.body;
      const token = await db.transaction().execute(async (trx) => {
        const linkToken = await renewAccountLink(trx, id, linkMail);
        const subject = { entity: 'account', entity_id: id } as const;
        await addActivities(trx, subject, staffOf(request).id, [newActivity('passwordLink')]);
        return linkToken;
      });
      return reply.code(201).send({ token });
    },
  );

  app.patch(
    '/api/accounts/:id',
    {
      onRequest,
      bodyLimit: shortFormBodyLimit,
      schema: {
        ...describeRoute(
          'accounts',
          'Change the role of an account, disable or enable it, or reset its two-step sign-in',
          'nothing',
        ),
        params: idParams,
        body: bodySchema(accountChangeSchema),
      },
    },
    async (request: FastifyRequest<ById & { Body: AccountChange }>, reply) => {
      const change = validate(accountChangeSchema, request.body);
      await changeStaffAccount(db, request.params.id, change, staffOf(request).id);
      return reply.code(204).send();
    },
  );
}
