import { newActivity } from '#domain/activity.ts';
import { findCode, newAuthenticator } from '#domain/totp.ts';
import {
  foldCode,
  isTwoStep,
  type NewAuthenticator,
  newRecoveryCode,
  recoveryCodeCount,
  type SecondStep,
  secondStepTime,
  type TwoStep,
} from '#domain/twoStep.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { hashOf, newToken } from './tokens.ts';

/** The secret of an account's authenticator app. */
export interface AuthenticatorTable {
  account_id: string;
  /** The active secret in Base32, unhashed, because codes are computed from it. Null until a code was entered. */
  secret: string | null;
  /** A new secret that no code was entered for yet. */
  begun: string | null;
  /** The time step of the last accepted code, so that each code is accepted only once. */
  last_code: number;
}

/** Single-use codes for people who have lost their device. */
export interface RecoveryCodeTable {
  /** SHA-256 of account and code, hex. */
  code_hash: string;
  account_id: string;
}

/** A sign-in with a correct password that awaits its second step. */
export interface FirstStepTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  account_id: string;
  /** 1 if the session cookie is to outlive the browser session. */
  remember: number;
  expires_at: string;
}

/** @returns the second steps that an account has set up. */
export async function readTwoStep(db: Db, accountId: string): Promise<Omit<TwoStep, 'isDemo'>> {
  const { secret, codes } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('authenticator').select('secret').where('account_id', '=', accountId).as('secret'),
      selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number | string>().as('codes'))
        .where('account_id', '=', accountId)
        .as('codes'),
    ])
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    hasAuthenticator: secret !== null,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: created_at,
      usedAt: used_at,
    })),
    codesLeft: Number(codes),
  };
}

/** @returns the available kinds of second steps for an account; an empty array if it has none. */
export async function secondStepsOf(db: Db, accountId: string): Promise<SecondStep[]> {
  const steps = await readTwoStep(db, accountId);
  if (!isTwoStep(steps)) return [];
  return [
    ...(steps.passkeys.length > 0 ? ['passkey' as const] : []),
    ...(steps.hasAuthenticator ? ['authenticator' as const] : []),
    'recoveryCode',
  ];
}

/** Creates a secret for an authenticator app; it becomes active once a code was entered. */
export async function beginAuthenticator(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<NewAuthenticator> {
  const authenticator = newAuthenticator(email);
  await db
    .insertInto('authenticator')
    .values({ account_id: id, secret: null, begun: authenticator.secret, last_code: 0 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ begun: authenticator.secret }))
    .execute();
  return authenticator;
}

/** Activates an authenticator app. @returns as `recordSecondStep`; false if the code is wrong. */
export async function confirmAuthenticator(trx: Db, accountId: string, code: string): Promise<string[] | null | false> {
  const isFirst = !isTwoStep(await readTwoStep(trx, accountId));
  if (!(await consumeAppCode(trx, accountId, 'begun', code))) return false;
  await trx
    .updateTable('authenticator')
    .set(({ ref }) => ({ secret: ref('begun'), begun: null }))
    .where('account_id', '=', accountId)
    .execute();
  return recordSecondStep(trx, accountId, isFirst);
}

/**
 * Removes the authenticator app of an account.
 * @param trx the transaction of all writes.
 * @returns whether it had one.
 */
export async function removeAuthenticator(trx: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('authenticator')
    .where('account_id', '=', accountId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n && recordStepRemoved(trx, accountId);
}

/** Uses up a code of an app; of two concurrent attempts with the same code, only one succeeds. */
async function consumeAppCode(db: Db, accountId: string, column: 'secret' | 'begun', code: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select(['secret', 'begun'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const secret = row?.[column];
  const timeStep = secret ? findCode(secret, code, Date.now()) : null;
  if (timeStep === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('authenticator')
    .set({ last_code: timeStep })
    .where('account_id', '=', accountId)
    .where('last_code', '<', timeStep)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up a code of the account's app or a recovery code. @returns whether the code was valid. */
export async function consumeCode(db: Db, accountId: string, code: string): Promise<boolean> {
  if (await consumeAppCode(db, accountId, 'secret', code)) return true;
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('code_hash', '=', recoveryHash(accountId, code))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Replaces the recovery codes of an account. @param trx the transaction of all writes. @returns the new codes. */
export async function renewRecoveryCodes(trx: Db, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ code_hash: recoveryHash(accountId, code), account_id: accountId })))
    .execute();
  return codes;
}

const recoveryHash = (accountId: string, code: string): string => hashOf(`${accountId} ${foldCode(code)}`);

/** Logs that an account has added a second step. @returns new recovery codes if it is the first one, otherwise null. */
export async function recordSecondStep(trx: Db, accountId: string, isFirst: boolean): Promise<string[] | null> {
  await addActivities(trx, { entity: 'account', entity_id: accountId }, accountId, [newActivity('twoStepOn')]);
  return isFirst ? renewRecoveryCodes(trx, accountId) : null;
}

/** Logs that an account has removed a second step; without any left, its recovery codes are deleted. */
export async function recordStepRemoved(trx: Db, accountId: string): Promise<true> {
  await addActivities(trx, { entity: 'account', entity_id: accountId }, accountId, [newActivity('twoStepOff')]);
  if (!isTwoStep(await readTwoStep(trx, accountId))) {
    await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  }
  return true;
}

/** Turns off two-step sign-in for an account. @param trx the transaction of all writes. @returns whether it was on. */
export async function resetTwoStep(trx: Db, accountId: string): Promise<boolean> {
  const was = isTwoStep(await readTwoStep(trx, accountId));
  for (const table of ['authenticator', 'passkey', 'recovery_code', 'first_step'] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  return was;
}

/** Stores that the password of a sign-in was correct. @returns the token for the browser's cookie. */
export async function beginFirstStep(db: Db, accountId: string, remember: boolean): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await db.deleteFrom('first_step').where('expires_at', '<=', new Date(now).toISOString()).execute();
  await db
    .insertInto('first_step')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      remember: remember ? 1 : 0,
      expires_at: new Date(now + secondStepTime).toISOString(),
    })
    .execute();
  return token;
}

/** @returns the account of a pending sign-in, and whether to remember the session; null if it has expired. */
export async function findFirstStep(db: Db, token: string): Promise<{ accountId: string; remember: boolean } | null> {
  const firstStep = await db
    .selectFrom('first_step')
    .select(['account_id', 'remember'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return firstStep ? { accountId: firstStep.account_id, remember: firstStep.remember === 1 } : null;
}

/** Deletes a pending sign-in, once the second step is complete. */
export async function endFirstStep(db: Db, token: string): Promise<void> {
  await db.deleteFrom('first_step').where('token_hash', '=', hashOf(token)).execute();
}
