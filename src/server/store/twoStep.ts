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
  /** Base32, as it is: codes are computed from it. Null until a code was entered. */
  secret: string | null;
  /** A new secret of which no code was entered yet. */
  begun: string | null;
  /** The number of the last code that counted: each does once. */
  last_code: number;
}

/** Codes for those who have lost their device, each good for once. */
export interface RecoveryCodeTable {
  /** SHA-256 of account and code, hex. */
  code_hash: string;
  account_id: string;
}

/** A sign-in whose password was right and whose second step is missing. */
export interface FirstStepTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  account_id: string;
  /** 1 where the session is to outlive the browser. */
  remember: number;
  expires_at: string;
}

/** @returns the ways of the second step that an account has set up. */
export async function readTwoStep(db: Db, accountId: string): Promise<TwoStep> {
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

/** @returns how the second step of an account can be made; nothing where there is none. */
export async function secondStepsOf(db: Db, accountId: string): Promise<SecondStep[]> {
  const steps = await readTwoStep(db, accountId);
  if (!isTwoStep(steps)) return [];
  return [
    ...(steps.passkeys.length > 0 ? ['passkey' as const] : []),
    ...(steps.hasAuthenticator ? ['authenticator' as const] : []),
    'recoveryCode',
  ];
}

/** Makes a secret for an authenticator app, which counts once a code of it was entered. */
export async function beginAuthenticator(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<NewAuthenticator> {
  const made = newAuthenticator(email);
  await db
    .insertInto('authenticator')
    .values({ account_id: id, secret: null, begun: made.secret, last_code: 0 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ begun: made.secret }))
    .execute();
  return made;
}

/** @returns the recovery codes of an account that asks for a second step for the first time, else null; false where the code does not fit. */
export async function confirmAuthenticator(trx: Db, accountId: string, code: string): Promise<string[] | null | false> {
  const isFirst = !isTwoStep(await readTwoStep(trx, accountId));
  if (!(await takeAppCode(trx, accountId, 'begun', code))) return false;
  await trx
    .updateTable('authenticator')
    .set(({ ref }) => ({ secret: ref('begun'), begun: null }))
    .where('account_id', '=', accountId)
    .execute();
  return noteSecondStep(trx, accountId, isFirst);
}

/** Has an account show codes of an app no more. @param trx of all writes. @returns whether it did. */
export async function removeAuthenticator(trx: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('authenticator')
    .where('account_id', '=', accountId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0 && noteStepRemoved(trx, accountId);
}

/** Uses up the code of an app. Of two attempts with one code at the same time, the first one counts. */
async function takeAppCode(db: Db, accountId: string, column: 'secret' | 'begun', code: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select(['secret', 'begun'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const secret = row?.[column];
  const found = secret ? findCode(secret, code, Date.now()) : null;
  if (found === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('authenticator')
    .set({ last_code: found })
    .where('account_id', '=', accountId)
    .where('last_code', '<', found)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** @returns whether a code of the account's app, or a recovery code, was used up. */
export async function takeCode(db: Db, accountId: string, code: string): Promise<boolean> {
  if (await takeAppCode(db, accountId, 'secret', code)) return true;
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('code_hash', '=', recoveryHash(accountId, code))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** Makes new recovery codes in the place of all others. @param trx of all writes. */
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

/** Notes that an account has another way for its second step. @returns its recovery codes, where it is the first one. */
export async function noteSecondStep(trx: Db, accountId: string, isFirst: boolean): Promise<string[] | null> {
  await addActivities(trx, { entity: 'account', entity_id: accountId }, accountId, [newActivity('twoStepOn')]);
  return isFirst ? renewRecoveryCodes(trx, accountId) : null;
}

/** Notes that an account has one way less; whoever asks for one step again needs no codes. */
export async function noteStepRemoved(trx: Db, accountId: string): Promise<true> {
  await addActivities(trx, { entity: 'account', entity_id: accountId }, accountId, [newActivity('twoStepOff')]);
  if (!isTwoStep(await readTwoStep(trx, accountId))) {
    await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  }
  return true;
}

/** Has an account ask for its password alone. @param trx of all writes. @returns whether it asked for more. */
export async function resetTwoStep(trx: Db, accountId: string): Promise<boolean> {
  const was = isTwoStep(await readTwoStep(trx, accountId));
  for (const table of ['authenticator', 'passkey', 'recovery_code', 'first_step'] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  return was;
}

/** Remembers whose password was right. @returns the token for the browser's cookie. */
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

/** @returns whose password was right in the browser of a token, and whether they are to be remembered; null where that is too long ago. */
export async function findFirstStep(db: Db, token: string): Promise<{ accountId: string; remember: boolean } | null> {
  const found = await db
    .selectFrom('first_step')
    .select(['account_id', 'remember'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return found ? { accountId: found.account_id, remember: found.remember === 1 } : null;
}

/** Forgets whose password was right: the second step is made. */
export async function endFirstStep(db: Db, token: string): Promise<void> {
  await db.deleteFrom('first_step').where('token_hash', '=', hashOf(token)).execute();
}
