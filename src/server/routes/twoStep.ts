import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import {
  codeSchema,
  confirmationSchema,
  demoHasOneStep,
  passkeyNameSchema,
  refusedCode,
  unusablePasskey,
} from '#domain/twoStep.ts';
import { originOf } from '../plugins/security.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { queueAccountMail } from '../store/accountMails.ts';
import type { Db } from '../store/database.ts';
import { addPasskey, removePasskey, requestNewPasskey } from '../store/passkeys.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  readTwoStep,
  removeAuthenticator,
  renewRecoveryCodes,
} from '../store/twoStep.ts';
import { answerSchema, newPasskeyRequestSchema } from './passkeySchemas.ts';
import {
  bodySchema,
  booleanSchema,
  describeRoute,
  formBodyLimit,
  listOf,
  numberSchema,
  objectOf,
  orNull,
  textSchema,
} from './schemas.ts';
import { confirmPassword } from './signIn.ts';

const twoStepSchema = objectOf({
  hasAuthenticator: booleanSchema,
  passkeys: listOf(objectOf({ id: textSchema, name: textSchema, createdAt: textSchema, usedAt: orNull(textSchema) })),
  codesLeft: numberSchema,
  isDemo: booleanSchema,
});

const codesSchema = objectOf({ codes: orNull(listOf(textSchema)) });

type Confirmed = FastifyRequest<{ Body: { password: string } }>;

const confirmedBody = bodySchema(confirmationSchema);

/** @returns what changes of two-step sign-in have in common. */
function changesOf(services: Services) {
  const { db, accountMail } = services;
  /** Runs a change and notifies the account's owner by mail, unless the change returns false. */
  const change = <Result>(
    accountId: string,
    kind: 'twoStepOn' | 'twoStepOff' | 'codes',
    make: (trx: Db) => Promise<Result>,
  ) =>
    db.transaction().execute(async (trx) => {
      const result = await make(trx);
      if (result !== false) await queueAccountMail(trx, accountId, kind, accountMail);
      return result;
    });

  /** Checks the current password. @returns the signed-in user. @throws InvalidInput @throws TooManyAttempts */
  const confirm = async (request: Confirmed) => {
    const { password } = validate(confirmationSchema, { password: request.body.password });
    const me = staffOf(request);
    // A second step for the shared demo account would lock everyone else out.
    if (me.isDemo) throw new InvalidInput({ password: demoHasOneStep });
    await confirmPassword(services, me.id, password, 'password');
    return me;
  };

  return { change, confirm };
}

/** Registers the routes by which users set up two-step sign-in for their own account. */
export function twoStepRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/account/two-step',
    {
      onRequest: requireStaff(services),
      schema: describeRoute('account', 'Get the second-step methods of your account', { json: twoStepSchema }),
    },
    async (request) => {
      const { id, isDemo } = staffOf(request);
      return { ...(await readTwoStep(services.db, id)), isDemo };
    },
  );
  authenticatorRoutes(app, services);
  passkeyRoutes(app, services);
  recoveryCodeRoutes(app, services);
}

function authenticatorRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const { change, confirm } = changesOf(services);
  const onRequest = requireStaff(services);

  app.post(
    '/api/account/authenticator',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('account', 'Start the setup of an authenticator app', {
          json: objectOf({ secret: textSchema, address: textSchema }),
        }),
        body: confirmedBody,
      },
    },
    async (request: Confirmed) => beginAuthenticator(db, await confirm(request)),
  );

  app.post(
    '/api/account/authenticator/code',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('account', 'Confirm an authenticator app with its first code', { json: codesSchema }),
        body: bodySchema(codeSchema),
      },
    },
    async (request: FastifyRequest<{ Body: { code: string } }>) => {
      const { code } = validate(codeSchema, request.body);
      const { id } = staffOf(request);
      const codes = await change(id, 'twoStepOn', (trx) => confirmAuthenticator(trx, id, code));
      if (codes === false) throw new InvalidInput({ code: refusedCode });
      return { codes };
    },
  );

  app.post(
    '/api/account/authenticator/removal',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: { ...describeRoute('account', 'Remove the authenticator app', 'nothing'), body: confirmedBody },
    },
    async (request: Confirmed, reply) => {
      const { id } = await confirm(request);
      await change(id, 'twoStepOff', (trx) => removeAuthenticator(trx, id));
      return reply.code(204).send();
    },
  );
}

function passkeyRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const { change, confirm } = changesOf(services);
  const onRequest = requireStaff(services);

  app.post(
    '/api/account/passkeys/request',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('account', 'Get the WebAuthn options for creating a passkey', {
          json: newPasskeyRequestSchema,
        }),
        body: confirmedBody,
      },
    },
    async (request: Confirmed) => requestNewPasskey(db, await confirm(request), originOf(request, config)),
  );

  app.post(
    '/api/account/passkeys',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('account', 'Add a passkey', { json: codesSchema }),
        body: bodySchema(passkeyNameSchema, { answer: answerSchema }),
      },
    },
    async (request: FastifyRequest<{ Body: { name: string; answer: RegistrationResponseJSON } }>) => {
      const { name } = validate(passkeyNameSchema, { name: request.body.name });
      const { answer } = request.body;
      const { id } = staffOf(request);
      const codes = await change(id, 'twoStepOn', (trx) =>
        addPasskey(trx, id, name, answer, originOf(request, config)),
      );
      if (codes === false) throw new InvalidInput({ name: unusablePasskey });
      return { codes };
    },
  );

  app.post(
    '/api/account/passkeys/removal',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('account', 'Remove a passkey', 'nothing'),
        body: bodySchema(confirmationSchema, { id: { type: 'string', maxLength: 2000 } }),
      },
    },
    async (request: FastifyRequest<{ Body: { password: string; id: string } }>, reply) => {
      const me = await confirm(request);
      await change(me.id, 'twoStepOff', (trx) => removePasskey(trx, me.id, request.body.id));
      return reply.code(204).send();
    },
  );
}

function recoveryCodeRoutes(app: FastifyInstance, services: Services): void {
  const { change, confirm } = changesOf(services);
  const onRequest = requireStaff(services);

  app.post(
    '/api/account/codes',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('account', 'Create new recovery codes; the previous ones stop working', {
          json: objectOf({ codes: listOf(textSchema) }),
        }),
        body: confirmedBody,
      },
    },
    async (request: Confirmed) => {
      const { id } = await confirm(request);
      return { codes: await change(id, 'codes', (trx) => renewRecoveryCodes(trx, id)) };
    },
  );
}
