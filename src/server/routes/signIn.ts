import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput, SignInRefused } from '#backend/errors.ts';
import { wrongPassword } from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import { type Device, readDevice } from '#domain/deviceName.ts';
import { quarterHour } from '#domain/durations.ts';
import { roles, type Session } from '#domain/session.ts';
import { clearFirstStepCookie, setDeviceCookie, setSessionCookie, tokenOf, withRoleHere } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { hasPassword, lockUnchanged } from '../store/accounts.ts';
import { addActivities } from '../store/activities.ts';
import { findDevice, rememberDevice } from '../store/devices.ts';
import { checkRateLimit, type RateLimit, uncountHit } from '../store/rateLimits.ts';
import { beginSession, endSession, sessionLifetime } from '../store/sessions.ts';
import type { AccountTable } from '../store/tables.ts';
import { endFirstStep } from '../store/twoStep.ts';
import { objectOf, oneOf, textSchema } from './schemas.ts';

/** The schema of a session. */
export const sessionSchema = objectOf({
  id: textSchema,
  name: textSchema,
  email: textSchema,
  role: oneOf(roles),
  picture: textSchema,
});

/** @returns the fields of a session that the browser may see. */
export const publicSessionOf = ({ id, name, email, role, picture }: Session): Session => ({
  id,
  name,
  email,
  role,
  picture,
});

/** @returns the browser and system of a request. */
export const deviceOf = ({ headers }: FastifyRequest): Device => readDevice(headers['user-agent'] ?? '');

/**
 * Signs an authenticated user in: begins a session, and marks the browser as a known device.
 * @param remember whether the session cookie is to outlive the browser session.
 * @param account as it was when it was authenticated.
 * @returns the session, as sent to the browser.
 * @throws SignInRefused if the account has lost access since.
 */
export async function signIn(
  { db, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  account: AccountTable,
  remember: boolean,
): Promise<Session> {
  const { id, email } = account;
  const lifetime = remember ? sessionLifetime.remembered : sessionLifetime.day;
  const firstStep = tokenOf('first-step', request, config);
  const { session, device } = await db.transaction().execute(async (trx) => {
    if (!(await lockUnchanged(trx, account))) throw new SignInRefused('The account was changed during the sign-in.');
    await addActivities(trx, { entity: 'account', entity_id: id }, id, [newActivity('signedIn')]);
    const token = await beginSession(trx, id, lifetime, deviceOf(request));
    // Ends an earlier session in the same browser.
    await endSession(trx, tokenOf('session', request, config));
    const known = await findDevice(trx, tokenOf('device', request, config), email);
    if (firstStep !== '') await endFirstStep(trx, firstStep);
    return { session: token, device: known ? null : await rememberDevice(trx, id) };
  });
  setSessionCookie(reply, config, session, remember ? lifetime / 1000 : undefined);
  if (firstStep !== '') clearFirstStepCookie(reply, config);
  if (device !== null) setDeviceCookie(reply, config, device);
  return publicSessionOf(withRoleHere({ ...account, isDemo: account.is_demo === 1 }, config));
}

/**
 * Checks the user's password once more before a sensitive change, so that an open browser is not enough to change the
 * sign-in. Attempts are limited, so that the password cannot be guessed this way.
 * @param field name of the form field.
 * @throws InvalidInput @throws TooManyAttempts
 */
export async function confirmPassword(
  { db, config, passwordQueues }: Services,
  accountId: string,
  password: string,
  field: string,
): Promise<void> {
  const limit: RateLimit = { key: `password of ${accountId}`, hits: config.SIGN_IN_FAILURES, within: quarterHour };
  await checkRateLimit(db, limit);
  if (!(await passwordQueues.knownDevices(() => hasPassword(db, accountId, password)))) {
    throw new InvalidInput({ [field]: wrongPassword });
  }
  await uncountHit(db, limit);
}
